import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { Change } from "../store/Committed.ts";

/** What a commit did to a target's result. */
export interface ResultDelta {
  /** Documents that were added or changed, projected as the target shows them. */
  readonly shown: readonly StoredDocument[];
  readonly gone: readonly DocumentName[];
}

/** The result of one target. Each commit updates it from the changed documents alone. */
export interface ResultView {
  /** The names of the documents in the result now. */
  names(): readonly DocumentName[];
  advance(changes: readonly Change[]): ResultDelta;
}
