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
export const subject = z.enum(SUBJECTS);
export type Subject = z.infer<typeof subject>;

export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = text.subjects;

/** What AMCAS counts as BCPM: biology, chemistry, physics and math. Its rule card is in `amcas.ts`. */
export const BCPM_SUBJECTS: ReadonlySet<Subject> = new Set<Subject>([
  "biology",
  "chemistry",
  "biochemistry",
  "physics",
  "math",
  "statistics",
]);
