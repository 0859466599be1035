import { type Duty, dated, undated } from "@domain/season/duty";
import { expect, test } from "vitest";
import { nextDay } from "./nextDay.ts";

const school = {
  deadlines: [
    { id: "a", label: "Regular decision", day: "2027-01-05", done: false },
    { id: "b", label: "Early action", day: "2026-11-01", done: true },
  ],
};
const say = ({ kind, label }: Duty) => label ?? kind;

test("the next deadline of a school outside the season is its own first open one", () => {
  expect(nextDay(school, null, say)).toMatchObject({ day: "2027-01-05", label: "Regular decision" });
  expect(nextDay({ deadlines: [] }, null, say)).toBeNull();
});

test("in the season, its dates count too, and what has no day is left out", () => {
  const duties: readonly Duty[] = [
    undated("book", "interview"),
    dated("deadline", "2027-01-05", "school", "Regular decision"),
    dated("interview", "2026-12-09", "on"),
  ];
  expect(nextDay(school, duties, say)).toEqual({ day: "2026-12-09", label: "interview" });
});

test("a school that is closed in the season has no next deadline", () => {
  expect(nextDay(school, [], say)).toBeNull();
});
