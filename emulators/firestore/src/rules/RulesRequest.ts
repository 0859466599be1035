import type { Caller } from "../model/Caller.ts";
import type { DatabaseName, DocumentName, StoredDocument } from "../model/Document.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Fields, Timestamp } from "../model/Value.ts";
import type { Explanation } from "./Explanation.ts";

/** Reads another document on behalf of `get()`, `exists()` and their `…After` twins. Null when there is none. */
export type ReadDocument = (name: DocumentName) => Pick<StoredDocument, "name" | "fields"> | null;

interface RequestBase {
  readonly database: DatabaseName;
  readonly caller: Exclude<Caller, { kind: "admin" }>;
  /** Equal to what every server timestamp of this request becomes. */
  readonly time: Timestamp;
  /** The state before the request. */
  readonly read: ReadDocument;
  /** The state after the whole commit; the same as `read` for reads. */
  readonly readAfter: ReadDocument;
}

/** One question to the rules. A commit asks once per write, a query once. */
export type RulesRequest = RequestBase &
  (
    | { readonly method: "get" | "delete"; readonly name: DocumentName; readonly before: Fields | null }
    | {
        readonly method: "create" | "update";
        readonly name: DocumentName;
        readonly before: Fields | null;
        /** The complete merged document, mask and transforms applied. */
        readonly after: Fields;
      }
    | { readonly method: "list"; readonly query: StructuredQuery }
  );

/** With `explain`, a verdict carries its explanation; that takes time, so only the inspector asks for it. */
export interface DecideOptions {
  readonly explain: boolean;
}

export type Verdict = ({ readonly allowed: true } | { readonly allowed: false; readonly message: string }) & {
  /** Expressions evaluated for it, as Google counts them; of a query, for its most expensive disjunct. */
  readonly cost: number;
  readonly explanation?: Explanation;
};
