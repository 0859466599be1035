import * as text from "@text/layout/unsent";
import type { UnsentThing } from "../../session/UnsentStore.ts";

type Fields = UnsentThing["lost"];
type Words = Pick<UnsentThing, "lost" | "whole" | "standing"> & { readonly place: Pick<UnsentThing["place"], "kind"> };

/** The longest title made from a text, in characters. */
const LONGEST = 80;

/** The fields that can name a record; the first one present is used. */
const NAMES = [
  "experienceName",
  "name",
  "writer",
  "own_name",
  "checklist_item_name",
  "test",
  "note",
  "reason",
  "title",
];

/**
 * The record's title in the notice: its own name or first words, or else the labels of what is missing. A choice for an
 * application form has the name of its experience.
 */
export function titleOf({ place, whole, standing, lost }: Words, experienceName?: string): string {
  const thing: Fields = { ...standing, ...whole, ...(experienceName !== undefined && { experienceName }) };
  const name = NAMES.map((each) => thing[each]).find((each) => typeof each === "string" && each.trim() !== "");
  return name === undefined ? labelsOf({ place, lost }) || text.kinds[place.kind] : beginningOf(String(name));
}

/** The labels of the missing fields. */
export function labelsOf({ place, lost }: Pick<Words, "place" | "lost">): string {
  return Object.keys(lost)
    .map((name) => text.labelOf(place.kind, name))
    .join(", ");
}

/** Everything that was typed, for the clipboard. */
export function plainText(thing: Words, title = titleOf(thing)): string {
  const { kind } = thing.place;
  const lines = Object.entries(thing.lost).map(([name, value]) => `${text.labelOf(kind, name)}: ${valueText(value)}`);
  return [`${text.kinds[kind]}: ${title}`, ...lines].join("\n");
}

/** The text of a value and of its parts. A part that is a number includes its label. */
function valueText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join("; ");
  const parts = Object.entries(value).filter(([name]) => name !== "id");
  const words = parts.map(([name, part]) =>
    typeof part === "number" ? `${text.fields[name] ?? name} ${part}` : valueText(part),
  );
  return words.filter(Boolean).join(", ");
}

/** The first line, shortened to the length of a title. */
function beginningOf(words: string): string {
  const [line = ""] = words.trim().split("\n");
  return line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/\s\S*$/, "")}…` : line;
}
