import type { FieldPath } from "./Document.ts";
import { FirestoreError } from "./FirestoreError.ts";
import type { Fields, Value } from "./Value.ts";

/** Cuts `a.b` or `` a.`odd name` `` into segments; INVALID_ARGUMENT when it is no field path. */
export function parseFieldPath(_text: string): FieldPath {
  throw new FirestoreError("UNIMPLEMENTED", "parseFieldPath");
}

/** The inverse of `parseFieldPath`: quotes what needs it. */
export function formatFieldPath(_path: FieldPath): string {
  throw new FirestoreError("UNIMPLEMENTED", "formatFieldPath");
}

export function fieldAt(_fields: Fields, _path: FieldPath): Value | undefined {
  throw new FirestoreError("UNIMPLEMENTED", "fieldAt");
}
