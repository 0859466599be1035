import { type Fields, pathOf } from "./notes.ts";

/** The collections that notes are kept of. A shift is a part of its experience. A journal has drafts of its own. */
const KINDS = [
  "experiences",
  "shifts",
  "scores",
  "schools",
  "courses",
  "checklists",
  "savedResources",
  "timelines",
  "settings",
] as const;
export type UnsentKind = (typeof KINDS)[number];

/** Where a noted thing belongs. */
export interface UnsentPlace {
  readonly kind: UnsentKind;
  readonly documentPath: string;
  readonly documentId: string;
  /** The document's own where the thing is the whole of it. */
  readonly id: string;
}

/** Null for what this version of Cairn knows nothing of. */
export function placeOf(key: string): UnsentPlace | null {
  const [users = "", uid = "", collection = "", documentId = "", row] = pathOf(key).split("/");
  const name = collection === "experiences" && row !== undefined ? "shifts" : collection;
  const kind = KINDS.find((known) => known === name);
  const documentPath = [users, uid, collection, documentId].join("/");
  return kind ? { kind, documentPath, documentId, id: row ?? documentId } : null;
}

/** The thing as its document has it; null where it has none. Settings that were never chosen are there, and empty. */
export function standingIn(document: Fields | null, { kind, documentId, id }: UnsentPlace): Fields | null {
  if (kind === "settings") return document ?? {};
  if (id === documentId) return document;
  const rows = document?.[kind === "shifts" ? "shifts" : "items"] as Readonly<Record<string, Fields>> | undefined;
  return rows?.[id] ?? null;
}
