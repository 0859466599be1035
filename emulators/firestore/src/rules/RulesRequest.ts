import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import type { Explanation } from "./Explanation.ts";

/** Reads another document for `get()`, `exists()`, `getAfter()` and `existsAfter()`. Null if it does not exist. */
export type ReadDocument = (name: DocumentName) => Pick<StoredDocument, "name" | "fields"> | null;

interface RequestBase {
  readonly database: DatabaseName;
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  /** The request's time. Every server timestamp of this request gets the same value. */
  readonly time: Timestamp;
  /** The state before the request. */
  readonly read: ReadDocument;
  /** The state after all writes of the commit. For reads, the same as `read`. */
  readonly readAfter: ReadDocument;
}

/** One evaluation of the rules: one per write of a commit, one per query. */
export type RulesRequest = RequestBase &
  (
    | { readonly method: "get" | "delete"; readonly name: DocumentName; readonly before: Fields | null }
    | {
        readonly method: "create" | "update";
        readonly name: DocumentName;
        readonly before: Fields | null;
        /** All fields after the write, with mask and transforms applied. */
        readonly after: Fields;
      }
    | { readonly method: "list"; readonly query: StructuredQuery }
  );

/** With `explain`, a verdict carries its explanation; that takes time, so only the inspector asks for it. */
export interface DecideOptions {
  readonly explain: boolean;
}

export type Verdict = ({ readonly allowed: true } | { readonly allowed: false; readonly message: string }) & {
  /**
   * The number of expressions evaluated, as Google counts them. For a query, the cost of its most expensive disjunct.
   */
  readonly cost: number;
  readonly explanation?: Explanation;
};
