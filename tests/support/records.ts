import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import type { Score } from "@domain/score/score.ts";

/** A school with only a name. Tests add the fields they are about. */
export const plainSchool: School = {
  track: "HS",
  kind: "UG",
  schoolId: null,
  name: "Lakeview College",
  city: "",
  state: null,
  control: null,
  status: "researching",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [],
  figures: NO_FIGURES,
  override: null,
  note: "",
};

/** A medical school, for features that only medical schools have. */
export const rice: School = { ...plainSchool, track: "PM", kind: "MD", name: "Rice", state: "TX", control: "private" };

export const mcat: Score = {
  test: "MCAT",
  kind: "official",
  date: "2025-05-01",
  values: { CP: 125, CARS: 125, BB: 125, PS: 125 },
  scales: [],
  note: "",
};

export const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
