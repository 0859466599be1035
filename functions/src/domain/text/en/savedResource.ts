/** The groups that saved resources are counted in. */
export const groups = {
  schoolHelp: "School Help",
  extracurriculars: "Extracurriculars",
  volunteering: "Volunteering",
  clinicalExperience: "Clinical Experience",
  shadowing: "Shadowing",
};
export const notAWebAddress = "Enter an address that begins with https:// or http://.";
