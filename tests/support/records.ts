import type { Course } from "@domain/course.ts";
import { NOTHING_REACHED, type School } from "@domain/school.ts";
import { NO_FIGURES } from "@domain/schoolFigures.ts";

/** A school that nothing is known of but its name, for a test to say what it is about. */
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

/** A course that is done, in a science with a lab. */
export const biology: Course = {
  term: "Fall",
  year: 2025,
  code: "BIO 101",
  name: "Biology I",
  level: "college",
  credits: 4,
  credit_unit: "semester",
  grade: "A-",
  status: "completed",
  has_lab: true,
  subject: null,
};
