import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName } from "../model/Document.ts";
import type { DocumentReader } from "../model/DocumentReader.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { databaseOf, projectOf } from "../model/resourceName.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import { questionOfWrite } from "../rules/questionOfWrite.ts";
import type { DecideOptions, RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { CommitPreview, PreviewedWrite } from "../store/CommitPreview.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";

export interface Ruleset {
  decide(request: RulesRequest, options?: DecideOptions): Verdict;
  /** One verdict for each operation of a commit or a batch read; they share limits of expressions and documents. */
  decideTogether(requests: readonly RulesRequest[], options?: DecideOptions): readonly Verdict[];
}

/** Null where a project has no rules: everything is allowed then, as in Google's emulator. */
export type RulesFor = (projectId: string) => Ruleset | null;

type Student = Exclude<Caller, { kind: "admin" }>;

/**
 * Asks the rules on behalf of a caller and throws PERMISSION_DENIED with their message. `Operations` asks it for every
 * request that is answered once, the Listen stream for each target it adds. Administrators pass unasked.
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

  /** The rules judge a read of a missing document as well. `reader` is the state that is read, the present unless given. */
  authorizeGet(caller: Caller, name: DocumentName, reader: DocumentReader = this.#store): void {
    if (caller.kind === "admin") return;
    this.#ask(this.#getRequest(caller, name, reader));
  }

  /** One batch read of several documents of a database: the first that is refused refuses them all. */
  authorizeBatchGet(
    caller: Caller,
    database: DatabaseName,
    names: readonly DocumentName[],
    reader: DocumentReader = this.#store,
  ): void {
    if (caller.kind === "admin") return;
    this.#askTogether(
      database,
      names.map((name) => this.#getRequest(caller, name, reader)),
    );
  }

  /** `list`, asked once for the query, never per document. */
  authorizeQuery(caller: Caller, query: StructuredQuery, reader: DocumentReader = this.#store): void {
    if (caller.kind === "admin") return;
    this.#ask({ ...this.#readRequest(caller, databaseOf(query.parent), reader), method: "list", query });
  }

  /** Every write is judged by the state it meets, whether or not its preconditions hold. */
  authorizeCommit(caller: Caller, preview: CommitPreview): void {
    if (caller.kind === "admin") return;
    const base = {
      database: preview.database,
      caller,
      time: preview.requestTime,
      read: (name: DocumentName) => this.#store.get(name),
      readAfter: (name: DocumentName) => preview.readAfter(name),
    };
    this.#askTogether(
      preview.database,
      preview.writes.map((write) => ({ ...base, ...questionOf(write) })),
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

  #ask(request: RulesRequest): void {
    const verdict = this.#rulesFor(projectOf(request.database))?.decide(request);
    if (verdict) insist(verdict);
  }

  #askTogether(database: DatabaseName, requests: readonly RulesRequest[]): void {
    const verdicts = this.#rulesFor(projectOf(database))?.decideTogether(requests) ?? [];
    verdicts.forEach(insist);
  }
}

function insist(verdict: Verdict): void {
  if (!verdict.allowed) throw new FirestoreError("PERMISSION_DENIED", verdict.message);
}

function questionOf({ write, before, after }: PreviewedWrite) {
  const { name } = write;
  const fields = before?.fields ?? null;
  if (write.kind === "verify") return { method: "get", name, before: fields } as const;
  return questionOfWrite({ name, before: fields, after: after?.fields ?? null });
}
