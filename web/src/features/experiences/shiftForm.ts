import { shift } from "@domain/experience/experience";
import { isCalendarDay } from "@domain/shared/calendarDay";
import { hoursTyped } from "@domain/shared/writtenHours";
import { enterTheDay } from "@text/tracker/shifts";
import * as z from "zod/mini";

/** A shift as typed. Each field is validated separately, so that no message waits for another field. */
export const shiftForm = z.object({
  day: z.string().check(z.refine(isCalendarDay, enterTheDay)),
  hours: z.pipe(z.pipe(z.string(), z.transform(hoursTyped)), shift.shape.hours),
  note: shift.shape.note.check(z.trim()),
});
