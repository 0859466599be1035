import { Access, type RulesFor } from "../access/Access.ts";
import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { databaseOf, parseDatabaseName, parseDocumentName, parseParentName } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import type { CommitResult, Write, WriteResult } from "../model/Write.ts";
import { aggregate, aggregatedPaths, checkAggregations } from "../query/aggregate.ts";
import { checkAggregatedQuery, checkQuery } from "../query/checkQuery.ts";
import { checkPartition, partitionPoints } from "../query/partition.ts";
import { projectDocument } from "../query/projectDocument.ts";
import { runQuery } from "../query/runQuery.ts";
import type { CommitPreview } from "../store/CommitPreview.ts";
import { checkWrites } from "../store/checkWrites.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";
import type { FirestoreService, TransactionId } from "./FirestoreService.ts";
import { writeRequest } from "./LockRequest.ts";
import { queryLockKey } from "./lockKeys.ts";
import { listQuery, pageOfCollectionIds, pageOfDocuments, pageOfNames, pageOfPartitions } from "./pages.ts";
import { type Read, Reads } from "./Reads.ts";
import { decodeTransactionId, encodeTransactionId, type Transaction, TransactionTable } from "./TransactionTable.ts";

type Request<Method extends keyof FirestoreService> = Parameters<FirestoreService[Method]>[1];
type Answer<Method extends keyof FirestoreService> = ReturnType<FirestoreService[Method]>;

/**
 * Implements all methods except the streams. Each method first checks names and arguments, then the rules, and only
 * then preconditions and existence. A caller that the rules deny learns nothing else.
 */
export class Operations implements FirestoreService {
  readonly #store: DocumentStore;
  readonly #access: Access;
  readonly #transactions: TransactionTable;
  readonly #reads: Reads;

  constructor(options: { store: DocumentStore; rulesFor: RulesFor; now: () => Timestamp; newId: () => string }) {
    this.#store = options.store;
    this.#access = new Access(options);
    this.#transactions = new TransactionTable(options);
    this.#reads = new Reads(options.store, this.#transactions);
  }

  async getDocument(caller: Caller, { name, mask, consistency }: Request<"getDocument">): Answer<"getDocument"> {
    const { database } = parseDocumentName(name);
    return this.#reads.read(database, consistency, {
      keys: [name],
      authorize: (reader) => this.#access.authorizeGet(caller, name, reader),
      act: ({ reader }) => {
        const document = reader.get(name);
        if (!document) throw new FirestoreError("NOT_FOUND", `Document "${name}" not found.`);
        return projectDocument(document, mask);
      },
    });
  }

  async batchGetDocuments(caller: Caller, request: Request<"batchGetDocuments">): Answer<"batchGetDocuments"> {
    const { database, names, mask, consistency } = request;
    parseDatabaseName(database);
    for (const name of names) checkDatabase(database, name);
    return this.#reads.read(database, consistency, {
      keys: names,
      authorize: (reader) => this.#access.authorizeBatchGet(caller, database, names, reader),
      act: ({ reader, header }) => {
        const found = new Map<DocumentName, StoredDocument | null>();
        for (const name of names) {
          const document = reader.get(name);
          found.set(name, document && projectDocument(document, mask));
        }
        return { ...header, found };
      },
    });
  }

  async listDocuments(caller: Caller, request: Request<"listDocuments">): Answer<"listDocuments"> {
    const { parent, orderBy, showMissing, consistency } = request;
    const query = listQuery(request);
    checkQuery(query);
    if (showMissing) {
      if (query.from.collectionId === "") throw invalid("collection id must be set when show_missing is true");
      if (orderBy.length > 0) throw invalid("cannot specify an order when show_missing is true");
      requireAdmin(caller, "Metadata operations require admin authentication.");
    }
    return this.#reads.read(databaseOf(parent), consistency, {
      ...this.#queryRead(caller, query),
      act: ({ reader }) =>
        showMissing ? pageOfNames(reader, query, request) : pageOfDocuments(reader, query, request),
    });
  }

  async listCollectionIds(caller: Caller, request: Request<"listCollectionIds">): Answer<"listCollectionIds"> {
    parseParentName(request.parent);
    requireAdmin(caller, "Metadata operations require admin authentication.");
    return this.#reads.read(databaseOf(request.parent), request.consistency, {
      ...adminRead,
      act: ({ reader }) => pageOfCollectionIds(reader.collectionIds(request.parent), request),
    });
  }

  async runQuery(caller: Caller, { query, consistency }: Request<"runQuery">): Answer<"runQuery"> {
    checkQuery(query);
    return this.#reads.read(databaseOf(query.parent), consistency, {
      ...this.#queryRead(caller, query),
      act: ({ reader, header }) => ({ ...header, ...runQuery(reader, query) }),
    });
  }

  async partitionQuery(caller: Caller, request: Request<"partitionQuery">): Answer<"partitionQuery"> {
    const { query, partitionCount, consistency } = request;
    checkQuery(query);
    checkPartition(query, partitionCount);
    requireAdmin(caller, "Metadata operations require admin authentication.");
    return this.#reads.read(databaseOf(query.parent), consistency, {
      ...adminRead,
      act: ({ reader }) => {
        const names = runQuery(reader, query).documents.map(({ name }) => name);
        return pageOfPartitions(partitionPoints(names, partitionCount), request);
      },
    });
  }

  async runAggregationQuery(
    caller: Caller,
    { query, aggregations, consistency }: Request<"runAggregationQuery">,
  ): Answer<"runAggregationQuery"> {
    checkQuery(query);
    checkAggregations(aggregations);
    checkAggregatedQuery(query, aggregatedPaths(aggregations));
    return this.#reads.read(databaseOf(query.parent), consistency, {
      ...this.#queryRead(caller, query),
      act: ({ reader, header }) => {
        const { documents } = runQuery(reader, { ...query, select: null }, aggregatedPaths(aggregations));
        return { ...header, fields: aggregate(documents, aggregations) };
      },
    });
  }

  async commit(caller: Caller, { database, writes, transaction }: Request<"commit">): Promise<CommitResult> {
    checkWrites(database, writes);
    const { result } = await this.#write(caller, database, writes, transaction);
    return result;
  }

  async writeDocument(caller: Caller, { write, mask }: Request<"writeDocument">): Answer<"writeDocument"> {
    const { database } = parseDocumentName(write.name);
    const { preview } = await this.#write(caller, database, [write], null);
    const after = preview.writes[0]?.after ?? null;
    return after && projectDocument(after, mask);
  }

  async batchWrite(caller: Caller, { database, writes }: Request<"batchWrite">): Answer<"batchWrite"> {
    // One invalid write fails the request, and nothing is written.
    checkWrites(database, writes);
    const names = new Set<DocumentName>();
    for (const { name } of writes) {
      if (names.has(name)) throw invalid("the same document cannot be written more than once in a single request");
      names.add(name);
    }
    requireAdmin(caller, "Batch writes require admin authentication.");
    return Promise.all(writes.map((write) => this.#tryWrite(caller, database, write)));
  }

  async beginTransaction(
    _caller: Caller,
    { database, options }: Request<"beginTransaction">,
  ): Answer<"beginTransaction"> {
    parseDatabaseName(database);
    return encodeTransactionId(this.#transactions.begin(database, options).id);
  }

  async rollback(_caller: Caller, { database, transaction }: Request<"rollback">): Promise<void> {
    parseDatabaseName(database);
    this.#transactions.end(decodeTransactionId(transaction));
  }

  /**
   * Deletes everything in a database, or in all of them. Ends their transactions, so that no lock outlives the documents.
   * Commits that wait for those locks are served first: none writes after this.
   */
  clear(database: DatabaseName | null): void {
    this.#transactions.endAll(database);
    if (database === null) this.#store.reset();
    else this.#store.clear(database);
  }

  #queryRead(caller: Caller, query: StructuredQuery): Pick<Read<never>, "keys" | "authorize"> {
    return {
      keys: [queryLockKey(query)],
      authorize: (reader) => this.#access.authorizeQuery(caller, query, reader),
    };
  }

  async #tryWrite(
    caller: Caller,
    database: DatabaseName,
    write: Write,
  ): Promise<{ result: WriteResult } | { code: FirestoreError["code"]; message: string }> {
    try {
      const { preview } = await this.#write(caller, database, [write], null);
      return { result: preview.writes[0]?.result ?? { updateTime: null, transformResults: [] } };
    } catch (error) {
      if (error instanceof FirestoreError) return { code: error.code, message: error.message };
      throw error;
    }
  }

  /** Waits for locks, then evaluates the rules and commits in one synchronous step. */
  async #write(
    caller: Caller,
    database: DatabaseName,
    writes: readonly Write[],
    transactionId: TransactionId | null,
  ): Promise<{ readonly preview: CommitPreview; readonly result: CommitResult }> {
    const transaction = transactionId && this.#transactions.find(database, transactionId);
    const authorizedPreview = () => {
      const preview = this.#store.previewCommit(database, writes);
      this.#access.authorizeCommit(caller, preview);
      return preview;
    };
    const { locks } = this.#transactions;
    if (transaction?.mode === "readOnly" && writes.length > 0) {
      authorizedPreview();
      throw invalid("Cannot modify entities in a read-only transaction.");
    }
    // Most commits meet no lock.
    if (locks.isIdle) return this.#finish(authorizedPreview(), transaction);
    const names = writes.map(({ name }) => name);
    const locking = writeRequest(transaction?.id ?? null, names);
    // Evaluate the rules before waiting: a denied caller gets PERMISSION_DENIED at once instead of a lock timeout.
    if (!locks.isFree(locking)) authorizedPreview();
    try {
      return await locks.whenFree(locking, () => this.#finish(authorizedPreview(), transaction));
    } catch (error) {
      if (transaction && error instanceof FirestoreError && error.code === "ABORTED") {
        this.#transactions.end(transaction.id);
      }
      throw error;
    }
  }

  /** A commit ends its transaction, even if a precondition fails. */
  #finish(preview: CommitPreview, transaction: Transaction | null) {
    try {
      return { preview, result: this.#store.applyCommit(preview) };
    } finally {
      if (transaction) this.#transactions.end(transaction.id);
    }
  }
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}

/** Only administrators get here, and nothing is locked. */
const adminRead = { keys: [], authorize: () => {} };

function checkDatabase(database: DatabaseName, name: DocumentName): void {
  if (parseDocumentName(name).database !== database) {
    throw new FirestoreError("INVALID_ARGUMENT", `Document name "${name}" is not in database "${database}".`);
  }
}

function requireAdmin(caller: Caller, message: string): void {
  if (caller.kind !== "admin") throw new FirestoreError("PERMISSION_DENIED", message);
}
