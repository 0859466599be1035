import { describe, expect, test } from "vitest";
import {
  countSteps,
  isOpenIn,
  type PlanStep,
  percentDone,
  sectionOf,
  stepHere,
  stepsBehind,
  stepsFor,
  suggestion,
  windowEnd,
} from "./timelinePlan.ts";
import type { TimelineStep } from "./timelineStep.ts";

const NOTHING = { sat: 0, act: 0, mcat: 0, dat: 0, colleges: 0 };
const step = (id: string, grade: string, rest: Partial<PlanStep> = {}): PlanStep => ({
  id,
  grade,
  title: id,
  text: "",
  icon: "book",
  window: { from: 8, to: 5, label: "Aug-May" },
  tracks: ["HS"],
  resources: ["bigfuture"],
  rule: suggestion(id, id, { sourceUrl: "https://bigfuture.collegeboard.org/", compareWith: "BigFuture" }),
  ...rest,
});
const state = (status: TimelineStep["status"]): TimelineStep => ({ status, on: "2026-11-20", reason: "", task: null });
const steps = [step("a", "9th"), step("b", "10th"), step("c", "11th"), step("d", "12th")];

describe("countSteps", () => {
  test("skipped steps are not counted", () => {
    expect(countSteps(steps, { a: state("done"), b: state("skipped"), c: state("open") })).toEqual({
      done: 1,
      total: 3,
      skipped: 1,
    });
  });
});

describe("the steps behind a student", () => {
  const section = (id: string, inside: readonly PlanStep[]) => ({ id, name: id, steps: inside });
  const sections = [section("high-school", steps), section("undergraduate", [step("u", "Freshman")])];
  const behind = (id: string, own: string, stageId: string) => [...stepsBehind(sections, id, own, stageId)];

  test("are those of earlier grades, and of earlier sections", () => {
    expect(behind("high-school", "high-school", "hs-12")).toEqual(["a", "b", "c"]);
    expect(behind("high-school", "undergraduate", "pm-freshman")).toEqual(["a", "b", "c", "d"]);
    expect(behind("undergraduate", "high-school", "hs-12")).toEqual([]);
    expect(behind("high-school", "high-school", "hs-9")).toEqual([]);
  });

  test("are only counted if they were done", () => {
    const behindSenior = stepsBehind(sections, "high-school", "high-school", "hs-12");

    expect(countSteps(steps, {}, behindSenior)).toEqual({ done: 0, total: 1, skipped: 0 });
    expect(countSteps(steps, { a: state("done"), b: state("skipped") }, behindSenior)).toEqual({
      done: 1,
      total: 2,
      skipped: 1,
    });
  });
});

describe("stepHere", () => {
  test("the student's place is the first open step of their grade or later", () => {
    expect(stepHere(steps, {}, "hs-10")).toBe("b");
    expect(stepHere(steps, { b: state("done"), c: state("skipped") }, "hs-10")).toBe("d");
    expect(stepHere(steps, { d: state("done") }, "hs-12")).toBeNull();
  });

  test("the student's place is the first open step if there is only one grade", () => {
    expect(stepHere([step("x", "Gap year"), step("y", "Gap year")], { x: state("done") }, "pm-gap-build")).toBe("y");
  });
});

describe("percentDone", () => {
  const sat = step("sat", "11th", { measure: "sat" });

  test("the percentage done is calculated for steps that can be counted", () => {
    expect(percentDone(sat, undefined, { ...NOTHING, sat: 2 })).toBe(67);
    expect(percentDone(sat, undefined, { ...NOTHING, sat: 5 })).toBe(100);
    expect(percentDone(step("a", "9th"), state("open"), NOTHING)).toBe(0);
  });

  test("the percentage done is 100 once the student marks the step as done", () => {
    expect(percentDone(sat, state("done"), NOTHING)).toBe(100);
  });
});

describe("a month window", () => {
  test("can span the new year", () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.filter((month) => isOpenIn({ from: 8, to: 5, label: "" }, month))).toEqual([
      1, 2, 3, 4, 5, 8, 9, 10, 11, 12,
    ]);
    expect(months.filter((month) => isOpenIn({ from: 2, to: 6, label: "" }, month))).toEqual([2, 3, 4, 5, 6]);
  });

  test.each<readonly [number, number, string, string]>([
    [8, 5, "2026-11-20", "2027-05-31"],
    [8, 5, "2027-03-01", "2027-05-31"],
    [8, 5, "2027-06-01", "2028-05-31"],
    [2, 6, "2026-11-20", "2027-06-30"],
    [9, 11, "2026-11-20", "2026-11-30"],
    [2, 2, "2027-12-01", "2028-02-29"],
  ])("a month window from month %i to %i, seen on %s, ends on %s", (from, to, today, end) => {
    expect(windowEnd({ from, to, label: "" }, today)).toBe(end);
  });
});

test("a pre-dental student sees no pre-medical steps, a high school student sees both", () => {
  const section = {
    id: "undergraduate",
    name: "",
    steps: [step("m", "", { tracks: ["PM"] }), step("d", "", { tracks: ["PD"] })],
  };

  expect(stepsFor(section, "PD").map(({ id }) => id)).toEqual(["d"]);
  expect(stepsFor(section, "HS")).toHaveLength(2);
});

test("each category of stages has its section", () => {
  expect(["high-school", "undergrad-premed", "gap-predental", "dental-school"].map(sectionOf)).toEqual([
    "high-school",
    "undergraduate",
    "gap-years",
    "dental-school",
  ]);
});
