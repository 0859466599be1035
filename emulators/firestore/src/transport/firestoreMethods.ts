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
import { readDocument, writeBytes, writeDocument, writeTimestamp, writeValue } from "./protoJsonValue.ts";
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

/** The methods of `google.firestore.v1.Firestore` that answer once, by name: the same for gRPC and REST. */
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
          documents: page.documents.map(({ name, document }) => (document ? writeDocument(document) : { name })),
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
          writeResults: results.map((one) => ("result" in one ? writeWriteResult(one.result) : {})),
          status: results.map((one) => ("result" in one ? {} : { code: statusNumber[one.code], message: one.message })),
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
        return { partitions: partitions.map(writeCursor), ...(nextPageToken && { nextPageToken }) };
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
        return { collectionIds: [...collectionIds], ...(nextPageToken && { nextPageToken }) };
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
        // An empty result still has to tell its readTime.
        const needsHead = answer.skippedResults > 0 || documents.length === 0;
        const head = { ...(answer.skippedResults > 0 && { skippedResults: answer.skippedResults }), readTime };
        return withTransaction(answer, explain(needsHead ? [head, ...documents] : documents, documents.length));
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
        return withTransaction(answer, explain([response], 1));
      },
    },
  };
}

// A transaction that the read began is told in a response of its own, before everything else.
function withTransaction(answer: ReadHeader, responses: JsonObject[]): JsonObject[] {
  return answer.transaction ? [{ transaction: writeBytes(answer.transaction) }, ...responses] : responses;
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
