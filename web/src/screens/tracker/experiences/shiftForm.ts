import { isCalendarDay } from "@domain/calendarDay";
import { shift } from "@domain/experience";
import { numberOf } from "@domain/experienceForm";
import { enterTheDay } from "@text/tracker/shifts";
import * as z from "zod/mini";

/** A shift as it is typed. */
export const shiftForm = z.pipe(
  z.object({
    day: z.string().check(z.refine(isCalendarDay, enterTheDay)),
    hours: z.pipe(z.string(), z.transform(numberOf)),
    note: z.pipe(
      z.string(),
      z.transform((note) => note.trim()),
    ),
  }),
  shift,
);
