import type { FieldPath } from "./Document.ts";
import { FirestoreError } from "./FirestoreError.ts";
import type { Fields, Value } from "./Value.ts";

const unquoted = "[a-zA-Z_][a-zA-Z_0-9]*";
const quoted = "`(?:[^`\\\\]|(?:\\\\`)|(?:\\\\\\\\))+`";
const segment = new RegExp(`(${unquoted})|(${quoted})`, "y");
const plainSegment = new RegExp(`^${unquoted}$`);

/** Splits `a.b` or `` a.`odd name` `` into segments. Throws INVALID_ARGUMENT for an invalid field path. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let position = 0;
  do {
    segment.lastIndex = position;
    const found = segment.exec(text);
    if (!found) throw notAPath(text);
    path.push(found[1] ?? found[0].slice(1, -1).replace(/\\([`\\])/g, "$1"));
    position = segment.lastIndex;
  } while (text[position++] === ".");
  if (position <= text.length) throw notAPath(text);
  return path;
}

/** The inverse of `parseFieldPath`: quotes segments where necessary. */
export function formatFieldPath(path: FieldPath): string {
  return path.map((name) => (plainSegment.test(name) ? name : `\`${name.replace(/[`\\]/g, "\\$&")}\``)).join(".");
}

export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === "__name__";
}

export function fieldAt(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let inside: Fields | undefined = fields;
  for (const name of path) {
    value = inside?.get(name);
    inside = value?.type === "map" ? value.fields : undefined;
  }
  return value;
}

/**
 * A copy of the fields with one path set, or removed when `value` is undefined. Setting a path replaces parents that
 * are not maps with maps. Removing a path below such a parent changes nothing.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) throw new Error("A field path has at least one segment.");
  const changed = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    return changed;
  }
  const child = fields.get(name);
  if (child?.type !== "map" && value === undefined) return fields;
  const inside = child?.type === "map" ? child.fields : new Map<string, Value>();
  changed.set(name, { type: "map", fields: withField(inside, rest, value) });
  return changed;
}

function notAPath(text: string): FirestoreError {
  return new FirestoreError(
    "INVALID_ARGUMENT",
    `Invalid property path "${text}". Unquoted property paths must match regex (${unquoted}), ` +
      `and quoted property paths must match regex (${quoted})`,
  );
}
