import { APPLICATION_SERVICES, type ApplicationService, serviceOf } from "@domain/application/applicationService";
import {
  FITS,
  type Fit,
  KINDS_OF,
  OUTCOMES,
  type Outcome,
  SCHOOL_KINDS,
  SCHOOL_STATUSES,
  type School,
  type SchoolKind,
  type SchoolStatus,
} from "@domain/school/school";
import { milesBetween } from "@domain/school/stateDistance";
import { US_STATE_CODES, type UsState } from "@domain/school/usState";
import type { DashboardItem } from "@domain/shared/stage";
import { INCOMES, type Income, type NetPrices } from "../../content/schools/collegePrices.ts";
import {
  type CollegeTraits,
  SETTINGS,
  type Setting,
  TOWN_SIZES,
  type TownSize,
} from "../../content/schools/collegeTraits.ts";
import { MAJOR_FAMILIES, type MajorFamily } from "../../content/schools/majorFamilies.ts";

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

/** The most that a year costs after grants, in USD. */
export const PRICES = [10_000, 15_000, 20_000, 25_000, 30_000] as const;

/** In miles between the centers of two states. 0 is the student's own state. */
export const DISTANCES = [0, 250, 500, 1_000] as const;
export type Distance = (typeof DISTANCES)[number];

const CONTROLS = ["public", "private"] as const;

/** A status or, once the school has decided, the outcome. */
export const STANDINGS = [...SCHOOL_STATUSES, ...OUTCOMES] as const;

/** The fit shown, or that none is known. */
export const SHOWN_FITS = [...FITS, "unknown"] as const;

/** Null lets every school through. */
export interface SchoolFilter {
  /** Each of these words is in the name, the place or the note. */
  readonly words: string | null;
  readonly status: SchoolStatus | Outcome | null;
  readonly fit: Fit | "unknown" | null;
  readonly kind: SchoolKind | null;
  readonly state: UsState | null;
  readonly control: (typeof CONTROLS)[number] | null;
  readonly size: Size | null;
  readonly within: Distance | null;
  readonly admits: AdmitRate | null;
  readonly setting: Setting | null;
  readonly town: TownSize | null;
  readonly major: MajorFamily | null;
  readonly price: (typeof PRICES)[number] | null;
  /** Whose price it is: students of families with this income. Null for the average. */
  readonly income: Income | null;
  readonly via: ApplicationService | null;
}

/** A filter with a list of choices. */
export type ChosenFilter = Exclude<keyof SchoolFilter, "words">;

/**
 * The filters of each track after the words, in display order. Medical and dental schools publish no admit rate, and
 * only medical schools are of two kinds.
 */
export const FILTERS_OF: Readonly<Record<DashboardItem, readonly ChosenFilter[]>> = {
  HS: ["status", "fit", "state", "control", "size", "within", "admits", "setting", "town", "major", "price", "income"],
  PM: ["status", "fit", "kind", "state", "control", "within", "via"],
  PD: ["status", "fit", "state", "control", "within", "via"],
};

/** The state that a distance is measured from, if the student's plan has no home state. It is in the address alone. */
export const HOME = "home";

/** The track's filters in an address. Anything else in it is ignored. */
export function filterIn(params: URLSearchParams, track: DashboardItem): SchoolFilter {
  const oneOf = <Value>(name: ChosenFilter, values: readonly Value[]) =>
    FILTERS_OF[track].includes(name) ? (values.find((value) => String(value) === params.get(name)) ?? null) : null;
  return {
    words: params.get("words")?.trim() || null,
    status: oneOf("status", STANDINGS),
    fit: oneOf("fit", SHOWN_FITS),
    kind: oneOf(
      "kind",
      SCHOOL_KINDS.filter((kind) => KINDS_OF[track].includes(kind)),
    ),
    state: oneOf("state", US_STATE_CODES),
    control: oneOf("control", CONTROLS),
    size: oneOf("size", sizes),
    within: oneOf("within", DISTANCES),
    admits: oneOf("admits", admitRates),
    setting: oneOf("setting", SETTINGS),
    town: oneOf("town", TOWN_SIZES),
    major: oneOf("major", MAJOR_FAMILIES),
    price: oneOf("price", PRICES),
    income: oneOf("income", INCOMES),
    via: oneOf("via", APPLICATION_SERVICES),
  };
}

const sizes = Object.keys(SIZES) as Size[];
const admitRates = Object.keys(ADMIT_RATES) as AdmitRate[];

/** How many filters are set. */
export function countOf(filter: SchoolFilter): number {
  return Object.values(filter).filter((value) => value !== null).length;
}

/** The figures of a college that are filtered by. */
export interface CollegeFigures {
  readonly undergraduates: number | null;
  readonly traits: CollegeTraits | null;
  readonly netPrices: NetPrices | null;
}

interface Known<Row> {
  /** The fit shown; null if too little is known. */
  readonly fitOf: (row: Row) => Fit | null;
  /** Where the student lives; null if unknown: a distance then lets every school through. */
  readonly home: UsState | null;
  /** What the catalog knows of a college; null if it is unknown. */
  readonly factsOf: (row: Row) => CollegeFigures | null;
}

type Filtered = Pick<
  School,
  "name" | "city" | "state" | "control" | "kind" | "schoolId" | "figures" | "status" | "outcome" | "note"
>;

/** The schools that all filters let through, in the same order. One whose figure is unknown does not match it. */
export function filterSchools<Row extends Filtered>(
  rows: readonly Row[],
  filter: SchoolFilter,
  { home, factsOf, fitOf }: Known<Row>,
): readonly Row[] {
  const { words, status, fit, kind, state, control, within, admits, via } = filter;
  const wanted = (words ?? "").toLowerCase().split(/\s+/);
  return rows.filter(
    (row) =>
      wanted.every((word) => searchedIn(row).includes(word)) &&
      (status === null || row.status === status || row.outcome === status) &&
      (fit === null || (fitOf(row) ?? "unknown") === fit) &&
      (kind === null || row.kind === kind) &&
      (state === null || row.state === state) &&
      (control === null || row.control === control) &&
      hasFigures(factsOf(row), filter) &&
      (within === null || home === null || (row.state !== null && milesBetween(home, row.state) <= within)) &&
      (admits === null || isIn(ADMIT_RATES[admits], admitRateOf(row))) &&
      (via === null || serviceOf(row) === via),
  );
}

function hasFigures(facts: CollegeFigures | null, { size, price, income, ...filter }: SchoolFilter): boolean {
  const paid = facts?.netPrices?.[income ?? "average"] ?? null;
  return (
    (size === null || isIn(SIZES[size], facts?.undergraduates ?? null)) &&
    hasTraits(facts?.traits ?? null, filter) &&
    (price === null || (paid !== null && paid <= price))
  );
}

/** Whether a college is in such a place and gives degrees in the field. One that is not known does not match. */
export function hasTraits(
  traits: CollegeTraits | null,
  { setting, town, major }: Pick<SchoolFilter, "setting" | "town" | "major">,
): boolean {
  return (
    (setting === null || traits?.setting === setting) &&
    (town === null || traits?.townSize === town) &&
    (major === null || traits?.majors.includes(major) === true)
  );
}

function searchedIn({ name, city, state, note }: Filtered): string {
  return [name, city, state, note].join(" ").toLowerCase();
}

function isIn([from, below]: readonly [number, number], value: number | null): boolean {
  return value !== null && value >= from && value < below;
}

function admitRateOf({ figures }: Filtered): number | null {
  return figures.is_open_admission ? 100 : figures.admit_rate;
}
