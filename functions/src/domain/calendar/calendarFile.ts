import { addDays } from "../shared/calendarDay.ts";

/** A dated entry for a calendar outside Cairn. */
export interface CalendarEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
}

interface CalendarFileOptions {
  /** Makes ids unique among students: a family can share one calendar. */
  readonly owner: string;
  readonly now: Date;
}

/** The most octets in a line of a calendar file, without its line break. */
const LINE = 75;
/** An all-day event starts at the reader's midnight. 15 hours before is 9 am on the day before. */
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
      // A deadline does not block the day.
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
