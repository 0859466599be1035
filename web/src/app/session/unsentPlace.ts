import { COLLECTIONS, type CollectionWith, collectionOf, collectionsWith } from "@domain/records/collections";
import { type Fields, pathOf } from "../../sync/notes.ts";

/** The collections whose edits are restored. A shift is part of its experience. */
export type UnsentKind = CollectionWith<"unsent", "restored"> | "shifts";
const RESTORED = collectionsWith("unsent", "restored");

/** Where a note belongs. */
export interface UnsentPlace {
  readonly kind: UnsentKind;
  readonly documentPath: string;
  readonly documentId: string;
  /** The document's own id if the note is about all of it. */
  readonly id: string;
}

/** Null for a key of a collection that this version of Cairn does not know, or does not restore. */
export function placeOf(key: string): UnsentPlace | null {
  const [users = "", uid = "", collection = "", documentId = "", row] = pathOf(key).split("/");
  const restored = RESTORED.find((known) => known === collection);
  const kind = restored === "experiences" && row !== undefined ? "shifts" : restored;
  const documentPath = [users, uid, collection, documentId].join("/");
  return kind ? { kind, documentPath, documentId, id: row ?? documentId } : null;
}

/** Whether a note can be deleted unread. One of a later version's collection stays for that version. */
export function isDropped(key: string): boolean {
  const collection = collectionOf(pathOf(key).split("/")[2] ?? "");
  return collection !== null && COLLECTIONS[collection].unsent !== "restored";
}

/**
 * The record in its document; null if it is not there. Settings that were never chosen, and a school's season without
 * a first day, exist and are empty.
 */
export function standingIn(document: Fields | null, { kind, documentId, id }: UnsentPlace): Fields | null {
  if (kind === "settings") return document ?? {};
  if (id === documentId) return document;
  const rows = document?.[kind === "shifts" ? "shifts" : "items"] as Readonly<Record<string, Fields>> | undefined;
  return rows?.[id] ?? (kind === "season" ? {} : null);
}
