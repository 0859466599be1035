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
