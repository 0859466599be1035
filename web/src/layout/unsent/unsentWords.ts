import { isCalendarDay } from "@domain/calendarDay";
import * as text from "@text/layout/unsent";
import { dayText } from "../../components/dayText.ts";
import type { useStores } from "../../stores/useStores.ts";

export type UnsentThing = NonNullable<ReturnType<typeof useStores>["unsent"]>["things"][number];
type Fields = UnsentThing["lost"];
type Words = Pick<UnsentThing, "lost" | "whole" | "standing" | "partOf"> & {
  readonly place: Pick<UnsentThing["place"], "kind">;
};

/** The most of a text that stands for its title, in characters. */
const LONGEST = 80;

const TITLES: Readonly<Record<keyof typeof text.kinds, (thing: Fields, partOf: Fields | null) => string>> = {
  experiences: ({ experienceName }) => said(experienceName),
  shifts: ({ day }, partOf) => joined([said(partOf?.experienceName), dated(day)]),
  scores: ({ test, date }) => joined([said(test), dated(date)]),
  schools: ({ name }) => said(name),
  courses: ({ code, name }) => joined([said(code), said(name)]),
  journals: ({ title, text: words }) => said(title) || beginningOf(words),
  checklists: ({ checklist_item_name }) => said(checklist_item_name),
  savedResources: ({ note }) => beginningOf(note),
  timelines: ({ reason }) => beginningOf(reason),
  settings: () => "",
};

/** What a thing is called in the notice: its own name, or else its first words, or what of it is missing. */
export function titleOf({ place, whole, standing, partOf, lost }: Words): string {
  return TITLES[place.kind]({ ...standing, ...whole }, partOf) || labelsOf(lost) || text.kinds[place.kind];
}

/** The names of what is missing. */
export function labelsOf(lost: Fields): string {
  return joined(Object.keys(lost).map((name) => text.fields[name] ?? ""));
}

/** All that was typed, for the clipboard. */
export function plainText(thing: Words): string {
  const lines = Object.entries(thing.lost).flatMap(([name, value]) => {
    const label = text.fields[name];
    const words = valueText(value);
    return label === undefined || words === "" ? [] : [`${label}: ${words}`];
  });
  return [`${text.kinds[thing.place.kind]}: ${titleOf(thing)}`, ...lines].join("\n");
}

/** The words of a value and of its parts. A number in a part says which it is. */
function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join("; ");
  const parts = Object.entries(value).filter(([name]) => name !== "id");
  return joined(
    parts.map(([name, part]) => (typeof part === "number" ? `${text.fields[name] ?? name} ${part}` : valueText(part))),
  );
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}

/** The first line, as far as it fits into a title. */
function beginningOf(words: unknown): string {
  const [line = ""] = said(words).trim().split("\n");
  return line.length > LONGEST ? `${line.slice(0, LONGEST).replace(/\s\S*$/, "")}…` : line;
}

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function dated(value: unknown): string {
  return isCalendarDay(said(value)) ? dayText(said(value)) : "";
}
