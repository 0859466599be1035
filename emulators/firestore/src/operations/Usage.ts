import type { Caller } from "../model/Caller.ts";

export interface UsageCount {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/**
 * Counts documents read, written and deleted since the start, as Firestore bills them: a query without results and a
 * read of a missing document cost one read each. Administrators are the servers; they are counted separately from
 * students.
 */
export class Usage {
  readonly #students = { reads: 0, writes: 0, deletes: 0 };
  readonly #servers = { reads: 0, writes: 0, deletes: 0 };

  add(caller: Caller, kind: keyof UsageCount, documents: number): void {
    const count = caller.kind === "admin" ? this.#servers : this.#students;
    count[kind] += documents;
  }

  /** Adds the reads of a query or list: at least one. */
  addFound(caller: Caller, documents: number): void {
    this.add(caller, "reads", Math.max(1, documents));
  }

  count(): { readonly students: UsageCount; readonly servers: UsageCount } {
    return { students: { ...this.#students }, servers: { ...this.#servers } };
  }
}
