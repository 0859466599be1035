import type { Shift } from "@domain/experience/experience";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/hours";
import { hoursOn } from "@text/tracker/shifts";
import { dayFormat } from "../../views/dayText.ts";

const weekday = dayFormat({ weekday: "short", month: "short", day: "numeric" });

export function numberText(value: number): string {
  return formatNumber(rounded(value));
}

/** "1 hour", "2.5 hours". */
export function hoursText(hours: number): string {
  return text.hours(rounded(hours));
}

/** "2.5 h". */
export function shortHoursText(hours: number): string {
  return text.hoursShort(rounded(hours));
}

/** "3 hours on Sat, Nov 14". */
export function shiftText({ day, hours }: Pick<Shift, "day" | "hours">): string {
  return hoursOn(hoursText(hours), weekday(day));
}

/** Hours are shown with two decimals at most. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
