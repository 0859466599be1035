import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { databaseOf, projectOf } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import type { DecideOptions, RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import { writeOperationOf } from "../rules/writeOperationOf.ts";
import type { CommitPreview, PreviewedWrite } from "../store/CommitPreview.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";

export interface Ruleset {
  decide(request: RulesRequest, options?: DecideOptions): Verdict;
  /**
   * One verdict for each operation of a commit or batch read. The operations share the limits on expressions and
   * document accesses.
   */
  decideTogether(requests: readonly RulesRequest[], options?: DecideOptions): readonly Verdict[];
}

/** Null if a project has no rules. Everything is allowed then, as in Google's emulator. */
export type RulesFor = (projectId: string) => Ruleset | null;

type Student = Exclude<Caller, { kind: "admin" }>;

/**
 * Evaluates the rules for a caller and throws PERMISSION_DENIED with their message. `Operations` calls it for every
 * request, the Listen stream for each target it adds. Administrators skip the rules.
 */
export class Access {
  readonly #store: DocumentStore;
  readonly #rulesFor: RulesFor;
  readonly #now: () => Timestamp;

  constructor({ store, rulesFor, now }: { store: DocumentStore; rulesFor: RulesFor; now: () => Timestamp }) {
    this.#store = store;
    this.#rulesFor = rulesFor;
    this.#now = now;
  }

  /** The rules also decide reads of missing documents. `reader` is the state to read; the default is the present. */
  authorizeGet(caller: Caller, name: DocumentName, reader: DocumentReader = this.#store): void {
    if (caller.kind === "admin") return;
    this.#decide(this.#getRequest(caller, name, reader));
  }

  /** One batch read of several documents. If one document is denied, the batch is denied. */
  authorizeBatchGet(
    caller: Caller,
    database: DatabaseName,
    names: readonly DocumentName[],
    reader: DocumentReader = this.#store,
  ): void {
    if (caller.kind === "admin") return;
    this.#decideTogether(
      database,
      names.map((name) => this.#getRequest(caller, name, reader)),
    );
  }

  /** `list`, evaluated once for the query and never per document. */
  authorizeQuery(caller: Caller, query: StructuredQuery, reader: DocumentReader = this.#store): void {
    if (caller.kind === "admin") return;
    this.#decide({ ...this.#readRequest(caller, databaseOf(query.parent), reader), method: "list", query });
  }

  /** Evaluates each write against the state before it, whether or not its preconditions hold. */
  authorizeCommit(caller: Caller, preview: CommitPreview): void {
    if (caller.kind === "admin") return;
    const base = {
      database: preview.database,
      caller,
      time: preview.requestTime,
      read: (name: DocumentName) => this.#store.get(name),
      readAfter: (name: DocumentName) => preview.readAfter(name),
    };
    this.#decideTogether(
      preview.database,
      preview.writes.map((write) => ({ ...base, ...operationOf(write) })),
    );
  }

  #getRequest(caller: Student, name: DocumentName, reader: DocumentReader): RulesRequest {
    const before = reader.get(name)?.fields ?? null;
    return { ...this.#readRequest(caller, databaseOf(name), reader), method: "get", name, before };
  }

  #readRequest(caller: Student, database: DatabaseName, reader: DocumentReader) {
    const now = this.#now();
    const read = (name: DocumentName) => reader.get(name);
    return { database, caller, time: now - (now % 1000n), read, readAfter: read };
  }

  #decide(request: RulesRequest): void {
    const verdict = this.#rulesFor(projectOf(request.database))?.decide(request);
    if (verdict) throwIfDenied(verdict);
  }

  #decideTogether(database: DatabaseName, requests: readonly RulesRequest[]): void {
    const verdicts = this.#rulesFor(projectOf(database))?.decideTogether(requests) ?? [];
    verdicts.forEach(throwIfDenied);
  }
}

function throwIfDenied(verdict: Verdict): void {
  if (!verdict.allowed) throw new FirestoreError("PERMISSION_DENIED", verdict.message);
}

function operationOf({ write, before, after }: PreviewedWrite) {
  const { name } = write;
  const fields = before?.fields ?? null;
  if (write.kind === "verify") return { method: "get", name, before: fields } as const;
  return writeOperationOf({ name, before: fields, after: after?.fields ?? null });
}
