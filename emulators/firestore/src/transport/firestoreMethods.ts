import type { Caller, Json } from "../model/Caller.ts";
import type { Consistency, FirestoreService, ReadHeader, TransactionOptions } from "../operations/FirestoreService.ts";
import { explainer } from "./explainer.ts";
import { readMask } from "./protoJsonFieldPath.ts";
import { parseOrderBy, readAggregationQuery, readStructuredQuery, writeCursor } from "./protoJsonQuery.ts";
import {
  checkOneof,
  type JsonObject,
  optional,
  readArray,
  readBoolean,
  readBytes,
  readInt32,
  readInt64,
  readMessage,
  readString,
  readTimestamp,
} from "./protoJsonReader.ts";
import { listed, readDocument, writeBytes, writeDocument, writeTimestamp, writeValue } from "./protoJsonValue.ts";
import { readPrecondition, readWrite, writeCommitResult, writeWriteResult } from "./protoJsonWrite.ts";
import { statusNumber } from "./status.ts";

/** Answers one request message with one response message, both as ProtoJSON. */
export type UnaryMethod = (caller: Caller, request: Json) => Promise<JsonObject>;
/** Answers one request message with a stream of responses. */
export type StreamingMethod = (caller: Caller, request: Json) => Promise<JsonObject[]>;

export interface FirestoreMethods {
  readonly unary: { readonly [name: string]: UnaryMethod };
  readonly streaming: { readonly [name: string]: StreamingMethod };
}

/** The unary and server-streaming methods of `google.firestore.v1.Firestore`, by name. The same for gRPC and REST. */
export function firestoreMethods(service: FirestoreService, newDocumentId: () => string): FirestoreMethods {
  return {
    unary: {
      async GetDocument(caller, request) {
        const { name, mask, ...selector } = readMessage(request, "name", "mask", ...consistencyFields);
        const document = await service.getDocument(caller, {
          name: readString(name),
          mask: optional(mask, readMask),
          consistency: readConsistency(selector),
        });
        return writeDocument(document);
      },

      async ListDocuments(caller, request) {
        const message = readMessage(
          request,
          "parent",
          "collectionId",
          "pageSize",
          "pageToken",
          "orderBy",
          "mask",
          "showMissing",
          ...consistencyFields,
        );
        const page = await service.listDocuments(caller, {
          parent: readString(message.parent),
          collectionId: readString(message.collectionId),
          pageSize: readInt32(message.pageSize),
          pageToken: readString(message.pageToken),
          orderBy: parseOrderBy(readString(message.orderBy)),
          mask: optional(message.mask, readMask),
          showMissing: readBoolean(message.showMissing),
          consistency: readConsistency(message),
        });
        return {
          ...listed(
            "documents",
            page.documents.map(({ name, document }) => (document ? writeDocument(document) : { name })),
          ),
          ...(page.nextPageToken && { nextPageToken: page.nextPageToken }),
        };
      },

      async CreateDocument(caller, request) {
        const message = readMessage(request, "parent", "collectionId", "documentId", "document", "mask");
        const id = readString(message.documentId) || newDocumentId();
        const document = await service.writeDocument(caller, {
          write: {
            kind: "update",
            name: `${readString(message.parent)}/${readString(message.collectionId)}/${id}`,
            fields: readDocument(message.document ?? {}).fields,
            mask: null,
            transforms: [],
            precondition: { exists: false },
          },
          mask: optional(message.mask, readMask),
        });
        return document ? writeDocument(document) : {};
      },

      async UpdateDocument(caller, request) {
        const message = readMessage(request, "document", "updateMask", "mask", "currentDocument");
        const { name, fields } = readDocument(message.document ?? {});
        const document = await service.writeDocument(caller, {
          write: {
            kind: "update",
            name,
            fields,
            mask: optional(message.updateMask, readMask),
            transforms: [],
            precondition: optional(message.currentDocument, readPrecondition),
          },
          mask: optional(message.mask, readMask),
        });
        return document ? writeDocument(document) : {};
      },

      async DeleteDocument(caller, request) {
        const { name, currentDocument } = readMessage(request, "name", "currentDocument");
        const precondition = optional(currentDocument, readPrecondition);
        await service.writeDocument(caller, {
          write: { kind: "delete", name: readString(name), precondition },
          mask: null,
        });
        return {};
      },

      async BeginTransaction(caller, request) {
        const { database, options } = readMessage(request, "database", "options");
        const transaction = await service.beginTransaction(caller, {
          database: readString(database),
          options: readTransactionOptions(options ?? {}),
        });
        return { transaction: writeBytes(transaction) };
      },

      async Commit(caller, request) {
        const { database, writes, transaction } = readMessage(request, "database", "writes", "transaction");
        const result = await service.commit(caller, {
          database: readString(database),
          writes: readArray(writes, readWrite),
          transaction: transaction ? readBytes(transaction) : null,
        });
        return writeCommitResult(result);
      },

      async Rollback(caller, request) {
        const { database, transaction } = readMessage(request, "database", "transaction");
        await service.rollback(caller, { database: readString(database), transaction: readBytes(transaction) });
        return {};
      },

      async BatchWrite(caller, request) {
        const { database, writes } = readMessage(request, "database", "writes", "labels");
        const results = await service.batchWrite(caller, {
          database: readString(database),
          writes: readArray(writes, readWrite),
        });
        return {
          ...listed(
            "writeResults",
            results.map((one) => ("result" in one ? writeWriteResult(one.result) : {})),
          ),
          ...listed(
            "status",
            results.map((one) => ("result" in one ? {} : { code: statusNumber[one.code], message: one.message })),
          ),
        };
      },

      async PartitionQuery(caller, request) {
        const { parent, structuredQuery, partitionCount, pageSize, pageToken, ...selector } = readMessage(
          request,
          "parent",
          "structuredQuery",
          "partitionCount",
          "pageSize",
          "pageToken",
          "readTime",
        );
        const { partitions, nextPageToken } = await service.partitionQuery(caller, {
          query: readStructuredQuery(readString(parent), structuredQuery),
          partitionCount: partitionCount === undefined ? 0 : Number(readInt64(partitionCount)),
          pageSize: readInt32(pageSize),
          pageToken: readString(pageToken),
          consistency: readConsistency(selector),
        });
        return { ...listed("partitions", partitions.map(writeCursor)), ...(nextPageToken && { nextPageToken }) };
      },

      async ListCollectionIds(caller, request) {
        const { parent, pageSize, pageToken, ...selector } = readMessage(
          request,
          "parent",
          "pageSize",
          "pageToken",
          "readTime",
        );
        const { collectionIds, nextPageToken } = await service.listCollectionIds(caller, {
          parent: readString(parent),
          pageSize: readInt32(pageSize),
          pageToken: readString(pageToken),
          consistency: readConsistency(selector),
        });
        return { ...listed("collectionIds", [...collectionIds]), ...(nextPageToken && { nextPageToken }) };
      },
    },

    streaming: {
      async BatchGetDocuments(caller, request) {
        const message = readMessage(request, "database", "documents", "mask", ...consistencyFields);
        const names = readArray(message.documents, readString);
        const answer = await service.batchGetDocuments(caller, {
          database: readString(message.database),
          names,
          mask: optional(message.mask, readMask),
          consistency: readConsistency(message),
        });
        const readTime = writeTimestamp(answer.readTime);
        return withTransaction(
          answer,
          Array.from(answer.found, ([name, document]) =>
            document ? { found: writeDocument(document), readTime } : { missing: name, readTime },
          ),
        );
      },

      async RunQuery(caller, request) {
        const message = readMessage(request, "parent", "structuredQuery", "explainOptions", ...consistencyFields);
        const explain = explainer(message.explainOptions);
        const answer = await service.runQuery(caller, {
          query: readStructuredQuery(readString(message.parent), message.structuredQuery),
          consistency: readConsistency(message),
        });
        const readTime = writeTimestamp(answer.readTime);
        const documents = answer.documents.map((document) => ({ document: writeDocument(document), readTime }));
        // An empty result must still include its readTime.
        const needsHead = answer.skippedResults > 0 || documents.length === 0;
        const head = { ...(answer.skippedResults > 0 && { skippedResults: answer.skippedResults }), readTime };
        return withTransaction(answer, done(explain(needsHead ? [head, ...documents] : documents, documents.length)));
      },

      async RunAggregationQuery(caller, request) {
        const message = readMessage(
          request,
          "parent",
          "structuredAggregationQuery",
          "explainOptions",
          ...consistencyFields,
        );
        const explain = explainer(message.explainOptions);
        const answer = await service.runAggregationQuery(caller, {
          ...readAggregationQuery(readString(message.parent), message.structuredAggregationQuery),
          consistency: readConsistency(message),
        });
        const aggregateFields = Object.fromEntries(
          Array.from(answer.fields, ([alias, value]) => [alias, writeValue(value)]),
        );
        const response = { result: { aggregateFields }, readTime: writeTimestamp(answer.readTime) };
        return withTransaction(answer, done(explain([response], 1)));
      },
    },
  };
}

// The id of a transaction that the read began goes into a separate first response.
function withTransaction(answer: ReadHeader, responses: JsonObject[]): JsonObject[] {
  return answer.transaction ? [{ transaction: writeBytes(answer.transaction) }, ...responses] : responses;
}

/** A query's last response says so. gRPC has no such field in the response of an aggregation and leaves it out. */
function done(responses: readonly JsonObject[]): JsonObject[] {
  return responses.map((response, index) => (index === responses.length - 1 ? { ...response, done: true } : response));
}

const consistencyFields = ["transaction", "newTransaction", "readTime"] as const;
type ConsistencyFields = { readonly [F in (typeof consistencyFields)[number]]?: Json };

function readConsistency(message: ConsistencyFields): Consistency {
  checkOneof(message, ...consistencyFields);
  const { transaction, newTransaction, readTime } = message;
  if (transaction) return { kind: "transaction", transaction: readBytes(transaction) };
  if (newTransaction !== undefined) return { kind: "newTransaction", options: readTransactionOptions(newTransaction) };
  if (readTime !== undefined) return { kind: "readTime", readTime: readTimestamp(readTime) };
  return { kind: "latest" };
}

function readTransactionOptions(json: Json): TransactionOptions {
  const message = readMessage(json, "readOnly", "readWrite");
  checkOneof(message, "readOnly", "readWrite");
  const { readOnly } = message;
  if (readOnly !== undefined) {
    return { mode: "readOnly", readTime: optional(readMessage(readOnly, "readTime").readTime, readTimestamp) };
  }
  const { retryTransaction } = readMessage(message.readWrite ?? {}, "retryTransaction");
  return { mode: "readWrite", retryTransaction: retryTransaction ? readBytes(retryTransaction) : null };
}
