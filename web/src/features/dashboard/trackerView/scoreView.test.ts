import type { Score } from "@domain/score/score";
import { expect, test } from "vitest";
import { partOf, scoreLine, testViews } from "./scoreView.ts";

const TODAY = "2026-11-20";

const sat = (date: string, RW: number, M: number): Score => ({
  test: "SAT",
  kind: "official",
  date,
  values: { RW, M },
  scales: [],
  note: "",
});
const planned = (exam: Score["test"], date: string): Score => ({
  ...sat(date, 0, 0),
  test: exam,
  kind: "planned",
  values: {},
});

test("each test of the track shows its latest, best, goal and next day", () => {
  const rows = [sat("2026-05-02", 640, 650), sat("2026-10-03", 620, 640), planned("SAT", "2026-12-05")];
  const [view, ...others] = testViews(rows, { score_targets: { SAT: 1350 } }, "HS", TODAY);

  expect(others).toEqual([]);
  expect(view).toMatchObject({
    test: "SAT",
    latest: { value: 1260 },
    best: { value: 1290 },
    target: 1350,
    plannedFor: "2026-12-05",
  });
  expect(view && scoreLine(view)).toBe("Latest 1260 · Goal 1350");
  expect(testViews(rows, {}, "PM", TODAY)).toEqual([]);
});

test("a test with only a planned day or a goal is shown without results", () => {
  const views = testViews(
    [planned("ACT", "2027-02-06"), planned("SAT", "2026-11-07")],
    { score_targets: { GPA: 3.9 } },
    "HS",
    TODAY,
  );

  expect(views.map(({ test: name, best, plannedFor, target }) => [name, best, plannedFor, target])).toEqual([
    ["ACT", null, "2027-02-06", null],
    ["GPA", null, null, 3.9],
  ]);
  expect(views.map(scoreLine)).toEqual(["", "Goal 3.90"]);
});

test("a goal on today's DAT scale is not compared with a result on the old one", () => {
  const old: Score = { ...sat("2024-06-01", 0, 0), test: "DAT", values: { AA: 21 } };

  expect(testViews([old], { score_targets: { DAT: 450 } }, "PD", TODAY)).toMatchObject([
    { best: { value: 21 }, target: null, scale: { low: 1, high: 30 } },
  ]);
});

test("a value has a position on its test's scale", () => {
  const scale = { low: 400, high: 1600 };

  expect([400, 1000, 1600].map((value) => partOf(scale, value))).toEqual([0, 0.5, 1]);
});
