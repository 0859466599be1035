import { describe, expect, test } from "vitest";
import { loadSchoolMatcher } from "./matchSchool.ts";

const [colleges, medical, dental] = await Promise.all([
  loadSchoolMatcher("HS"),
  loadSchoolMatcher("PM"),
  loadSchoolMatcher("PD"),
]);

describe("a name of a list", () => {
  test.each([
    ["U of Arizona (Tucson)", "University of Arizona College of Medicine, Tucson"],
    ["Univ. of South Carolina - Greenville", "University of South Carolina School of Medicine Greenville"],
    ["Touro-Montana", "Touro College of Osteopathic Medicine, Montana"],
    ["TouroCOM Harlem", "Touro College of Osteopathic Medicine"],
    ["Boston University", "BU Chobanian & Avedisian School of Medicine"],
    ["Case Western", "Case Western Reserve University School of Medicine"],
    ["Harvard", "Harvard Medical School"],
    ["Texas Tech - El Paso", "Texas Tech El Paso Paul L. Foster School of Medicine"],
  ])("the medical school %s is found", (name, school) => expect(medical({ name }).sure?.name).toBe(school));

  test.each([
    ["utexas", "University of Texas at Austin"],
    ["Purdue", "Purdue University"],
    ["vanderbilt", "Vanderbilt University"],
    ["clemson", "Clemson University"],
    ["Univ of Massachusetts - Lowell", "University of Massachusetts Lowell"],
  ])("the college %s is found", (name, school) => expect(colleges({ name }).sure?.name).toBe(school));

  test("the dental school LECOM dental is found", () =>
    expect(dental({ name: "LECOM dental" }).sure?.name).toBe("LECOM School of Dental Medicine"));

  test.each(["Cleveland Clinic", "Cleveland Clinic (CCLCM)", "CCLCM", "Case Western - Lerner", "Harvard HST"])(
    "the program %s is asked about, because its school has another",
    (name) => expect(medical({ name }).sure).toBeNull(),
  );

  test.each(["KCU", "Rowan", "Touro NY", "Midwestern", "Honors program"])("the school %s is asked about", (name) =>
    expect(medical({ name }).sure).toBeNull(),
  );
});
