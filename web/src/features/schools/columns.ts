import type { School, SchoolStatus } from "@domain/school/school";
import { formatDecimal, formatNumber } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { dayText } from "../../views/dayText.ts";
import { placeOf, statusWord } from "../../views/schoolWords.ts";

/** The possible columns after the name, in table order. */
export const COLUMNS = [
  "fit",
  "status",
  "deadline",
  "place",
  "admitted",
  "sat",
  "act",
  "mcat",
  "dat",
  "gpa",
  "residents",
  "outcome",
  "changed",
] as const;
export type Column = (typeof COLUMNS)[number];

/** Columns with one plain text or number. The others have their own components. */
export type PlainColumn = Exclude<Column, "fit" | "status" | "deadline">;

/** The default columns. */
export const USUAL_COLUMNS: readonly Column[] = ["fit", "status", "deadline"];

const FIGURES: Readonly<Record<DashboardItem, readonly Column[]>> = {
  HS: ["admitted", "sat", "act"],
  PM: ["mcat", "gpa", "residents"],
  PD: ["dat", "gpa", "residents"],
};

/** Columns with a figure of a certain year and source. */
export const FIGURE_COLUMNS: ReadonlySet<Column> = new Set(Object.values(FIGURES).flat());

/** The columns of a track: its own figures, and those every school has. */
export function columnsOf(track: DashboardItem): readonly Column[] {
  return [...USUAL_COLUMNS, "place", ...FIGURES[track], "outcome", "changed"];
}

/** The latest status and its day; null if no day is known. */
export function lastChange({ reached }: Pick<School, "reached">): { status: SchoolStatus; day: string } | null {
  const days = Object.entries(reached) as [SchoolStatus, string | null][];
  const known = days.flatMap(([status, day]) => (day === null ? [] : [{ status, day }]));
  // Of two on the same day, the later status counts. The statuses are in application order.
  return known.reduce<(typeof known)[number] | null>((last, each) => (last && last.day > each.day ? last : each), null);
}

type Shown = Pick<School, "track" | "city" | "state" | "figures" | "outcome" | "reached">;

/** The text of a school in a column; empty if unknown. */
export const SAY: Readonly<Record<PlainColumn, (school: Shown) => string>> = {
  place: placeOf,
  admitted: ({ figures }) => number(figures.admit_rate),
  sat: ({ figures }) => range(figures.sat),
  act: ({ figures }) => range(figures.act),
  mcat: ({ figures }) => number(figures.mcat),
  dat: ({ figures }) => (figures.dat ? text.onScale(number(figures.dat.aa), figures.dat.scale) : ""),
  gpa: ({ figures }) => (figures.gpa === null ? "" : formatDecimal(figures.gpa, 2)),
  residents: ({ figures }) => number(figures.in_state_share),
  outcome: ({ outcome }) => (outcome === null ? "" : text.outcomes[outcome]),
  changed: (school) => {
    const last = lastChange(school);
    return last ? text.changedOn(statusWord(school.track, last.status), dayText(last.day)) : "";
  },
};

function number(value: number | null): string {
  return value === null ? "" : formatNumber(value);
}

function range(half: { readonly low: number; readonly high: number } | null): string {
  return half === null ? "" : text.fromTo(half.low, half.high);
}
