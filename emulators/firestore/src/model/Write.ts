import type { DocumentName, FieldPath } from "./Document.ts";
import type { Fields, Timestamp, Value } from "./Value.ts";

export type Precondition =
  | { readonly exists: boolean; readonly updateTime?: never }
  | { readonly updateTime: Timestamp; readonly exists?: never };

export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: "serverTimestamp" }
  | { readonly kind: "increment" | "maximum" | "minimum"; readonly operand: Value }
  | { readonly kind: "appendMissingElements" | "removeAllFromArray"; readonly elements: readonly Value[] }
);

/** One write of a commit. `mask: null` replaces all fields of the document. A mask changes only the paths in it. */
export type Write =
  | {
      readonly kind: "update";
      readonly name: DocumentName;
      readonly fields: Fields;
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition | null;
    }
  | { readonly kind: "delete"; readonly name: DocumentName; readonly precondition: Precondition | null }
  | { readonly kind: "verify"; readonly name: DocumentName; readonly precondition: Precondition | null };

/** The result of a write. `updateTime` is null for deletes and verifies. A no-op keeps the old one. */
export interface WriteResult {
  readonly updateTime: Timestamp | null;
  readonly transformResults: readonly Value[];
}

export interface CommitResult {
  readonly commitTime: Timestamp;
  readonly writeResults: readonly WriteResult[];
}
