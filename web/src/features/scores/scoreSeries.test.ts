import type { Score } from "@domain/score/score";
import { scaleOf } from "@domain/score/scoreTests";
import { describe, expect, test } from "vitest";
import { chartScales, RESULT, scaleName, seriesOf } from "./scoreSeries.ts";

const sat: Score = {
  test: "SAT",
  kind: "official",
  date: "2026-10-03",
  values: { RW: 640, M: 650 },
  scales: [],
  note: "",
};
const dat = (date: string, AA: number): Score => ({ ...sat, test: "DAT", date, values: { AA } });

describe("a chart", () => {
  test("exists for the track's tests and for each scale with results", () => {
    const rows = [dat("2025-02-01", 20), { ...sat, kind: "planned" as const, values: {} }];

    expect(chartScales(rows, ["DAT"]).map(scaleName)).toEqual(["DAT 1-30", "DAT 200-600"]);
    expect(chartScales([sat], ["MCAT"]).map(scaleName)).toEqual(["SAT", "MCAT"]);
  });

  test("has the results of one scale only", () => {
    const rows = [dat("2025-02-01", 20), dat("2026-02-01", 430)];
    const values = (day: string) => seriesOf(rows, scaleOf("DAT", day), RESULT).flatMap(({ points }) => points);

    expect(values("2025-02-01")).toEqual([{ day: "2025-02-01", value: 20 }]);
    expect(values("2026-02-01")).toEqual([{ day: "2026-02-01", value: 430 }]);
  });

  test("draws practice hollow, in date order, and leaves out plans", () => {
    const rows: Score[] = [
      sat,
      { ...sat, date: "2026-08-15", values: { RW: 600, M: 600 } },
      { ...sat, kind: "practice", date: "2026-09-01" },
      { ...sat, kind: "planned", date: "2027-03-13", values: {} },
    ];

    expect(seriesOf(rows, scaleOf("SAT", sat.date), RESULT)).toEqual([
      {
        label: "Official",
        isHollow: false,
        points: [
          { day: "2026-08-15", value: 1200 },
          { day: "2026-10-03", value: 1290 },
        ],
      },
      { label: "Practice", isHollow: true, points: [{ day: "2026-09-01", value: 1290 }] },
    ]);
    expect(seriesOf(rows, scaleOf("SAT", sat.date), "M")[0]?.points.map(({ value }) => value)).toEqual([600, 650]);
  });

  test("separates a weighted GPA from an unweighted one", () => {
    const gpa: Score = { ...sat, test: "GPA", values: { GPA: 3.8 }, scales: ["Unweighted"] };
    const rows: Score[] = [gpa, { ...gpa, values: { GPA: 4.2 }, scales: ["Weighted"] }];

    expect(seriesOf(rows, scaleOf("GPA", sat.date), RESULT).map(({ label }) => label)).toEqual([
      "Unweighted",
      "Weighted",
    ]);
  });
});
