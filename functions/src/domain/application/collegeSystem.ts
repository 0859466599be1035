import type { School } from "../school/school.ts";
import { UC_CAMPUS } from "./formServices.ts";

/** A public system with one application for all of its campuses. */
export type CollegeSystem = "uc" | "csu";

/** The campuses of the California State University, as IPEDS (HD2024) and students spell them. */
const CSU_CAMPUS =
  /^(California State (Poly|Univ)|California Polytechnic State|Cal State |Cal Poly |CSU |San (Diego|Francisco|Jos[eé]) State|Sonoma State)/;

/** The system that a college belongs to, by its name. Null for every other school. */
export function collegeSystemOf({ kind, name }: Pick<School, "kind" | "name">): CollegeSystem | null {
  if (kind !== "UG") return null;
  if (UC_CAMPUS.test(name)) return "uc";
  return CSU_CAMPUS.test(name) ? "csu" : null;
}
