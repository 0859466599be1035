import type { BloomFilter } from "../listen/bloomFilter.ts";
import type { ListenRequest, ListenResponse, Target } from "../listen/ListenMessages.ts";
import type { Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";
import { checkListenedQuery } from "../query/checkQuery.ts";
import { readStructuredQuery } from "./protoJsonQuery.ts";
import {
  invalidPayload,
  type JsonObject,
  optional,
  readArray,
  readBoolean,
  readBytes,
  readInt32,
  readMessage,
  readString,
  readTimestamp,
} from "./protoJsonReader.ts";
import { writeBytes, writeDocument, writeTimestamp } from "./protoJsonValue.ts";
import { statusNumber } from "./status.ts";

/** The database in the requests of a Listen or Write stream. */
export function readStreamDatabase(database: Json | undefined): string {
  const name = readString(database);
  if (name === "") throw new FirestoreError("INVALID_ARGUMENT", "A stream request must name its database.");
  return name;
}

export function readListenRequest(json: Json): ListenRequest & { readonly database: string } {
  const message = readMessage(json, "database", "addTarget", "removeTarget", "labels");
  const database = readStreamDatabase(message.database);
  if (message.addTarget !== undefined) return { database, ...readAddTarget(message.addTarget) };
  if (message.removeTarget === undefined) throw invalidPayload();
  return { database, kind: "removeTarget", id: readInt32(message.removeTarget) };
}

function readAddTarget(json: Json): ListenRequest {
  const target = readMessage(
    json,
    "query",
    "documents",
    "resumeToken",
    "readTime",
    "targetId",
    "once",
    "expectedCount",
  );
  const id = readInt32(target.targetId);
  try {
    const wants = readWants(target.query, target.documents);
    const resumeFrom = target.readTime ? readTimestamp(target.readTime) : readResumeToken(target.resumeToken);
    const expectedCount = optional(target.expectedCount, readInt32);
    return { kind: "addTarget", target: { id, wants, resumeFrom, expectedCount, once: readBoolean(target.once) } };
  } catch (thrown) {
    if (thrown instanceof FirestoreError) return { kind: "brokenTarget", id, cause: thrown };
    throw thrown;
  }
}

function readWants(query: Json | undefined, documents: Json | undefined): Target["wants"] {
  if (query !== undefined) {
    const { parent, structuredQuery } = readMessage(query, "parent", "structuredQuery");
    const listened = readStructuredQuery(readString(parent), structuredQuery);
    checkListenedQuery(listened);
    return { kind: "query", query: listened };
  }
  return { kind: "documents", names: readArray(readMessage(documents, "documents").documents, readString) };
}

/** A resume token is the read time of its snapshot. With a foreign token, the target starts from nothing. */
function readResumeToken(json: Json | undefined): Timestamp | null {
  const text = Buffer.from(readBytes(json)).toString("latin1");
  return /^\d{1,18}$/.test(text) ? BigInt(text) : null;
}

function writeResumeToken(readTime: Timestamp): string {
  return writeBytes(Buffer.from(readTime.toString(), "latin1"));
}

export function writeListenResponse(response: ListenResponse): JsonObject {
  switch (response.kind) {
    case "added":
      return { targetChange: { targetChangeType: "ADD", targetIds: [response.id] } };
    case "reset":
      return { targetChange: { targetChangeType: "RESET", targetIds: [response.id] } };
    case "removed":
      return {
        targetChange: {
          targetChangeType: "REMOVE",
          targetIds: [response.id],
          ...(response.cause && {
            cause: { code: statusNumber[response.cause.code], message: response.cause.message },
          }),
        },
      };
    case "current":
      return {
        targetChange: { targetChangeType: "CURRENT", targetIds: [response.id], ...writeMoment(response.readTime) },
      };
    case "snapshot":
      return { targetChange: { targetChangeType: "NO_CHANGE", targetIds: [], ...writeMoment(response.readTime) } };
    case "documentChange":
      return {
        documentChange: {
          document: writeDocument(response.document),
          targetIds: [...response.targetIds],
          removedTargetIds: [...response.removedTargetIds],
        },
      };
    case "filter":
      return { filter: { targetId: response.id, count: response.count, ...writeNames(response.names) } };
    case "documentDelete":
    case "documentRemove":
      return {
        [response.kind]: {
          document: response.name,
          removedTargetIds: [...response.removedTargetIds],
          readTime: writeTimestamp(response.readTime),
        },
      };
  }
}

/** Despite the name `unchangedNames`, the filter contains all documents of the target. */
function writeNames(names: BloomFilter | null): JsonObject {
  if (names === null) return {};
  const { bitmap, padding, hashCount } = names;
  return { unchangedNames: { bits: { bitmap: writeBytes(bitmap), padding }, hashCount } };
}

function writeMoment(readTime: Timestamp): JsonObject {
  return { resumeToken: writeResumeToken(readTime), readTime: writeTimestamp(readTime) };
}
