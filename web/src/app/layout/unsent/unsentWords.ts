import * as text from "@text/layout/unsent";
import type { UnsentRecord } from "../../session/UnsentStore.ts";

type Fields = UnsentRecord["lost"];
type Words = Omit<UnsentRecord, "id">;

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
export function titleOf({ kind, whole, standing, lost }: Words, experienceName?: string): string {
  const thing: Fields = { ...standing, ...whole, ...(experienceName !== undefined && { experienceName }) };
  const name = NAMES.map((each) => thing[each]).find((each) => typeof each === "string" && each.trim() !== "");
  return name === undefined ? labelsOf({ kind, lost }) || text.kinds[kind] : beginningOf(String(name));
}

/** The labels of the missing fields. */
export function labelsOf({ kind, lost }: Pick<Words, "kind" | "lost">): string {
  return Object.keys(lost)
    .map((name) => text.labelOf(kind, name))
    .join(", ");
}

/** Everything that was typed, for the clipboard. */
export function plainText(records: readonly Words[], title: string): string {
  return records
    .flatMap(({ kind, lost }, index) => [
      ...(index === 0 ? [`${text.kinds[kind]}: ${title}`] : []),
      ...Object.entries(lost).map(([name, value]) => `${text.labelOf(kind, name)}: ${valueText(value)}`),
    ])
    .join("\n");
}

/** The text of a value and of its parts. A part that is a number includes its label. */
function valueText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join("; ");
  // A message to support.
  if ("text" in value) return String(value.text);
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
