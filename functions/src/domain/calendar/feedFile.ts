import { wallTimeAt } from "../season/zonedTime.ts";
import { calendarName } from "../text/en/calendarFeed.ts";
import { type CalendarFeed, ITEMS_OF } from "./calendarFeed.ts";
import { calendarFile } from "./calendarFile.ts";
import { type CalendarKind, openItems } from "./calendarItems.ts";
import { type CalendarSource, SOURCES_OF, type StudentMoment, storedItems } from "./storedItems.ts";

/** What calendar services are asked to wait between two reads. Many wait longer. */
const EVERY_HOURS = 4;

/** A stored document and when it last changed, in milliseconds since 1970. */
export interface ReadSource {
  readonly fields: unknown;
  readonly changedAt: number;
}

/** The documents that a calendar address needs. */
export function sourcesOf({ kinds }: Pick<CalendarFeed, "kinds">): ReadonlySet<CalendarSource> {
  return new Set(itemKinds(kinds).flatMap((kind) => SOURCES_OF[kind]));
}

/**
 * The file at a calendar address: what "Download all" in the app contains, of the chosen kinds. The same documents at
 * the same day give the same text, so an unchanged file can be recognized. `owner` makes ids unique among students.
 */
export function feedFile(
  { kinds }: Pick<CalendarFeed, "kinds">,
  sources: ReadonlyMap<CalendarSource, ReadSource>,
  student: StudentMoment & { readonly owner: string },
): string {
  const { owner, now, zone } = student;
  const stored = Object.fromEntries([...sources].map(([name, { fields }]) => [name, fields]));
  const chosen = itemKinds(kinds);
  const open = openItems(storedItems(stored, student), wallTimeAt(now, zone).day);
  const entries = open
    .filter(({ kind }) => chosen.includes(kind))
    .map((item) => ({ ...item, changedAt: lastChange(SOURCES_OF[item.kind], sources) }));
  const subscription = { name: calendarName, zone, everyHours: EVERY_HOURS };
  return calendarFile(entries, { owner, now: new Date(now), subscription });
}

function itemKinds(kinds: CalendarFeed["kinds"]): readonly CalendarKind[] {
  return kinds.flatMap((kind) => ITEMS_OF[kind]);
}

/** An item is part of a list in one document, so its own last change is at most as late as the document's. */
function lastChange(names: readonly CalendarSource[], sources: ReadonlyMap<CalendarSource, ReadSource>): number {
  return Math.max(0, ...names.map((name) => sources.get(name)?.changedAt ?? 0));
}
