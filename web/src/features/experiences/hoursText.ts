import { formatNumber } from "@domain/shared/language";
import * as text from "@text/tracker/hours";

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

/** Hours are shown with two decimals at most. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
