import { isSameValue } from "@domain/records/isSameValue";

/** A field of a document and its new value. `undefined` removes the field. */
export interface FieldEdit {
  readonly path: readonly string[];
  readonly value?: unknown;
  /** What Firestore is told instead of the value, such as what to add to a list. */
  readonly told?: unknown;
}

/** A document as stored, or a map in it. */
export type Stored = Readonly<Record<string, unknown>>;

export function valueAt(stored: Stored | null, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), stored);
}

/** The document with the edits in it; the same object if it already has them all. */
export function withEdits(stored: Stored, edits: readonly FieldEdit[]): Stored {
  return edits.reduce(
    (edited, { path, value }) => (isSameValue(valueAt(edited, path), value) ? edited : withValue(edited, path, value)),
    stored,
  );
}

function withValue(map: Stored, [name = "", ...rest]: readonly string[], value: unknown): Stored {
  const { [name]: before, ...others } = map;
  if (rest.length > 0) return { ...map, [name]: withValue(isMap(before) ? before : {}, rest, value) };
  return value === undefined ? others : { ...map, [name]: value };
}

function isMap(value: unknown): value is Stored {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
