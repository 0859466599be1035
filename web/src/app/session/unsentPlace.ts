import { type Fields, pathOf } from "../../sync/notes.ts";

/**
 * The collections with notes. A shift is part of its experience. A journal, and the text of an essay, have their own
 * drafts.
 */
const KINDS = [
  "experiences",
  "shifts",
  "scores",
  "schools",
  "courses",
  "letters",
  "season",
  "interviews",
  "essays",
  "checklists",
  "savedResources",
  "timelines",
  "practices",
  "settings",
] as const;
export type UnsentKind = (typeof KINDS)[number];

/** Where a note belongs. */
export interface UnsentPlace {
  readonly kind: UnsentKind;
  readonly documentPath: string;
  readonly documentId: string;
  /** The document's own id if the note is about all of it. */
  readonly id: string;
}

/** Null for a key that this version of Cairn does not know. */
export function placeOf(key: string): UnsentPlace | null {
  const [users = "", uid = "", collection = "", documentId = "", row] = pathOf(key).split("/");
  const name = collection === "experiences" && row !== undefined ? "shifts" : collection;
  const kind = KINDS.find((known) => known === name);
  const documentPath = [users, uid, collection, documentId].join("/");
  return kind ? { kind, documentPath, documentId, id: row ?? documentId } : null;
}

/**
 * The record in its document; null if there is none. Settings that were never chosen, and a school's season without a
 * first day, exist and are empty.
 */
export function standingIn(document: Fields | null, { kind, documentId, id }: UnsentPlace): Fields | null {
  if (kind === "settings") return document ?? {};
  if (id === documentId) return document;
  const rows = document?.[kind === "shifts" ? "shifts" : "items"] as Readonly<Record<string, Fields>> | undefined;
  return rows?.[id] ?? (kind === "season" ? {} : null);
}
