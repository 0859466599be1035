import { addDays, addMonths, weekdayOf } from "@domain/shared/calendarDay";

/** A student's plan fits between these; beyond them the calendar does not turn. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";

/** The weeks, from Sunday on, that hold the month a day lies in, filled up with days of the months around it. */
export function weeksAround(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const start = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let sunday = start; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)));
  }
  return weeks;
}

/** Where a key leads from a day; null for a key that does not move. */
export function dayByKey(key: string, withShift: boolean, day: string): string | null {
  const moved = move(key, withShift, day);
  return moved === null ? null : withinRange(moved);
}

export function withinRange(day: string): string {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > LAST_DAY ? LAST_DAY : day;
}

function move(key: string, withShift: boolean, day: string): string | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayOf(day));
    case "End":
      return addDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return addMonths(day, withShift ? -12 : -1);
    case "PageDown":
      return addMonths(day, withShift ? 12 : 1);
    default:
      return null;
  }
}
