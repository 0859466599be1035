import { APPLICATION_SERVICES, type ApplicationService, serviceOf } from "@domain/application/applicationService";
import type { School } from "@domain/school/school";
import { milesBetween } from "@domain/school/stateDistance";
import { US_STATE_CODES, type UsState } from "@domain/school/usState";
import type { DashboardItem } from "@domain/shared/stage";

/** Numbers of undergraduates, from and below: the bands in which the Department of Education groups colleges. */
export const SIZES = {
  tiny: [0, 1_000],
  small: [1_000, 5_000],
  medium: [5_000, 10_000],
  large: [10_000, 20_000],
  huge: [20_000, Number.POSITIVE_INFINITY],
} as const;
export type Size = keyof typeof SIZES;

/** Percentages of applicants who are admitted, from and below. An open college admits everyone. */
export const ADMIT_RATES = { least: [0, 10], few: [10, 30], half: [30, 60], most: [60, 101] } as const;
export type AdmitRate = keyof typeof ADMIT_RATES;

/** In miles between the centers of two states. 0 is the student's own state. */
export const DISTANCES = [0, 250, 500, 1_000] as const;
export type Distance = (typeof DISTANCES)[number];

const CONTROLS = ["public", "private"] as const;

/** Null lets every school through. */
export interface SchoolFilter {
  readonly state: UsState | null;
  readonly control: (typeof CONTROLS)[number] | null;
  readonly size: Size | null;
  readonly within: Distance | null;
  readonly admits: AdmitRate | null;
  readonly via: ApplicationService | null;
}

/** The filters of each track, in display order. Medical and dental schools publish no admit rate. */
export const FILTERS_OF: Readonly<Record<DashboardItem, readonly (keyof SchoolFilter)[]>> = {
  HS: ["state", "control", "size", "within", "admits"],
  PM: ["state", "control", "within", "via"],
  PD: ["state", "control", "within", "via"],
};

/** The state that a distance is measured from, if the student's plan has no home state. It is in the address alone. */
export const HOME = "home";

/** The track's filters in an address. Anything else in it is ignored. */
export function filterIn(params: URLSearchParams, track: DashboardItem): SchoolFilter {
  const oneOf = <Value>(name: keyof SchoolFilter, values: readonly Value[]) =>
    FILTERS_OF[track].includes(name) ? (values.find((value) => String(value) === params.get(name)) ?? null) : null;
  return {
    state: oneOf("state", US_STATE_CODES),
    control: oneOf("control", CONTROLS),
    size: oneOf("size", sizes),
    within: oneOf("within", DISTANCES),
    admits: oneOf("admits", admitRates),
    via: oneOf("via", APPLICATION_SERVICES),
  };
}

const sizes = Object.keys(SIZES) as Size[];
const admitRates = Object.keys(ADMIT_RATES) as AdmitRate[];

/** How many filters are set. */
export function countOf(filter: SchoolFilter): number {
  return Object.values(filter).filter((value) => value !== null).length;
}

interface Known {
  /** Where the student lives; null if unknown: a distance then lets every school through. */
  readonly home: UsState | null;
  /** The number of undergraduates; null if unknown. */
  readonly undergraduatesOf: (row: Filtered) => number | null;
}

type Filtered = Pick<School, "state" | "control" | "kind" | "schoolId" | "figures">;

/** The schools that all filters let through, in the same order. One whose figure is unknown does not match it. */
export function filterSchools<Row extends Filtered>(
  rows: readonly Row[],
  { state, control, size, within, admits, via }: SchoolFilter,
  { home, undergraduatesOf }: Known,
): readonly Row[] {
  return rows.filter(
    (row) =>
      (state === null || row.state === state) &&
      (control === null || row.control === control) &&
      (size === null || isIn(SIZES[size], undergraduatesOf(row))) &&
      (within === null || home === null || (row.state !== null && milesBetween(home, row.state) <= within)) &&
      (admits === null || isIn(ADMIT_RATES[admits], admitRateOf(row))) &&
      (via === null || serviceOf(row) === via),
  );
}

function isIn([from, below]: readonly [number, number], value: number | null): boolean {
  return value !== null && value >= from && value < below;
}

function admitRateOf({ figures }: Filtered): number | null {
  return figures.is_open_admission ? 100 : figures.admit_rate;
}
