import type { WriteStreamRequest, WriteStreamResponse } from "../listen/WriteStream.ts";
import type { Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { parseFieldPath } from "../model/fieldPath.ts";
import type { CommitResult, FieldTransform, Precondition, Write, WriteResult } from "../model/Write.ts";
import { readMask } from "./protoJsonFieldPath.ts";
import {
  checkOneof,
  invalidPayload,
  type JsonObject,
  optional,
  readArray,
  readBoolean,
  readBytes,
  readEnum,
  readMessage,
  readString,
  readTimestamp,
} from "./protoJsonReader.ts";
import {
  listed,
  readArrayValue,
  readDocument,
  readValue,
  writeBytes,
  writeTimestamp,
  writeValue,
} from "./protoJsonValue.ts";

export function readWrite(json: Json): Write {
  const message = readMessage(
    json,
    "update",
    "delete",
    "verify",
    "transform",
    "updateMask",
    "updateTransforms",
    "currentDocument",
  );
  checkOneof(message, "update", "delete", "verify", "transform");
  const precondition = optional(message.currentDocument, readPrecondition);
  const mask = optional(message.updateMask, readMask);
  const transforms = readArray(message.updateTransforms, readTransform);
  if (message.update !== undefined) {
    const { name, fields } = readDocument(message.update);
    return { kind: "update", name, fields, mask, transforms, precondition };
  }
  if (mask !== null || transforms.length > 0) {
    throw new FirestoreError("INVALID_ARGUMENT", "Only an update can have a mask or transforms.");
  }
  if (message.delete !== undefined) return { kind: "delete", name: readString(message.delete), precondition };
  if (message.verify !== undefined) return { kind: "verify", name: readString(message.verify), precondition };
  if (message.transform !== undefined) return readTransformWrite(message.transform, precondition);
  throw new FirestoreError("INVALID_ARGUMENT", "A write must have an operation.");
}

// The older form of an update with only transforms. Its empty mask leaves all other fields unchanged.
function readTransformWrite(json: Json, precondition: Precondition | null): Write {
  const { document, fieldTransforms } = readMessage(json, "document", "fieldTransforms");
  const transforms = readArray(fieldTransforms, readTransform);
  return { kind: "update", name: readString(document), fields: new Map(), mask: [], transforms, precondition };
}

/** Null for a precondition without a requirement. */
export function readPrecondition(json: Json): Precondition | null {
  const message = readMessage(json, "exists", "updateTime");
  checkOneof(message, "exists", "updateTime");
  const { exists, updateTime } = message;
  if (exists !== undefined) return { exists: readBoolean(exists) };
  return updateTime === undefined ? null : { updateTime: readTimestamp(updateTime) };
}

const transformKinds = [
  "setToServerValue",
  "increment",
  "maximum",
  "minimum",
  "appendMissingElements",
  "removeAllFromArray",
] as const;

function readTransform(json: Json): FieldTransform {
  const { fieldPath, ...kinds } = readMessage(json, "fieldPath", ...transformKinds);
  checkOneof(kinds, ...transformKinds);
  const path = parseFieldPath(readString(fieldPath));
  if (kinds.setToServerValue !== undefined) {
    readEnum(kinds.setToServerValue, "REQUEST_TIME");
    return { path, kind: "serverTimestamp" };
  }
  for (const kind of ["increment", "maximum", "minimum"] as const) {
    if (kinds[kind] !== undefined) return { path, kind, operand: readValue(kinds[kind]) };
  }
  for (const kind of ["appendMissingElements", "removeAllFromArray"] as const) {
    if (kinds[kind] !== undefined) return { path, kind, elements: readArrayValue(kinds[kind]) };
  }
  throw invalidPayload();
}

export function writeWriteResult(result: WriteResult): JsonObject {
  return {
    ...(result.updateTime !== null && { updateTime: writeTimestamp(result.updateTime) }),
    ...(result.transformResults.length > 0 && { transformResults: result.transformResults.map(writeValue) }),
  };
}

/** A `CommitResponse`. */
export function writeCommitResult({ writeResults, commitTime }: CommitResult): JsonObject {
  return { ...listed("writeResults", writeResults.map(writeWriteResult)), commitTime: writeTimestamp(commitTime) };
}

/** A `WriteRequest` of the Write stream. */
export function readWriteStreamRequest(json: Json): WriteStreamRequest {
  const message = readMessage(json, "database", "streamId", "writes", "streamToken", "labels");
  return {
    database: readString(message.database),
    streamId: readString(message.streamId),
    streamToken: readBytes(message.streamToken),
    writes: readArray(message.writes, readWrite),
  };
}

export function writeWriteStreamResponse({ streamId, streamToken, result }: WriteStreamResponse): JsonObject {
  return {
    ...(streamId !== null && { streamId }),
    streamToken: writeBytes(streamToken),
    ...(result && writeCommitResult(result)),
  };
}
