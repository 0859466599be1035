import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { conflictsOf } from "./exclusiveStates.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { type DecisionPlan, EMPTY_SEASON, type Season } from "./season.ts";

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
    expect(conflictsOf([college("a", "ED"), college("b", "EA"), college("c", "EA"), college("d", "RD")])).toEqual([]));

  test("a conflict of two early decisions is reported", () =>
    expect(conflictsOf([college("a", "ED"), college("b", "EA"), college("c", "ED")])).toEqual([
      { kind: "early-decision", ids: ["a", "c"] },
    ]));

  test("a second early decision may be planned, but not sent, while the first is open", () => {
    expect(conflictsOf([college("a", "ED"), college("b", "ED2")])).toEqual([]);
    expect(conflictsOf([college("a", "ED"), college("b", "ED2", { status: "primary" })])).toEqual([
      { kind: "early-decision", ids: ["a", "b"] },
    ]);
  });

  test.each(["deferred", "denied", "withdrawn"] as const)(
    "a second early decision may be sent after the first is %s",
    (outcome) =>
      expect(conflictsOf([college("a", "ED", { outcome }), college("b", "ED2", { status: "primary" })])).toEqual([]),
  );

  test("a conflict of restrictive early action and another early plan is reported", () => {
    expect(conflictsOf([college("a", "REA"), college("b", "RD"), college("c", "rolling")])).toEqual([]);
    expect(conflictsOf([college("a", "REA"), college("b", "EA")])).toEqual([{ kind: "restrictive", ids: ["a", "b"] }]);
    expect(conflictsOf([college("a", "REA"), college("b", "REA")])).toEqual([{ kind: "restrictive", ids: ["a", "b"] }]);
  });
});

function medical(id: string, season: Partial<Season>, changes: Partial<School> = {}): SchoolSeason {
  const { school } = college(id, "RD", {
    track: "PM",
    kind: "MD",
    status: "decision",
    outcome: "admitted",
    ...changes,
  });
  return { school, season: { ...EMPTY_SEASON, ...season }, interviews: [] };
}
const texan: Partial<School> = { state: "TX", control: "public", status: "interview", outcome: null };

describe("exclusive states", () => {
  test("one plan, and offers without an answer, are compatible", () =>
    expect(conflictsOf([medical("a", { answer: "planned" }), medical("b", {})])).toEqual([]));

  test.each([
    ["two plans to enroll", "several-plans", medical("a", { answer: "planned" }), medical("b", { answer: "planned" })],
    [
      "two commitments",
      "several-commitments",
      medical("a", { answer: "committed" }),
      medical("b", { answer: "committed" }),
    ],
    [
      "a commitment and a plan elsewhere",
      "plan-and-commitment",
      medical("a", { answer: "committed" }),
      medical("b", { answer: "planned" }),
    ],
    [
      "a ranking after a commitment",
      "rank-after-commitment",
      medical("a", { answer: "committed" }),
      medical("b", { undated: ["ranked"] }, texan),
    ],
  ] as const)("a conflict of %s is reported with both schools", (_, kind, first, second) => {
    expect(conflictsOf([first, second])).toEqual([{ kind, ids: ["a", "b"] }]);
    expect(conflictsOf([first, { ...second, school: { ...second.school, outcome: "withdrawn" } }])).toEqual([]);
  });

  test("an answer to a school that made no offer is reported", () =>
    expect(conflictsOf([medical("a", { answer: "planned" }, { outcome: "waitlisted" })])).toEqual([
      { kind: "answer-without-offer", ids: ["a"] },
    ]));
});
