import type { Caller } from "../model/Caller.ts";

export interface UsageCount {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/**
 * Documents read, written and deleted since the start, counted as Firestore bills them: a query that finds nothing and
 * a document that is not there are one read each. Administrators, which are servers, are counted apart from students.
 */
export class Usage {
  readonly #students = { reads: 0, writes: 0, deletes: 0 };
  readonly #servers = { reads: 0, writes: 0, deletes: 0 };

  add(caller: Caller, kind: keyof UsageCount, documents: number): void {
    const count = caller.kind === "admin" ? this.#servers : this.#students;
    count[kind] += documents;
  }

  /** The reads of a query or list: one at least. */
  addFound(caller: Caller, documents: number): void {
    this.add(caller, "reads", Math.max(1, documents));
  }

  count(): { readonly students: UsageCount; readonly servers: UsageCount } {
    return { students: { ...this.#students }, servers: { ...this.#servers } };
  }
}
