import * as z from "zod/mini";
import * as text from "../text/en/course.ts";

export const SUBJECTS = [
  "biology",
  "chemistry",
  "biochemistry",
  "physics",
  "math",
  "statistics",
  "health",
  "earth",
  "engineering",
  "computing",
  "psychology",
  "social",
  "english",
  "humanities",
  "language",
  "arts",
  "other",
] as const;
export const courseSubject = z.enum(SUBJECTS);
export type CourseSubject = z.infer<typeof courseSubject>;

export const SUBJECT_NAMES: Readonly<Record<CourseSubject, string>> = text.subjects;

/** The subjects AMCAS counts as BCPM: biology, chemistry, physics and math. The rule card is in `amcasRulebook.ts`. */
export const BCPM_SUBJECTS: ReadonlySet<CourseSubject> = new Set<CourseSubject>([
  "biology",
  "chemistry",
  "biochemistry",
  "physics",
  "math",
  "statistics",
]);
