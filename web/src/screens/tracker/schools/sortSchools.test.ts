import type { Fit, School } from "@domain/school";
import { expect, test } from "vitest";
import { type SortOrder, sortSchools } from "./sortSchools.ts";

type Row = Pick<School, "name" | "status" | "deadlines"> & { readonly fit: Fit | null };
const due = (day: string, done = false) => [{ id: day, label: "Regular", day, done }];
const ROWS: readonly Row[] = [
  { name: "rice", status: "applying", deadlines: due("2027-01-04"), fit: "reach" },
  { name: "Baylor", status: "decision", deadlines: due("2026-11-01", true), fit: null },
  { name: "Houston", status: "researching", deadlines: due("2026-12-01"), fit: "safety" },
  { name: "Austin", status: "applying", deadlines: [], fit: "match" },
];
const names = (order: SortOrder) => sortSchools(ROWS, order, ({ fit }) => fit).map(({ name }) => name);

test.each([
  ["name", false, ["Austin", "Baylor", "Houston", "rice"]],
  ["name", true, ["rice", "Houston", "Baylor", "Austin"]],
  ["fit", false, ["Houston", "Austin", "rice", "Baylor"]],
  ["fit", true, ["rice", "Austin", "Houston", "Baylor"]],
  ["status", false, ["Houston", "Austin", "rice", "Baylor"]],
  ["deadline", false, ["Houston", "rice", "Austin", "Baylor"]],
  ["deadline", true, ["rice", "Houston", "Austin", "Baylor"]],
] as const)("by %s, descending %s", (key, descending, expected) => {
  expect(names({ key, descending })).toEqual(expected);
});
