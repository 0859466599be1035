import { isSameValue } from "@domain/records/isSameValue";
import { type Stored, valueAt, withEdits } from "./fieldEdits.ts";
import {
  arrayUnion,
  bytes,
  deleteField,
  doc,
  type Firestore,
  fieldPath,
  serverTimestamp,
  writeBatch,
} from "./firestoreSdk.ts";
import type { LoggedEdit, PlacedEdit } from "./writeLog.ts";

/** What is to be written, with what was there before if that is known. */
export type EditAgain = PlacedEdit & Partial<Pick<LoggedEdit, "was">>;

/** Documents as the server has them, by path; null for one that is not there. */
export type Documents = ReadonlyMap<string, Stored | null>;

/**
 * Writes logged edits again, in one commit.
 *
 * @returns the documents with the edits in them
 */
export function writeAgain(
  db: Firestore,
  edits: readonly EditAgain[],
  documents: Documents,
): { readonly written: Promise<void>; readonly documents: Documents } {
  const after = new Map(documents);
  const batch = writeBatch(db);
  for (const of of new Set(edits.map((edit) => edit.of))) {
    const ofDocument = edits.filter((edit) => edit.of === of);
    const reference = doc(db, of);
    const whole = ofDocument.find(({ path }) => path.length === 0);
    if (whole) {
      if (whole.value === undefined) batch.delete(reference);
      else batch.set(reference, Object(revived(whole.value)));
      after.set(of, whole.value === undefined ? null : Object(whole.value));
      continue;
    }
    const mergeFields = ofDocument.map(({ path }) => fieldPath(...path));
    const written = ofDocument.map((edit) => ({ path: edit.path, value: rewritten(edit) }));
    batch.set(reference, withEdits({}, written), { mergeFields });
    after.set(of, withEdits(after.get(of) ?? {}, ofDocument));
  }
  return { written: batch.commit(), documents: after };
}

/** The record that an edit belongs to is not there. */
export function isGone({ of, path }: PlacedEdit, documents: Documents): boolean {
  const document = documents.get(of) ?? null;
  return (path.length === 0 ? document : valueAt(document, path)) == null;
}

/** What a list got at its end is added to it: another device may have added something meanwhile. */
export function rewritten({ value, was = [] }: Omit<EditAgain, "of">): unknown {
  if (value === undefined) return deleteField();
  // Null: there was no list.
  const before = was[0] === null ? [] : was[0];
  const isAdded = Array.isArray(value) && Array.isArray(before) && isSameValue(value.slice(0, before.length), before);
  const added = isAdded ? value.slice(before.length) : [];
  return added.length > 0 ? arrayUnion(...added.map(revived)) : revived(value);
}

/** The value with the SDK's own in the place of what stands for them in the log. */
function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== "object" || value === null) return value;
  const { type, bytes: text, seconds, nanoseconds } = Object(value);
  if (type === "cairn/server-time") return serverTimestamp();
  if (type === "firestore/bytes/1.0") return bytes(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
  if (type === "firestore/timestamp/1.0") return new Date(seconds * 1_000 + nanoseconds / 1_000_000);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revived(part)]));
}
