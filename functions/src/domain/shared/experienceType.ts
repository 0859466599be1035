/** The seven types of an experience; the first is the one a new form begins with. */
export const EXPERIENCE_TYPES = [
  "Volunteering",
  "Research",
  "Clinical Experience",
  "Extracurriculars",
  "Shadowing",
  "Employment",
  "Leadership & Awards",
] as const;
export type ExperienceType = (typeof EXPERIENCE_TYPES)[number];
