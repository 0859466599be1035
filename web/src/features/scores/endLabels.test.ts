import { describe, expect, test } from "vitest";
import { endLabels } from "./endLabels.ts";
import type { Series } from "./scoreSeries.ts";

const line = (label: string, value: number): Series => ({
  label,
  isHollow: false,
  points: [{ day: "2026-11-01", value }],
});
/** 0 is at the bottom of a chart of 300. */
const y = (value: number) => 300 - value;

describe("the labels at the end of a chart's lines", () => {
  test("are at their values where there is room", () => {
    const labels = endLabels([line("Official", 100)], { text: "Goal", value: 200 }, y, 280);

    expect(labels.map(({ text, at }) => [text, at])).toEqual([
      ["Goal", 100],
      ["Official", 200],
    ]);
  });

  test("move apart where they would overlap, and stay in the chart", () => {
    const labels = endLabels([line("Official", 20), line("Practice", 22)], { text: "Goal", value: 21 }, y, 280);

    expect(labels.map(({ text, at }) => [text, at])).toEqual([
      ["Practice", 212],
      ["Goal", 246],
      ["Official", 280],
    ]);
  });
});
