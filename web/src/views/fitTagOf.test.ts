import { studentNumbers } from "@domain/fit/studentNumbers";
import { NOTHING_REACHED, type School } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { fitTagOf } from "./fitTagOf.ts";

const NO_NUMBERS = studentNumbers({ track: "HS", scores: [], courses: [], settings: {} });
const COLLEGE: Omit<School, "note"> = {
  track: "HS",
  kind: "UG",
  schoolId: null,
  name: "Rice University",
  city: "Houston",
  state: "TX",
  control: null,
  status: "researching",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [],
  override: null,
  figures: { ...NO_FIGURES, admit_rate: 50, sat: { low: 1200, high: 1400 } },
};

test("a college whose figures are known asks for the student's own", () => {
  expect(fitTagOf(COLLEGE, NO_NUMBERS)).toMatchObject({ fit: null, instead: "Needs your score or GPA" });
});

test("a college without figures has not enough data", () => {
  expect(fitTagOf({ ...COLLEGE, figures: NO_FIGURES }, NO_NUMBERS).instead).toBe("Not enough data");
});
