import { isSameValue } from "./isSameValue.ts";

/**
 * Changed parts of a record by path: `city`, or `descriptions.amcas` for one field of a map. The map's other fields
 * keep what other devices have written. Undefined removes the field.
 */
export type Changes<T extends object> = { readonly [Name in keyof T]?: T[Name] | undefined } & {
  readonly [path: `${string}.${string}`]: unknown;
};

/**
 * The changes that turn `before` into `after`. Both have the fields that a form asks for, so a field missing in `after`
 * is removed.
 *
 * @param maps The map fields that are written one inner field at a time.
 */
export function changesBetween<T extends object>(
  before: T,
  after: T,
  maps: readonly (keyof T & string)[] = [],
): Changes<T> {
  const paths = maps.flatMap((map) =>
    namesIn(valueAt(before, map), valueAt(after, map)).map((name): string => `${map}.${name}`),
  );
  const names = namesIn(before, after).filter((name) => !maps.some((map) => map === name));
  return pick([...names, ...paths], (path) => !isSameValue(valueAt(before, path), valueAt(after, path)), after);
}

/** The changes that undo `changes`, except where `now` no longer has the written value. */
export function changesBack<T extends object>(changes: Changes<T>, before: T, now: T): Changes<T> {
  const written = new Map(Object.entries(changes));
  return pick([...written.keys()], (path) => isSameValue(valueAt(now, path), written.get(path)), before);
}

/** A copy of the record with the changes applied. */
export function withChanges<T extends object>(record: T, changes: Changes<T>): T {
  const changed: T = { ...record };
  for (const [path, value] of Object.entries(changes)) {
    const [name = "", inner] = path.split(".");
    const map: unknown = Reflect.get(changed, name);
    Reflect.set(changed, name, inner === undefined ? value : { ...(isObject(map) && map), [inner]: value });
  }
  return changed;
}

/** Whether any change is at the path of an issue, above it or below it. */
export function touches(changes: object, issue: readonly PropertyKey[]): boolean {
  return Object.keys(changes).some((path) =>
    path.split(".").every((key, at) => at >= issue.length || key === issue[at]),
  );
}

function pick<T extends object>(paths: readonly string[], isWanted: (path: string) => boolean, from: T): Changes<T> {
  return Object.fromEntries(paths.filter(isWanted).map((path) => [path, valueAt(from, path)])) as Changes<T>;
}

function namesIn(one: unknown, other: unknown): readonly string[] {
  return [...new Set([one, other].flatMap((value) => (isObject(value) ? Object.keys(value) : [])))];
}

function valueAt(record: object, path: string): unknown {
  return path.split(".").reduce<unknown>((parent, key) => (isObject(parent) ? parent[key] : undefined), record);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
