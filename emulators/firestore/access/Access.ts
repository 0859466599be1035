import type { Caller } from "../model/Caller.ts";
import type { DocumentName } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import type { RulesRequest, Verdict } from "../rules/RulesRequest.ts";
import type { CommitPreview } from "../store/CommitPreview.ts";
import type { DocumentStore } from "../store/DocumentStore.ts";

export interface Ruleset {
  decide(request: RulesRequest): Verdict;
}

/** Null where a project has no rules: everything is allowed then, as in Google's emulator. */
export type RulesFor = (projectId: string) => Ruleset | null;

/**
 * Asks the rules on behalf of a caller and throws PERMISSION_DENIED with their message. `Operations` asks it for every
 * request that is answered once, the Listen stream for each target it adds. Administrators pass unasked.
 */
export class Access {
  constructor(_options: { store: DocumentStore; rulesFor: RulesFor; now: () => Timestamp }) {}

  /** The rules judge a read of a missing document as well. */
  authorizeGet(_caller: Caller, _name: DocumentName): void {
    throw new FirestoreError("UNIMPLEMENTED", "Access.authorizeGet");
  }

  /** `list`, asked once for the query, never per document. */
  authorizeQuery(_caller: Caller, _query: StructuredQuery): void {
    throw new FirestoreError("UNIMPLEMENTED", "Access.authorizeQuery");
  }

  authorizeCommit(_caller: Caller, _preview: CommitPreview): void {
    throw new FirestoreError("UNIMPLEMENTED", "Access.authorizeCommit");
  }
}
