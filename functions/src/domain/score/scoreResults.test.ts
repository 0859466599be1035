import { describe, expect, test } from "vitest";
import type { Score } from "./score.ts";
import { attemptsAt, latestAndBest, meanOf, nextTest, resultOf, superScore, targetOf } from "./scoreResults.ts";
import { isWeighted } from "./scoreTests.ts";

function row(exam: Score["test"], date: string, values: Record<string, number>, rest: Partial<Score> = {}): Score {
  return { test: exam, kind: "official", date, values, scales: [], note: "", ...rest };
}

describe("resultOf", () => {
  test.each<readonly [string, Score, number | null]>([
    ["an SAT's sum", row("SAT", "2026-10-03", { RW: 640, M: 650 }), 1290],
    ["an MCAT's sum", row("MCAT", "2026-05-09", { CP: 128, CARS: 127, BB: 129, PS: 130 }), 514],
    ["an ACT's composite", row("ACT", "2026-04-11", { composite: 27, E: 30, M: 30, R: 30 }), 27],
    ["a DAT's academic average", row("DAT", "2026-04-11", { AA: 430, PAT: 400 }), 430],
    ["null while it is planned", row("SAT", "2027-03-13", {}, { kind: "planned" }), null],
  ])("the result of a score is %s", (_, score, result) => {
    expect(resultOf(score)).toBe(result);
  });
});

describe("latestAndBest", () => {
  const first = row("SAT", "2026-08-15", { RW: 700, M: 700 });
  const second = row("SAT", "2026-10-03", { RW: 640, M: 650 });

  test("the latest and best score are found by the test day, not by when results were entered", () => {
    const { latest, best } = latestAndBest([second, first], "SAT");

    expect([latest?.value, best?.value]).toEqual([1290, 1400]);
  });

  test("the latest and best score are official if there is an official result", () => {
    const practice = row("SAT", "2026-11-01", { RW: 800, M: 800 }, { kind: "practice" });

    expect(latestAndBest([first, practice], "SAT").latest).toMatchObject({ value: 1400, kind: "official" });
    expect(latestAndBest([practice], "SAT").latest).toMatchObject({ value: 1600, kind: "practice" });
  });

  test("the two DAT scales are never compared", () => {
    const rows = [row("DAT", "2025-02-01", { AA: 25 }), row("DAT", "2026-02-01", { AA: 400 })];

    expect(latestAndBest(rows, "DAT").best?.value).toBe(400);
    expect(latestAndBest(rows.slice(0, 1), "DAT").best?.value).toBe(25);
  });

  test("the latest and best GPA is the unweighted one if it is known", () => {
    const plain = row("GPA", "2026-06-01", { GPA: 3.8 }, { scales: ["4.0", "Unweighted"] });
    const weighted = row("GPA", "2026-06-01", { GPA: 4.2 }, { scales: ["Weighted"] });

    expect(latestAndBest([weighted, plain], "GPA").best?.value).toBe(3.8);
    expect(latestAndBest([weighted], "GPA").best?.value).toBe(4.2);
  });

  test("a GPA on a scale of 100 is never compared with one of 4.0", () => {
    const points = row("GPA", "2025-06-01", { GPA: 93 }, { scales: ["100", "Unweighted"] });
    const plain = row("GPA", "2026-06-01", { GPA: 3.8 }, { scales: ["4.0", "Unweighted"] });

    expect(latestAndBest([points, plain], "GPA").best?.value).toBe(3.8);
    expect(latestAndBest([points], "GPA").best).toMatchObject({ value: 93, scale: { high: 100 } });
  });

  test.each([
    [["5.0"], true],
    [["5.0", "Unweighted"], false],
    [["4.0", "Weighted"], true],
    [["100"], false],
  ] as const)("a GPA of the scales %j is weighted: %s", (scales, expected) => {
    expect(isWeighted({ scales: [...scales] })).toBe(expected);
  });

  test("the latest and best score are null without a result", () => {
    expect(latestAndBest([row("SAT", "2027-01-01", {}, { kind: "planned" })], "SAT")).toEqual({
      latest: null,
      best: null,
    });
  });
});

test("attempts are numbered by day", () => {
  const rows = [row("ACT", "2026-06-13", { composite: 30 }), row("ACT", "2026-02-14", { composite: 28 })];

  expect(attemptsAt(rows, "ACT", "official").map(({ date }) => date)).toEqual(["2026-02-14", "2026-06-13"]);
});

test("the next test is the nearest planned one that has not passed", () => {
  const planned = (date: string) => row("SAT", date, {}, { kind: "planned" });
  const rows = [planned("2027-05-01"), planned("2026-10-03"), planned("2027-03-13")];

  expect(nextTest(rows, "SAT", "2026-11-20")?.date).toBe("2027-03-13");
  expect(nextTest(rows, "ACT", "2026-11-20")).toBeNull();
});

describe("superScore", () => {
  test("a superscore takes the best of each SAT section", () => {
    const rows = [row("SAT", "2026-08-15", { RW: 610, M: 680 }), row("SAT", "2026-10-03", { RW: 640, M: 650 })];

    expect(superScore(rows, "SAT")).toEqual({ value: 1320, sections: { RW: 640, M: 680 } });
  });

  test("a superscore rounds the mean of the best ACT sections, half up", () => {
    const rows = [
      row("ACT", "2026-02-14", { composite: 28, E: 30, M: 26, R: 28 }),
      row("ACT", "2026-06-13", { composite: 28, E: 27, M: 27, R: 29 }),
    ];

    expect(superScore(rows, "ACT")).toEqual({ value: 29, sections: { E: 30, M: 27, R: 29 } });
    expect(meanOf({ E: 28, M: 27 }, ["E", "M"], 1)).toBe(28);
  });

  test("a superscore needs two official tests with their sections", () => {
    const one = row("SAT", "2026-08-15", { RW: 610, M: 680 });
    const practice = row("SAT", "2026-10-03", { RW: 800, M: 800 }, { kind: "practice" });

    expect(superScore([one, practice], "SAT")).toBeNull();
    expect(
      superScore([row("ACT", "2026-02-14", { composite: 28 }), row("ACT", "2026-06-13", { composite: 30 })], "ACT"),
    ).toBeNull();
    expect(superScore([one, one], "MCAT")).toBeNull();
  });
});

test("targetOf returns the student's goal, or null", () => {
  expect(targetOf({ score_targets: { SAT: 1400 } }, "SAT")).toBe(1400);
  expect(targetOf({}, "SAT")).toBeNull();
});
