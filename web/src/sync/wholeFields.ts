import { type Changes, withChanges } from "@domain/records/recordChanges";

/** The top-level fields that the changes affect, each as a whole, because a note has no field paths. */
export function wholeFields<T extends object>(before: T | undefined, changes: Changes<T>): object {
  const after = withChanges<object>(before ?? {}, changes);
  const names = new Set(Object.keys(changes).map((path) => path.split(".")[0]));
  return Object.fromEntries(Object.entries(after).filter(([name]) => names.has(name)));
}
