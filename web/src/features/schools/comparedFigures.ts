import { serviceOf } from "@domain/application/applicationService";
import { formatDollars } from "@domain/application/formatDollars";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { School } from "@domain/school/school";
import { milesBetween, STATE_DISTANCE_RULE } from "@domain/school/stateDistance";
import { formatNumber } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import { settings, townSizes } from "@text/tracker/collegeTraits";
import * as text from "@text/tracker/compareSchools";
import { nextDeadline, noneSet } from "@text/tracker/schools";
import type { CollegeTraits } from "../../content/schools/collegeTraits.ts";
import type { FactSource } from "../../content/schools/factSource.ts";
import type { FactName, SchoolFacts } from "../../content/schools/schoolFacts.ts";
import { dayText } from "../../views/dayText.ts";
import { fitTagOf, fitText } from "../../views/fitTagOf.ts";
import { placeOf, statusWord } from "../../views/schoolWords.ts";
import { SAY } from "./columns.ts";
import type { NextDay } from "./nextDay.ts";

type Figure = keyof typeof text.rows;

/** What a school says to a row. */
export interface ComparedCell {
  /** "" if it is not known. */
  readonly said: string;
  /** Null for what needs no source: the student's own plan, or an address. */
  readonly basis: FactSource | null;
}

export interface ComparedRow {
  readonly id: Figure;
  readonly label: string;
  readonly cells: readonly ComparedCell[];
}

/** A school of the list, with what the catalog knows of it. */
export interface ComparedSchool {
  readonly row: Omit<School, "note">;
  readonly facts: SchoolFacts | null;
  /** What is due next there. */
  readonly next: NextDay | null;
}

/** The figures of each track, in order. */
const FIGURES: Readonly<Record<DashboardItem, readonly Figure[]>> = {
  HS: [
    "fit",
    "status",
    "deadline",
    "place",
    "distance",
    "control",
    "setting",
    "undergraduates",
    "admitted",
    "tests",
    "sat",
    "act",
    "gpa",
    "tuitionInState",
    "tuitionOutOfState",
    "netPrice",
    "netPriceLow",
    "graduation",
    "note",
  ],
  PM: [
    "fit",
    "status",
    "deadline",
    "place",
    "distance",
    "control",
    "services",
    "mcat",
    "gpa",
    "residents",
    "accreditation",
    "note",
  ],
  PD: [
    "fit",
    "status",
    "deadline",
    "place",
    "distance",
    "control",
    "services",
    "dat",
    "gpa",
    "residents",
    "accreditation",
    "note",
  ],
};

/** Rows that are left out if they are empty for every school: not every school has one. */
const RARE: ReadonlySet<Figure> = new Set([
  "distance",
  "accreditation",
  "note",
  "gpa",
  "setting",
  "netPrice",
  "netPriceLow",
]);

/** The rows of a comparison. Each figure has the year and the source of its own school. */
export function comparedRows(
  track: DashboardItem,
  schools: readonly ComparedSchool[],
  numbers: StudentNumbers,
): readonly ComparedRow[] {
  return FIGURES[track]
    .map((id) => ({ id, label: text.rows[id], cells: schools.map((school) => CELLS[id](school, numbers)) }))
    .filter(({ id, cells }) => !RARE.has(id) || cells.some(({ said }) => said !== ""));
}

type CellOf = (school: ComparedSchool, numbers: StudentNumbers) => ComparedCell;

const own = (said: string): ComparedCell => ({ said, basis: null });
const fact = (said: string, { facts }: ComparedSchool, name: FactName): ComparedCell => ({
  said,
  basis: said === "" ? null : (facts?.sources[name] ?? null),
});

/** A figure that is stored with the school: from the catalog, or entered by the student. */
function stored(said: string, { row: { figures } }: ComparedSchool): ComparedCell {
  if (said === "") return own(said);
  return { said, basis: { year: figures.year, source: figures.source || text.enteredByYou } };
}

const CELLS: Readonly<Record<Figure, CellOf>> = {
  fit: ({ row }, numbers) => own(fitText(fitTagOf(row, numbers))),
  status: ({ row }) => own(statusWord(row.track, row.status)),
  deadline: ({ next }) => own(next ? nextDeadline(dayText(next.day), next.label) : noneSet),
  place: ({ row }) => own(placeOf(row)),
  distance: ({ row: { state } }, { homeState }) => {
    if (state === null || homeState === null) return own("");
    if (state === homeState) return own(text.inYourState);
    return {
      said: text.aboutMiles(milesBetween(homeState, state)),
      basis: { year: "2020", source: STATE_DISTANCE_RULE.source },
    };
  },
  control: ({ row, facts }) => {
    if (facts?.isForProfit) return own(text.controls.profit);
    return own(row.control === null ? "" : text.controls[row.control]);
  },
  services: ({ row, facts }) => {
    const services = facts?.services.length ? facts.services : [serviceOf(row) ?? "own"];
    return own(services.map((service) => (service === "own" ? text.ownForm : service)).join(", "));
  },
  undergraduates: (school) => fact(numberOf(school.facts?.undergraduates), school, "undergraduates"),
  admitted: (school) => {
    const { admit_rate, is_open_admission } = school.row.figures;
    if (is_open_admission) return fact(text.open, school, "isOpenAdmission");
    return stored(percentOf(admit_rate), school);
  },
  tests: (school) => {
    const known = school.facts?.testPolicy ?? null;
    if (known === null) return own("");
    if (known.basis === "federal") {
      const year = school.facts?.sources.testPolicy?.year ?? "";
      return fact(text.testsIn(text.tests[known.policy], year), school, "testPolicy");
    }
    const said = [known.policy && text.tests[known.policy], known.note].filter(Boolean).join(". ");
    return { said, basis: { year: known.entry, source: known.source.source } };
  },
  sat: (school) => stored(scores("sat", school), school),
  act: (school) => stored(scores("act", school), school),
  mcat: (school) => stored(SAY.mcat(school.row), school),
  dat: (school) => stored(SAY.dat(school.row), school),
  gpa: (school) => stored(SAY.gpa(school.row), school),
  residents: (school) => stored(percentOf(school.row.figures.in_state_share), school),
  tuitionInState: (school) => fact(dollars(school.facts?.tuitionInState), school, "tuitionInState"),
  tuitionOutOfState: (school) => fact(dollars(school.facts?.tuitionOutOfState), school, "tuitionOutOfState"),
  setting: (school) => fact(settingText(school.facts?.traits ?? null), school, "setting"),
  netPrice: (school) => fact(dollars(school.facts?.netPrices?.average), school, "netPrices"),
  netPriceLow: (school) => fact(dollars(school.facts?.netPrices?.["30"]), school, "netPrices"),
  graduation: (school) => fact(percentOf(school.facts?.graduationRate), school, "graduationRate"),
  accreditation: ({ facts }) => {
    if (!facts?.firstClass) return own(facts?.accreditation ?? "");
    return own(text.firstClass(facts.accreditation ?? "", facts.firstClass));
  },
  note: ({ facts }) => own(facts?.note ?? ""),
};

/** The source of a figure and its number in the list below the comparison, from 1. */
export interface NumberedSource extends FactSource {
  readonly number: number;
}

/** The sources of all cells, in the order of their first use. Two years of one source are two sources. */
export function sourcesOf(rows: readonly ComparedRow[]): readonly NumberedSource[] {
  const found = new Map<string, NumberedSource>();
  for (const { basis } of rows.flatMap(({ cells }) => cells)) {
    if (basis === null || found.has(keyOf(basis))) continue;
    found.set(keyOf(basis), { ...basis, number: found.size + 1 });
  }
  return [...found.values()];
}

/** The number of a cell's source. */
export function numberOfSource(sources: readonly NumberedSource[], basis: FactSource): number {
  return sources.find((source) => keyOf(source) === keyOf(basis))?.number ?? 0;
}

function keyOf({ year, source }: FactSource): string {
  return `${source}\n${year}`;
}

function settingText(traits: CollegeTraits | null): string {
  if (traits === null || traits.setting === null) return "";
  const { setting, townSize } = traits;
  if (setting === "town" || townSize === null) return settings[setting];
  return text.settingOf(settings[setting], townSizes[townSize]);
}

function numberOf(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : formatNumber(value);
}

function percentOf(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : text.percent(formatNumber(value));
}

function dollars(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : formatDollars(value);
}

/** The range, and how many sent the test, if the catalog knows that of this very range and year. */
function scores(test: "sat" | "act", { row: { figures }, facts }: ComparedSchool): string {
  const half = figures[test];
  if (half === null) return "";
  const range = text.range(half.low, half.high);
  const known = facts?.[test];
  const isSame = known?.low === half.low && known.high === half.high && facts?.sources[test]?.year === figures.year;
  return isSame && known.sent !== null ? text.sentBy(range, formatNumber(known.sent)) : range;
}
