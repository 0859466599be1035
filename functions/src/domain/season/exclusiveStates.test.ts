import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { planConflicts } from "./earlyPlans.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { type DecisionPlan, EMPTY_SEASON } from "./season.ts";

function college(id: string, plan: DecisionPlan, changes: Partial<School> = {}): SchoolSeason {
  const school = {
    id,
    track: "HS" as const,
    kind: "UG" as const,
    schoolId: null,
    state: null,
    control: null,
    status: "applying" as const,
    reached: NOTHING_REACHED,
    outcome: null,
    deadlines: [],
    ...changes,
  };
  return { school, season: { ...EMPTY_SEASON, plan }, interviews: [] };
}

describe("early plans", () => {
  test("one early decision and several early actions are compatible", () =>
    expect(planConflicts([college("a", "ED"), college("b", "EA"), college("c", "EA"), college("d", "RD")])).toEqual(
      [],
    ));

  test("a conflict of two early decisions is reported", () =>
    expect(planConflicts([college("a", "ED"), college("b", "EA"), college("c", "ED")])).toEqual([
      { kind: "early-decision", ids: ["a", "c"] },
    ]));

  test("a second early decision may be planned, but not sent, while the first is open", () => {
    expect(planConflicts([college("a", "ED"), college("b", "ED2")])).toEqual([]);
    expect(planConflicts([college("a", "ED"), college("b", "ED2", { status: "primary" })])).toEqual([
      { kind: "early-decision", ids: ["a", "b"] },
    ]);
  });

  test.each(["deferred", "denied", "withdrawn"] as const)(
    "a second early decision may be sent after the first is %s",
    (outcome) =>
      expect(planConflicts([college("a", "ED", { outcome }), college("b", "ED2", { status: "primary" })])).toEqual([]),
  );

  test("a conflict of restrictive early action and another early plan is reported", () => {
    expect(planConflicts([college("a", "REA"), college("b", "RD"), college("c", "rolling")])).toEqual([]);
    expect(planConflicts([college("a", "REA"), college("b", "EA")])).toEqual([
      { kind: "restrictive", ids: ["a", "b"] },
    ]);
    expect(planConflicts([college("a", "REA"), college("b", "REA")])).toEqual([
      { kind: "restrictive", ids: ["a", "b"] },
    ]);
  });
});
