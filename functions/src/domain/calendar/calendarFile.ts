import { addDays } from "../shared/calendarDay.ts";

/** A day to remember, for a calendar outside Cairn. */
export interface CalendarEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
}

interface CalendarFileOptions {
  /** Makes ids unique among students: a family may keep one calendar. */
  readonly owner: string;
  readonly now: Date;
}

/** A line of a calendar file holds at most this many octets, its end not counted. */
const LINE = 75;
/** An all-day event begins at midnight where its reader is: 15 hours before is nine in the morning of the day before. */
const REMINDER = "-PT15H";

/** Entries as an iCalendar file (RFC 5545) of all-day events; importing it again updates them. */
export function calendarFile(entries: readonly CalendarEntry[], { owner, now }: CalendarFileOptions): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cairn//Planner//EN",
    "CALSCALE:GREGORIAN",
    ...entries.flatMap(({ id, day, title }) => [
      "BEGIN:VEVENT",
      `UID:${escapeText(`${owner}-${id}@cairn`)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      // A deadline leaves the day itself free.
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${REMINDER}`,
      "END:VALARM",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has no way to write these.
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
  );
}

/** Continues a long line on the next after a space, never inside a character. */
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
