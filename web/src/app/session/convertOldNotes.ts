import { LOG, readKept } from "../../base/drafts.ts";
import { dropWrite, keepWrite, type LoggedWrite } from "../../sync/writeLog.ts";

/** Key prefixes of Cairn's releases until November 2026. */
const NOTES = "draft/unsent/";
const EARLY = "draft/early/";

interface OldNote {
  readonly at: number;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Null for a new record; empty if it was not known. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly isTold?: boolean;
}

interface OldField {
  readonly path: readonly string[];
  readonly value?: unknown;
}

interface OldEarlyEdit {
  readonly path: string;
  readonly edits: readonly OldField[];
  readonly before: readonly OldField[];
  readonly marks: Readonly<Record<string, unknown>>;
}

/** Moves what an earlier release noted for this student into the log. Can be deleted with the next release but one. */
export function convertOldNotes(uid: string): void {
  const keys = Object.keys(localStorage).sort();
  const noted = keys.filter((key) => key.startsWith(`${NOTES}users/${uid}/`));
  const early = keys.filter((key) => key.startsWith(`${EARLY}${uid}#`));
  const writes = [...noted.flatMap(fromNote), ...early.flatMap(fromEarly)];
  for (const [index, write] of writes.entries()) keepWrite(`${LOG}${uid}#old/${write.at}-${index}`, write);
  for (const key of [...noted, ...early]) dropWrite(key);
}

function fromNote(key: string): readonly LoggedWrite[] {
  const note = readKept(key, isNote);
  if (!note) return [];
  const [users, uid, collection, id, row] = (key.slice(NOTES.length).split("#")[0] ?? "").split("/");
  const path = [users, uid, collection, id].join("/");
  const { at, isTold = false, before, fields } = note;
  const record = row === undefined ? [] : [collection === "experiences" ? "shifts" : "items", row];
  const whole = { of: path, path: record, value: { ...before, ...fields } };
  const mark = record[0]?.replace("items", "changed_item").replace("shifts", "changed_shift");
  const marks = mark === undefined ? [] : [{ of: path, path: [mark], was: [], value: row }];
  if (before === null) return [{ at, isTold, edits: [{ ...whole, was: [null] }, ...marks], records: [whole] }];
  const edits = Object.entries(fields).map(([name, value]) => ({
    of: path,
    path: [...record, name],
    was: [before[name] ?? null],
    value,
  }));
  return [{ at, isTold, edits: [...edits, ...marks], records: [whole] }];
}

function fromEarly(key: string): readonly LoggedWrite[] {
  const left = readKept(key, areEdits) ?? [];
  return left.map(({ path: of, edits, before, marks }) => ({
    at: Date.now(),
    isEarly: true,
    records: [],
    edits: [
      ...edits.map(({ path, value }, index) => ({ of, path, was: [before[index]?.value ?? null], value })),
      ...Object.entries(marks).map(([name, value]) => ({ of, path: [name], was: [], value })),
    ],
  }));
}

function isNote(found: unknown): found is OldNote {
  const { at, fields, before } = Object(found);
  return typeof at === "number" && typeof fields === "object" && fields !== null && typeof before === "object";
}

function areEdits(found: unknown): found is readonly OldEarlyEdit[] {
  return Array.isArray(found) && found.every((edit) => Array.isArray(edit?.edits) && Array.isArray(edit.before));
}
