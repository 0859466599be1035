/** What the stored types of experiences are called. */
export const typeNames = {
  Volunteering: "Volunteering",
  Research: "Research",
  "Clinical Experience": "Clinical Experience",
  Extracurriculars: "Extracurriculars",
  Shadowing: "Shadowing",
  Employment: "Employment",
  "Leadership & Awards": "Leadership & Awards",
};
