import type { School } from "../school/school.ts";

/** A public system with one application for all of its campuses. */
export type CollegeSystem = "uc" | "csu";

const NAMES: Readonly<Record<CollegeSystem, RegExp>> = {
  uc: /^(University of California\b|UC )/,
  csu: /^(California State (Poly|Univ)|California Polytechnic State|Cal State |Cal Poly |CSU |San (Diego|Francisco|Jos[eé]) State|Sonoma State)/,
};

/**
 * The system that a college belongs to, by its name: the University of California's campuses for undergraduates, or the
 * California State University's, as IPEDS (HD2024) spells them. Null for every other school.
 */
export function collegeSystemOf({ kind, name }: Pick<School, "kind" | "name">): CollegeSystem | null {
  if (kind !== "UG") return null;
  return (["uc", "csu"] as const).find((system) => NAMES[system].test(name)) ?? null;
}
