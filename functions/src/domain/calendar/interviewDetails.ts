import type { Interview } from "../season/interview.ts";
import { clockTime, instantOf } from "../season/zonedTime.ts";
import { interviewAtSchool, interviewFormats } from "../text/en/interviewFormats.ts";
import type { CalendarEntry } from "./calendarFile.ts";

/**
 * Where an interview is and of which kind, for a calendar outside Cairn. Whom the student meets and the notes stay in
 * Cairn: a calendar can be shared.
 */
export function interviewDetails({
  day,
  time,
  zone,
  place,
  format,
}: Interview): Pick<CalendarEntry, "location" | "description"> {
  const what = interviewFormats[format];
  const isTimed = day !== null && time !== null;
  return {
    description: isTimed ? interviewAtSchool(what, clockTime(instantOf(day, time, zone), zone)) : what,
    ...(place.trim() !== "" && { location: place.trim() }),
  };
}
