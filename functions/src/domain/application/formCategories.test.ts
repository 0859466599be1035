import { expect, test } from "vitest";
import { EXPERIENCE_TYPES } from "../shared/experienceType.ts";
import { APPLICATION_FORMS } from "./application.ts";
import { FITTING_CATEGORIES } from "./fittingCategories.ts";
import { FORM_CATEGORIES } from "./formCategories.ts";

test("the forms have as many categories as their services", () => {
  expect(FORM_CATEGORIES.common_app).toHaveLength(30);
  expect(FORM_CATEGORIES.amcas).toHaveLength(19);
  // Seven types, but shadowing counts as two.
  expect(FORM_CATEGORIES.aadsas).toHaveLength(8);
  expect(FORM_CATEGORIES.aacomas).toHaveLength(4);
  // Nine groups, and Dental Experience for dental applicants.
  expect(FORM_CATEGORIES.tmdsas).toHaveLength(10);
  expect(FORM_CATEGORIES.uc).toHaveLength(6);
});

test.each(APPLICATION_FORMS)("every category of %s can be stored", (form) => {
  expect(FORM_CATEGORIES[form].filter((category) => category.length > 80)).toEqual([]);
  expect(new Set(FORM_CATEGORIES[form]).size).toBe(FORM_CATEGORIES[form].length);
});

test.each(EXPERIENCE_TYPES)("%s lists no category twice", (type) => {
  for (const form of APPLICATION_FORMS) {
    const fitting: readonly string[] = FITTING_CATEGORIES[type][form];
    expect(new Set(fitting).size).toBe(fitting.length);
    expect(FORM_CATEGORIES[form]).toEqual(expect.arrayContaining([...fitting]));
  }
});
