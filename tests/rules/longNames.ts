import type { Fields } from "./RecordSite.ts";

/** Firestore refuses a field's path of more than 1,500 bytes. */
const NAME = 1_000;

/** Empty fields whose names have at least this many characters together. */
export function longNames(characters: number): Fields {
  const names = Array.from({ length: Math.ceil(characters / NAME) }, (_, at) => `${at}-`.padEnd(NAME, "n"));
  return Object.fromEntries(names.map((name) => [name, ""]));
}
