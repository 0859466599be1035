import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";
import { rowList } from "./rowList.ts";

export const SCHOOL_LIMIT = 200;
export const SCHOOL_STATUSES = ["researching", "applying", "primary", "secondary", "interview", "decision"] as const;
export const FITS = ["safety", "match", "reach"] as const;
export type Fit = (typeof FITS)[number];

const text = (longest: number) => z.string().check(z.maxLength(longest, `Use at most ${longest} characters.`));

/** A school on the student's list: one of the starter list or one they have written themselves. */
export const school = z.object({
  track: z.enum(["HS", "PM", "PD"]),
  /** Of the starter list; null for a school the student has written. */
  schoolId: z.nullable(z.string().check(z.maxLength(80))),
  name: text(200).check(z.trim(), z.minLength(1, "Enter the school's name.")),
  status: z.enum(SCHOOL_STATUSES),
  /** The day each status was reached. */
  history: z.array(z.object({ status: z.enum(SCHOOL_STATUSES), day: calendarDay })).check(z.maxLength(30)),
  deadlines: z.array(z.object({ label: text(100), day: calendarDay })).check(z.maxLength(10)),
  /** The student's own word against the reckoning, and why. */
  override: z.nullable(z.object({ fit: z.enum(FITS), note: text(500) })),
  note: text(2_000),
});
export type School = z.infer<typeof school>;

/** `users/{uid}/schools/all`. */
export const schoolList = rowList(school, SCHOOL_LIMIT);
