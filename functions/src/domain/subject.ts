import * as z from "zod/mini";

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

export const SUBJECT_NAMES: Readonly<Record<Subject, string>> = {
  biology: "Biology",
  chemistry: "Chemistry",
  biochemistry: "Biochemistry",
  physics: "Physics",
  math: "Math",
  statistics: "Statistics",
  health: "Health science",
  earth: "Earth and environmental science",
  engineering: "Engineering",
  computing: "Computer science",
  psychology: "Psychology",
  social: "Social science",
  english: "English and writing",
  humanities: "Humanities",
  language: "Languages",
  arts: "Arts",
  other: "Other",
};
