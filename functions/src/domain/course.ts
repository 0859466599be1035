import * as z from "zod/mini";
import { rowList } from "./rowList.ts";

export const COURSE_LIMIT = 400;

const text = (longest: number) => z.string().check(z.maxLength(longest, `Use at most ${longest} characters.`));

/** One course of a transcript. */
export const course = z.object({
  term: z.enum(["Fall", "Winter", "Spring", "Summer"]),
  year: z.number(),
  code: text(40),
  name: text(200).check(z.trim(), z.minLength(1, "Enter the course's name.")),
  credits: z.number(),
  credit_unit: z.enum(["semester", "quarter"]),
  grade: text(10),
  status: z.enum(["completed", "in-progress", "what-if"]),
  /** The subject class the student has chosen over the reckoned one. */
  subject: z.nullable(text(40)),
});
export type Course = z.infer<typeof course>;

/** `users/{uid}/courses/all`. */
export const courseList = rowList(course, COURSE_LIMIT);
