import { type CalendarEntry, calendarFile } from "@domain/calendar/calendarFile";

/** Makes the browser save a calendar file. */
export function saveCalendarFile(entries: readonly CalendarEntry[], owner: string, fileName: string): void {
  const file = new Blob([calendarFile(entries, { owner, now: new Date() })], { type: "text/calendar;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
