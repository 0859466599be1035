import { type Fit, NOTHING_REACHED, type School } from "@domain/school/school";
import { NO_FIGURES, type SchoolFigures } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { typedSchool } from "../../content/schools/newSchool.ts";
import { nextByDeadlines } from "./nextDay.ts";
import { type SortOrder, sortSchools } from "./sortSchools.ts";

type Row = School & { readonly fit: Fit | null };
const due = (day: string, done = false) => [{ id: day, label: "Regular", day, done }];
function row(name: string, fit: Fit | null, figures: Partial<SchoolFigures>, fields: Partial<School>): Row {
  const bare = { ...typedSchool(name, "HS", "UG", "2026-11-01"), reached: NOTHING_REACHED };
  return { ...bare, figures: { ...NO_FIGURES, ...figures }, ...fields, fit };
}
const ROWS: readonly Row[] = [
  row(
    "rice",
    "reach",
    { sat: { low: 1500, high: 1560 }, dat: { scale: "200-600", aa: 430 } },
    { status: "applying", deadlines: due("2027-01-04"), city: "Houston", state: "TX" },
  ),
  row(
    "Baylor",
    null,
    { dat: { scale: "1-30", aa: 22 } },
    { status: "decision", deadlines: due("2026-11-01", true), outcome: "denied", city: "Waco", state: "TX" },
  ),
  row(
    "Houston",
    "safety",
    { sat: { low: 1140, high: 1310 }, dat: { scale: "1-30", aa: 20 } },
    { deadlines: due("2026-12-01"), outcome: "admitted", city: "Tulsa", state: "OK" },
  ),
  row(
    "Austin",
    "match",
    { sat: { low: 1230, high: 1500 } },
    { status: "applying", reached: { ...NOTHING_REACHED, researching: "2026-11-01", applying: "2026-11-09" } },
  ),
];
const names = (order: SortOrder) =>
  sortSchools(ROWS, order, { fitOf: ({ fit }) => fit, dueOf: (each) => nextByDeadlines(each)?.day ?? null }).map(
    ({ name }) => name,
  );

test.each([
  ["name", false, ["Austin", "Baylor", "Houston", "rice"]],
  ["name", true, ["rice", "Houston", "Baylor", "Austin"]],
  ["fit", false, ["Houston", "Austin", "rice", "Baylor"]],
  ["fit", true, ["rice", "Austin", "Houston", "Baylor"]],
  ["status", false, ["Houston", "Austin", "rice", "Baylor"]],
  ["deadline", false, ["Houston", "rice", "Austin", "Baylor"]],
  ["deadline", true, ["rice", "Houston", "Austin", "Baylor"]],
  ["place", false, ["Houston", "rice", "Baylor", "Austin"]],
  ["sat", false, ["Houston", "Austin", "rice", "Baylor"]],
  ["sat", true, ["rice", "Austin", "Houston", "Baylor"]],
  ["dat", false, ["Houston", "Baylor", "rice", "Austin"]],
  ["outcome", false, ["Houston", "Baylor", "Austin", "rice"]],
  ["changed", false, ["Austin", "Baylor", "Houston", "rice"]],
] as const)("the schools are sorted by %s, descending %s", (key, descending, expected) => {
  expect(names({ key, descending })).toEqual(expected);
});
