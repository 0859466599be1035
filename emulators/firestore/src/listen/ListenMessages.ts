import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import type { BloomFilter } from "./bloomFilter.ts";

/** Chosen by the client; it names the target for the rest of the stream. */
export type TargetId = number;

export interface Target {
  readonly id: TargetId;
  readonly wants:
    | { readonly kind: "query"; readonly query: StructuredQuery }
    | { readonly kind: "documents"; readonly names: readonly DocumentName[] };
  /** The read time of what the client already has; null when it starts from nothing. */
  readonly resumeFrom: Timestamp | null;
  /** How many documents it has of them: a client that says so wants to be told the names of those that it should have. */
  readonly expectedCount: number | null;
  /** The target goes as soon as its first result is complete. */
  readonly once: boolean;
}

export type ListenRequest =
  | { readonly kind: "addTarget"; readonly target: Target }
  /** A target whose query could not be read: refused like one that the rules deny. */
  | { readonly kind: "brokenTarget"; readonly id: TargetId; readonly cause: FirestoreError }
  | { readonly kind: "removeTarget"; readonly id: TargetId };

export type ListenResponse =
  | { readonly kind: "added" | "reset"; readonly id: TargetId }
  | { readonly kind: "removed"; readonly id: TargetId; readonly cause: FirestoreError | null }
  /** The target's result is complete as of this time. */
  | { readonly kind: "current"; readonly id: TargetId; readonly readTime: Timestamp }
  /** How many documents the resumed target has, so that a client that lost some of them, or kept too many, sees it. */
  | {
      readonly kind: "filter";
      readonly id: TargetId;
      readonly count: number;
      readonly names: BloomFilter | null;
    }
  /** All targets of the stream are consistent at this time: only now clients raise their snapshots. */
  | { readonly kind: "snapshot"; readonly readTime: Timestamp }
  | {
      readonly kind: "documentChange";
      readonly document: StoredDocument;
      readonly targetIds: readonly TargetId[];
      readonly removedTargetIds: readonly TargetId[];
    }
  /** `documentRemove` is of a document that still exists but left the targets. */
  | {
      readonly kind: "documentDelete" | "documentRemove";
      readonly name: DocumentName;
      readonly removedTargetIds: readonly TargetId[];
      readonly readTime: Timestamp;
    };
