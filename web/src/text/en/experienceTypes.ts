/** The names of the stored experience types. */
export const typeNames = {
  Volunteering: "Volunteering",
  Research: "Research",
  "Clinical Experience": "Clinical Experience",
  Extracurriculars: "Extracurriculars",
  Shadowing: "Shadowing",
  Employment: "Employment",
  "Leadership & Awards": "Leadership & Awards",
};
