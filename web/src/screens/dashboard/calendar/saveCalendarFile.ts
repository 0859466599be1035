import { type CalendarEntry, calendarFile } from "@domain/calendar/calendarFile";

/** Hands the browser a calendar file to keep. */
export function saveCalendarFile(entries: readonly CalendarEntry[], owner: string, fileName: string): void {
  const file = new Blob([calendarFile(entries, { owner, now: new Date() })], { type: "text/calendar;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser takes the file over a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
