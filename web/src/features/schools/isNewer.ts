import type { SchoolFigures } from "@domain/school/schoolFigures";

type Dated = Pick<SchoolFigures, "year" | "source">;

/** The agency of the catalog's figures for colleges. */
const AGENCY = "U.S. Department of Education";

/** Whether `known` is of a later year than a copy of the same agency's figures. Figures of the student's own stay. */
export function isNewer(known: Dated, stored: Dated): boolean {
  return [known, stored].every(({ source }) => source.startsWith(AGENCY)) && yearOf(known) > yearOf(stored);
}

function yearOf({ year }: Dated): number {
  return Number(/\b20\d\d\b/.exec(year)?.[0] ?? 0);
}
