import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName, FieldPath, StoredDocument } from "../model/Document.ts";
import type { StatusCode } from "../model/FirestoreError.ts";
import type { Aggregation, Cursor, Order, StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp, Value } from "../model/Value.ts";
import type { CommitResult, Write, WriteResult } from "../model/Write.ts";

/** Opaque bytes, as the client sends them back. */
export type TransactionId = Uint8Array;

export type TransactionOptions =
  | { readonly mode: "readWrite"; readonly retryTransaction: TransactionId | null }
  | { readonly mode: "readOnly"; readonly readTime: Timestamp | null };

/** Which state of the database a read sees. */
export type Consistency =
  | { readonly kind: "latest" }
  | { readonly kind: "transaction"; readonly transaction: TransactionId }
  | { readonly kind: "newTransaction"; readonly options: TransactionOptions }
  | { readonly kind: "readTime"; readonly readTime: Timestamp };

export interface ReadHeader {
  /** The id of the transaction that `newTransaction` began; null otherwise. */
  readonly transaction: TransactionId | null;
  readonly readTime: Timestamp;
}

/**
 * All methods of Firestore except the Listen and Write streams. The transports translate requests and call these
 * methods. No method knows whether the request came by gRPC, REST or WebChannel. All of them throw `FirestoreError`,
 * and wait while another transaction holds a lock they need.
 */
export interface FirestoreService {
  getDocument(
    caller: Caller,
    request: { name: DocumentName; mask: readonly FieldPath[] | null; consistency: Consistency },
  ): Promise<StoredDocument>;
  batchGetDocuments(
    caller: Caller,
    request: {
      database: DatabaseName;
      names: readonly DocumentName[];
      mask: readonly FieldPath[] | null;
      consistency: Consistency;
    },
  ): Promise<ReadHeader & { readonly found: ReadonlyMap<DocumentName, StoredDocument | null> }>;
  /** `document` is null for a missing document that has descendants (`showMissing`). */
  listDocuments(
    caller: Caller,
    request: {
      parent: string;
      collectionId: string;
      pageSize: number;
      pageToken: string;
      orderBy: readonly Order[];
      mask: readonly FieldPath[] | null;
      showMissing: boolean;
      consistency: Consistency;
    },
  ): Promise<{
    readonly documents: readonly { readonly name: DocumentName; readonly document: StoredDocument | null }[];
    readonly nextPageToken: string;
  }>;
  listCollectionIds(
    caller: Caller,
    request: { parent: string; pageSize: number; pageToken: string; consistency: Consistency },
  ): Promise<{ readonly collectionIds: readonly string[]; readonly nextPageToken: string }>;
  /** REST's single-document writes (create, patch, delete): commits of one write that return the document. */
  writeDocument(
    caller: Caller,
    request: { write: Write; mask: readonly FieldPath[] | null },
  ): Promise<StoredDocument | null>;
  commit(
    caller: Caller,
    request: { database: DatabaseName; writes: readonly Write[]; transaction: TransactionId | null },
  ): Promise<CommitResult>;
  batchWrite(
    caller: Caller,
    request: { database: DatabaseName; writes: readonly Write[] },
  ): Promise<readonly ({ readonly result: WriteResult } | { readonly code: StatusCode; readonly message: string })[]>;
  beginTransaction(
    caller: Caller,
    request: { database: DatabaseName; options: TransactionOptions },
  ): Promise<TransactionId>;
  rollback(caller: Caller, request: { database: DatabaseName; transaction: TransactionId }): Promise<void>;
  runQuery(
    caller: Caller,
    request: { query: StructuredQuery; consistency: Consistency },
  ): Promise<ReadHeader & { readonly documents: readonly StoredDocument[]; readonly skippedResults: number }>;
  /** One page of the cursors that split a query into parts of about the same size. */
  partitionQuery(
    caller: Caller,
    request: {
      query: StructuredQuery;
      partitionCount: number;
      pageSize: number;
      pageToken: string;
      consistency: Consistency;
    },
  ): Promise<{ readonly partitions: readonly Cursor[]; readonly nextPageToken: string }>;
  runAggregationQuery(
    caller: Caller,
    request: { query: StructuredQuery; aggregations: readonly Aggregation[]; consistency: Consistency },
  ): Promise<ReadHeader & { readonly fields: ReadonlyMap<string, Value> }>;
}
