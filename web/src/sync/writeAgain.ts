import { isSameValue } from "@domain/records/isSameValue";
import { type Stored, valueAt, withEdits } from "./fieldEdits.ts";
import {
  arrayUnion,
  bytes,
  deleteField,
  doc,
  type FieldPath,
  type Firestore,
  fieldPath,
  serverTimestamp,
  writeBatch,
} from "./firestoreSdk.ts";
import type { LoggedEdit, PlacedEdit } from "./writeLog.ts";

/** What is to be written, with what was there before if that is known. */
export type EditAgain = PlacedEdit & Partial<Pick<LoggedEdit, "was">>;

/** Documents as the server has them, by path; null for one that is not there. */
export type Documents = Map<string, Stored | null>;

/** Writes logged edits again, in one commit, and puts them into the documents. */
export function writeAgain(db: Firestore, edits: readonly EditAgain[], documents: Documents): Promise<void> {
  const batch = writeBatch(db);
  for (const of of new Set(edits.map((edit) => edit.of))) {
    const ofDocument = edits.filter((edit) => edit.of === of);
    const reference = doc(db, of);
    const whole = ofDocument.find(({ path }) => path.length === 0);
    if (whole) {
      if (whole.value === undefined) batch.delete(reference);
      else batch.set(reference, Object(revived(whole.value)));
      documents.set(of, whole.value === undefined ? null : Object(whole.value));
      continue;
    }
    const document = documents.get(of) ?? null;
    const written = ofDocument.map((edit) => ({ path: edit.path, value: rewritten(edit, document) }));
    if (ofDocument.some((edit) => addedTo(edit, document).length > 0)) {
      // Not `set`: with a transform among its `mergeFields`, it removes the old list first.
      const [first, value, ...others] = written.flatMap((edit) => [fieldPath(...edit.path), edit.value]);
      // The first of each pair is a path.
      batch.update(reference, first as FieldPath, value, ...others);
    } else {
      const mergeFields = ofDocument.map(({ path }) => fieldPath(...path));
      batch.set(reference, withEdits({}, written), { mergeFields });
    }
    documents.set(of, withEdits(document ?? {}, ofDocument));
  }
  return batch.commit();
}

/** The value to write. What a list got at its end is added to it: another device may have added something meanwhile. */
export function rewritten(edit: Omit<EditAgain, "of">, document: Stored | null): unknown {
  if (edit.value === undefined) return deleteField();
  const added = addedTo(edit, document);
  return added.length > 0 ? arrayUnion(...added.map(revived)) : revived(edit.value);
}

/** What an edit added to the end of a list, and did nothing else to it. Empty if the list is not there. */
function addedTo({ path, value, was = [] }: Omit<EditAgain, "of">, document: Stored | null): readonly unknown[] {
  // Null: there was no list. The server can hold any of the states.
  const states = was.map((state) => state ?? []);
  const [oldest] = states;
  if (!Array.isArray(value) || !Array.isArray(oldest) || !Array.isArray(valueAt(document, path))) return [];
  const isKept = (state: unknown) => Array.isArray(state) && isSameValue(value.slice(0, state.length), state);
  return states.every(isKept) ? value.slice(oldest.length) : [];
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
