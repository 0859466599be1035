import { interviewKind } from "../season/interview.ts";
import { wallTimeAt } from "../season/zonedTime.ts";
import { addDays } from "../shared/calendarDay.ts";
import { readRowList } from "../shared/rowList.ts";
import { calendarName } from "../text/en/calendarFeed.ts";
import { type CalendarFeed, ITEMS_OF } from "./calendarFeed.ts";
import { calendarOf, eventOf } from "./calendarFile.ts";
import { type CalendarItem, type CalendarKind, openItems } from "./calendarItems.ts";
import { interviewDetails } from "./interviewDetails.ts";
import { nearestShifts } from "./nearestShifts.ts";
import { type CalendarSource, SOURCES_OF, type StoredSources, type StudentMoment, storedItems } from "./storedItems.ts";

/** What calendar services are asked to wait between two reads. Many wait longer. */
const EVERY_HOURS = 4;

/** How far ahead a calendar address tells dates: past the end of the next academic year. */
const DAYS_AHEAD = 400;
/** The most bytes of all events, about 900 of them. A student with more has the nearest ones. */
const EVENTS_SIZE = 300_000;
/** More events than have room: each has at least 250 bytes. */
const MOST_SHIFTS = 1_200;

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
 * The file at a calendar address: what "Download all" in the app contains, of the chosen kinds, up to `DAYS_AHEAD`. The
 * same documents at the same day give the same text, so an unchanged file can be recognized. `owner` makes ids unique among
 * students.
 */
export function feedFile(
  { kinds }: Pick<CalendarFeed, "kinds">,
  sources: ReadonlyMap<CalendarSource, ReadSource>,
  student: StudentMoment & { readonly owner: string },
): string {
  const { owner, now, zone } = student;
  const today = wallTimeAt(now, zone).day;
  const last = addDays(today, DAYS_AHEAD);
  const all: StoredSources = Object.fromEntries([...sources].map(([name, { fields }]) => [name, fields]));
  const near = nearestShifts(all.experiences, { from: today, to: last, most: MOST_SHIFTS });
  const stored: StoredSources = { ...all, experiences: near };
  const chosen = itemKinds(kinds);
  const interviews = readRowList(interviewKind, stored.interviews).items;
  const open = openItems(storedItems(stored, student), today).filter(
    ({ kind, day }) => chosen.includes(kind) && day <= last,
  );
  const make = (item: CalendarItem) => {
    const interview = item.kind === "interview" ? interviews[item.id.slice("interview-".length)] : undefined;
    const details = interview ? interviewDetails(interview) : {};
    const changedAt = lastChange(SOURCES_OF[item.kind], sources);
    return eventOf({ ...item, ...details, changedAt }, { owner, now: new Date(now) });
  };
  return calendarOf(firstEvents(nearest(open, today), make), { name: calendarName, zone, everyHours: EVERY_HOURS });
}

/** What comes next first, then what is overdue, the latest first. */
function nearest(items: readonly CalendarItem[], today: string): readonly CalendarItem[] {
  const coming = items.filter(({ day }) => day >= today);
  const overdue = items.filter(({ day }) => day < today).toReversed();
  return [...coming, ...overdue];
}

/** The events of the first items, as many as have `EVENTS_SIZE` together. Makes no other. */
function firstEvents(items: readonly CalendarItem[], make: (item: CalendarItem) => string): readonly string[] {
  const events: string[] = [];
  let size = 0;
  for (const item of items) {
    const event = make(item);
    size += new TextEncoder().encode(event).length;
    if (size > EVENTS_SIZE) break;
    events.push(event);
  }
  return events;
}

function itemKinds(kinds: CalendarFeed["kinds"]): readonly CalendarKind[] {
  return kinds.flatMap((kind) => ITEMS_OF[kind]);
}

/** An item is part of a list in one document, so its own last change is at most as late as the document's. */
function lastChange(names: readonly CalendarSource[], sources: ReadonlyMap<CalendarSource, ReadSource>): number {
  return Math.max(0, ...names.map((name) => sources.get(name)?.changedAt ?? 0));
}
