import { LOCALE } from "../shared/language.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Cached, because a formatter is slow to create. */
const CLOCKS: Record<string, Intl.DateTimeFormat> = {};

/** Whether the browser knows this IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat(LOCALE, { timeZone: zone }).resolvedOptions().timeZone !== "";
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
  return new Intl.DateTimeFormat(LOCALE, {
    timeZone: zone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  CLOCKS[zone] ??= new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = CLOCKS[zone].formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(instant / 1_000) * 1_000;
}
