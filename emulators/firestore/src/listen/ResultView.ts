import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { Change } from "../store/Committed.ts";

/** What a commit did to a target's result. */
export interface ResultDelta {
  /** Documents that came in or changed, as the target shows them. */
  readonly shown: readonly StoredDocument[];
  readonly gone: readonly DocumentName[];
}

/** The result of one target, carried on from commit to commit by looking at the changed documents alone. */
export interface ResultView {
  /** What belongs to it now. */
  names(): readonly DocumentName[];
  advance(changes: readonly Change[]): ResultDelta;
}
