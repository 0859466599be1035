import { LOCALE } from "../shared/language.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** As "11/27/2026, 14:30:00". */
const CLOCK = {
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
const SHOWN = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A formatter takes 0.2 ms to create. A zone has many names, because they ignore case, so there is a limit. */
const MOST_FORMATTERS = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZoneName} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(key, made);
  return made;
}

/** Whether the browser knows this IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatterOf(zone, "en-US", CLOCK).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * The moment at which clocks in a time zone show this day and time, in milliseconds since 1970. A time that occurs
 * twice, when clocks are set back, is its first occurrence. A time that is skipped, when clocks are set forward, counts
 * as if they had not been.
 *
 * @param time `HH:MM`, in 24 hours.
 * @param zone An IANA name, such as `America/Chicago`.
 */
export function instantOf(day: string, time: string, zone: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  // The offsets a day before and a day after: they differ only around a clock change.
  const before = shown - offsetAt(shown - DAY, zone);
  const after = shown - offsetAt(shown + DAY, zone);
  const matching = [before, after].filter((instant) => instant + offsetAt(instant, zone) === shown);
  return matching.length > 0 ? Math.min(...matching) : before;
}

/**
 * The first moment of a day at which clocks in a time zone show this hour or a later one, in milliseconds since 1970.
 * An hour that occurs twice is its first occurrence; for one that is skipped, it is the moment of the clock change.
 */
export function firstMomentFrom(day: string, hour: number, zone: string): number {
  const time = `${String(hour).padStart(2, "0")}:00`;
  const instant = instantOf(day, time, zone);
  if (shownAt(instant, zone) === Date.parse(`${day}T${time}:00Z`)) return instant;
  // Skipped: clocks show less before the change and more after it. It is on a whole minute.
  let before = Math.floor((instant - DAY) / MINUTE);
  let after = Math.ceil(instant / MINUTE);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle * MINUTE, zone) < Date.parse(`${day}T${time}:00Z`)) before = middle;
    else after = middle;
  }
  return after * MINUTE;
}

function shownAt(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** What clocks in a time zone show at a moment, as a day and `HH:MM`. */
export function wallTimeAt(instant: number, zone: string): { readonly day: string; readonly time: string } {
  const [day = "", time = ""] = new Date(instant + offsetAt(instant, zone)).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

/** "9:00 AM CST" */
export function clockTime(instant: number, zone: string): string {
  return formatterOf(zone, LOCALE, SHOWN).format(instant);
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const shown = formatterOf(zone, "en-US", CLOCK).format(instant).split(/\D+/).map(Number);
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000;
}
