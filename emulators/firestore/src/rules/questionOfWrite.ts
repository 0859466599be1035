import type { DocumentName } from "../model/Document.ts";
import type { Fields } from "../model/Value.ts";

/** A document before and after a write; null where there is none. */
export interface WrittenDocument {
  readonly name: DocumentName;
  readonly before: Fields | null;
  /** The complete merged document, mask and transforms applied. */
  readonly after: Fields | null;
}

/** What a write asks of the rules: whether it creates, updates or deletes is told by the states around it. */
export function questionOfWrite({ name, before, after }: WrittenDocument) {
  if (!after) return { method: "delete", name, before } as const;
  return { method: before ? "update" : "create", name, before, after } as const;
}
