import { daysBetween } from "@domain/calendarDay";

/** How far a day is from today: "today", "in 4 days", "8 days ago". */
export function distanceInWords(day: string, today: string): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return "today";
  if (distance === 1) return "tomorrow";
  if (distance === -1) return "yesterday";
  return distance > 0 ? `in ${distance} days` : `${-distance} days ago`;
}
