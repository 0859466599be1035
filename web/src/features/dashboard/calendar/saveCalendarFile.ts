import { type CalendarEntry, calendarFile } from "@domain/calendar/calendarFile";
import { saveBlob } from "../../../ui/components/saveFile.ts";

/** Makes the browser save a calendar file. */
export function saveCalendarFile(entries: readonly CalendarEntry[], owner: string, fileName: string): void {
  const file = new Blob([calendarFile(entries, { owner, now: new Date() })], { type: "text/calendar;charset=utf-8" });
  saveBlob(fileName, file);
}
