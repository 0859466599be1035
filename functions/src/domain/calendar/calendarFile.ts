import { addDays } from "../shared/calendarDay.ts";

/** A dated entry for a calendar outside Cairn. */
export interface CalendarEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** The moment it begins, in milliseconds since 1970. Absent for a whole day. */
  readonly start?: number;
  readonly location?: string;
  readonly description?: string;
  /** When its record last changed, in milliseconds since 1970. Absent where that is not known. */
  readonly changedAt?: number;
}

/** What a calendar that is read again and again says about itself. */
export interface Subscription {
  readonly name: string;
  /** The student's time zone, by its IANA name. */
  readonly zone: string;
  /** How often a calendar service should read it again, in hours. */
  readonly everyHours: number;
}

interface CalendarFileOptions {
  /** Makes ids unique among students: a family can share one calendar. */
  readonly owner: string;
  readonly now: Date;
  /** Absent for a file that is imported once. */
  readonly subscription?: Subscription;
}

/** The most octets in a line of a calendar file, without its line break. */
const LINE = 75;
/** An all-day event starts at the reader's midnight. 15 hours before is 9 am on the day before. */
const REMINDER = "-PT15H";
/** An entry with a time is an appointment: it reminds a day before. How long it lasts is not known. */
const APPOINTMENT_REMINDER = "-P1D";
const APPOINTMENT = 3_600_000;

/** Entries as an iCalendar file (RFC 5545) of all-day events and appointments; importing it again updates them. */
export function calendarFile(entries: readonly CalendarEntry[], options: CalendarFileOptions): string {
  return calendarOf(
    entries.map((entry) => eventOf(entry, options)),
    options.subscription,
  );
}

/** A file with these events, each from `eventOf`. */
export function calendarOf(events: readonly string[], subscription?: Subscription): string {
  const beginning = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cairn//Planner//EN",
    "CALSCALE:GREGORIAN",
    ...(subscription ? headerOf(subscription) : []),
  ];
  return [textOf(beginning), ...events, textOf(["END:VCALENDAR"])].join("");
}

/** One event as it is in the file. */
export function eventOf(
  { id, day, title, start, location, description, changedAt }: CalendarEntry,
  { owner, now }: Pick<CalendarFileOptions, "owner" | "now">,
): string {
  return textOf([
    "BEGIN:VEVENT",
    `UID:${escapeText(`${owner}-${id}@cairn`)}`,
    // For a file without a method, the stamp is the event's last change (RFC 5545, 3.8.7.2).
    `DTSTAMP:${moment(changedAt ?? now.getTime())}`,
    ...(changedAt === undefined ? [] : [`LAST-MODIFIED:${moment(changedAt)}`]),
    ...(start === undefined
      ? [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`]
      : [`DTSTART:${moment(start)}`, `DTEND:${moment(start + APPOINTMENT)}`]),
    `SUMMARY:${escapeText(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    // A deadline does not block the day.
    `TRANSP:${start === undefined ? "TRANSPARENT" : "OPAQUE"}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${start === undefined ? REMINDER : APPOINTMENT_REMINDER}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** RFC 7986, and the names that Google, Apple and Outlook knew before it. */
function headerOf({ name, zone, everyHours }: Subscription): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
    `X-PUBLISHED-TTL:PT${everyHours}H`,
  ];
}

/** In UTC, so the calendar shows it in its own time zone. */
function moment(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format cannot represent these.
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
  );
}

/** Folds a long line after a space, never inside a character. */
function fold(line: string): string {
  let folded = "";
  let room = LINE;
  for (const character of line) {
    const size = octets(character);
    if (size > room) {
      folded += "\r\n ";
      room = LINE - 1;
    }
    folded += character;
    room -= size;
  }
  return folded;
}

/** The length of a character in UTF-8. */
function octets(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
