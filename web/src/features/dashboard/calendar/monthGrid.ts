import { addDays, addMonths, weekdayOf } from "@domain/shared/calendarDay";

/** The calendar's range. No student's plan goes beyond it. */
export const FIRST_DAY = "2000-01-01";
export const LAST_DAY = "2099-12-31";

/** The weeks, starting on Sunday, of the month that contains a day, filled up with days of the months around it. */
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

/** The day a key moves to; null for any other key. */
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
