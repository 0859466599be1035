import type { School, SchoolStatus } from "@domain/school/school";
import { formatDecimal, formatNumber } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { dayText } from "../../../components/dayText.ts";
import { placeOf, statusWord } from "./schoolWords.ts";

/** What a table of schools can show beside their names, in the order it shows them. */
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

/** Columns that hold one plain text or number; the others are drawn by themselves. */
export type PlainColumn = Exclude<Column, "fit" | "status" | "deadline">;

/** What is shown until the student picks otherwise. */
export const USUAL_COLUMNS: readonly Column[] = ["fit", "status", "deadline"];

const FIGURES: Readonly<Record<DashboardItem, readonly Column[]>> = {
  HS: ["admitted", "sat", "act"],
  PM: ["mcat", "gpa", "residents"],
  PD: ["dat", "gpa", "residents"],
};

/** The columns of a track: its own figures, and what every school has. */
export function columnsOf(track: DashboardItem): readonly Column[] {
  return [...USUAL_COLUMNS, "place", ...FIGURES[track], "outcome", "changed"];
}

/** The status that was reached last, and on which day; null where no day is known. */
export function lastChange({ reached }: Pick<School, "reached">): { status: SchoolStatus; day: string } | null {
  const days = Object.entries(reached) as [SchoolStatus, string | null][];
  const known = days.flatMap(([status, day]) => (day === null ? [] : [{ status, day }]));
  // Of two on one day the later status counts: the statuses stand in the order of an application.
  return known.reduce<(typeof known)[number] | null>((last, each) => (last && last.day > each.day ? last : each), null);
}

type Shown = Pick<School, "track" | "city" | "state" | "figures" | "outcome" | "reached">;

/** What a school says in a column; empty where nothing is known. */
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
