import { FITS, type Fit, OUTCOMES, SCHOOL_STATUSES, type School } from "@domain/school/school";
import { placeOf } from "../../views/schoolWords.ts";
import { type Column, lastChange } from "./columns.ts";

export type SortKey = "name" | Column;
export interface SortOrder {
  readonly key: SortKey;
  readonly descending: boolean;
}

type Sortable = Omit<School, "note" | "override" | "schoolId" | "kind" | "control" | "track">;
type Place = number | string | null;

/** The sort key of a school by column; null if the column is empty. */
const PLACE_BY: Readonly<Record<Exclude<SortKey, "fit" | "deadline">, (school: Sortable) => Place>> = {
  name: ({ name }) => name.toLowerCase(),
  status: ({ status }) => SCHOOL_STATUSES.indexOf(status),
  // Groups the schools of a state.
  place: (school) => (placeOf(school) === "" ? null : `${school.state ?? ""} ${school.city}`),
  admitted: ({ figures }) => figures.admit_rate,
  sat: ({ figures }) => middle(figures.sat),
  act: ({ figures }) => middle(figures.act),
  mcat: ({ figures }) => figures.mcat,
  // The two scales do not overlap, so the schools of each stay together.
  dat: ({ figures }) => figures.dat?.aa ?? null,
  gpa: ({ figures }) => figures.gpa,
  residents: ({ figures }) => figures.in_state_share,
  outcome: ({ outcome }) => outcome && OUTCOMES.indexOf(outcome),
  changed: (school) => lastChange(school)?.day ?? null,
};

/** Sorts by a column. `dueOf`: the day that is next at a school. Empty values come last in both directions, and equal values are sorted by name. */
export function sortSchools<Row extends Sortable>(
  rows: readonly Row[],
  { key, descending }: SortOrder,
  { fitOf, dueOf }: { readonly fitOf: (row: Row) => Fit | null; readonly dueOf: (row: Row) => string | null },
): readonly Row[] {
  const placeOfFit = (fit: Fit | null) => fit && FITS.indexOf(fit);
  const keyOf = (row: Row): Place => {
    if (key === "fit") return placeOfFit(fitOf(row));
    return key === "deadline" ? dueOf(row) : PLACE_BY[key](row);
  };
  return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), descending) || a.name.localeCompare(b.name));
}

function middle(half: { readonly low: number; readonly high: number } | null): number | null {
  return half && (half.low + half.high) / 2;
}

function compare(a: Place, b: Place, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
  return descending ? -order : order;
}
