/** The seven experience types. A new form starts with the first. */
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
