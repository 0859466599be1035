import type { DocumentName, StoredDocument } from "../model/Document.ts";
import type { FirestoreError } from "../model/FirestoreError.ts";
import type { StructuredQuery } from "../model/StructuredQuery.ts";
import type { Timestamp } from "../model/Value.ts";
import type { BloomFilter } from "./bloomFilter.ts";

/** The client chooses it. It identifies the target for the rest of the stream. */
export type TargetId = number;

export interface Target {
  readonly id: TargetId;
  readonly wants:
    | { readonly kind: "query"; readonly query: StructuredQuery }
    | { readonly kind: "documents"; readonly names: readonly DocumentName[] };
  /** The read time of the client's cached result. Null if the client has no cached result. */
  readonly resumeFrom: Timestamp | null;
  /**
   * How many documents the cached result has. If set, the server answers a resume with a bloom filter of the expected
   * names.
   */
  readonly expectedCount: number | null;
  /** The server removes the target as soon as its first result is complete. */
  readonly once: boolean;
}

export type ListenRequest =
  | { readonly kind: "addTarget"; readonly target: Target }
  /** A target with a malformed query. It is removed with an error, like a target that the rules deny. */
  | { readonly kind: "brokenTarget"; readonly id: TargetId; readonly cause: FirestoreError }
  | { readonly kind: "removeTarget"; readonly id: TargetId };

export type ListenResponse =
  | { readonly kind: "added" | "reset"; readonly id: TargetId }
  | { readonly kind: "removed"; readonly id: TargetId; readonly cause: FirestoreError | null }
  /** The target's result is complete as of this time. */
  | { readonly kind: "current"; readonly id: TargetId; readonly readTime: Timestamp }
  /**
   * How many documents the resumed target has. From it, the client detects lost documents and documents that it should
   * have dropped.
   */
  | {
      readonly kind: "filter";
      readonly id: TargetId;
      readonly count: number;
      readonly names: BloomFilter | null;
    }
  /** All targets of the stream are consistent at this time. Clients raise their snapshots only after this message. */
  | { readonly kind: "snapshot"; readonly readTime: Timestamp }
  | {
      readonly kind: "documentChange";
      readonly document: StoredDocument;
      readonly targetIds: readonly TargetId[];
      readonly removedTargetIds: readonly TargetId[];
    }
  /** `documentRemove`: the document still exists, but no longer matches the targets. */
  | {
      readonly kind: "documentDelete" | "documentRemove";
      readonly name: DocumentName;
      readonly removedTargetIds: readonly TargetId[];
      readonly readTime: Timestamp;
    };
