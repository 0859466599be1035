import { FirestoreError } from "./FirestoreError.ts";
import type { Value } from "./Value.ts";

/** Firestore's total order over values of all types. */
export function compareValues(_a: Value, _b: Value): number {
  throw new FirestoreError("UNIMPLEMENTED", "compareValues");
}

/** UTF-8 order, which for surrogate pairs is not JavaScript's. */
export function compareStrings(_a: string, _b: string): number {
  throw new FirestoreError("UNIMPLEMENTED", "compareStrings");
}

/** The same type and the same bits: `1` and `1.0` are equal in order but not identical. */
export function identicalValues(_a: Value, _b: Value): boolean {
  throw new FirestoreError("UNIMPLEMENTED", "identicalValues");
}
