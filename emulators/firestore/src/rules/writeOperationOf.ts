import type { DocumentName } from "../model/Document.ts";
import type { Fields } from "../model/Value.ts";

/** A document before and after a write. Null if it does not exist. */
export interface WrittenDocument {
  readonly name: DocumentName;
  readonly before: Fields | null;
  /** All fields after the write, with mask and transforms applied. */
  readonly after: Fields | null;
}

/**
 * The operation that the rules decide for a write: create, update or delete, depending on whether the document exists
 * before and after it.
 */
export function writeOperationOf({ name, before, after }: WrittenDocument) {
  if (!after) return { method: "delete", name, before } as const;
  return { method: before ? "update" : "create", name, before, after } as const;
}
