import { describe, expect, test } from "vitest";
import { alikePairs, type Comparable } from "./alikeExperiences.ts";

function entry(id: string, experienceName: string, fields: Partial<Comparable> = {}): Comparable {
  return { experienceName, organisationName: "", startDate: null, endDate: null, ...fields, id };
}

function pairsOf(records: readonly Comparable[], different: readonly string[] = []): readonly string[] {
  return alikePairs(records, ([a, b]) => different.includes(a.id + b.id)).map(([a, b]) => a.id + b.id);
}

describe("names", () => {
  test.each([
    ["Food pantry", "FOOD PANTRY"],
    ["Food pantry", " food-pantry!"],
    ["St. Mary’s clinic", "St Marys Clinic"],
    ["Café helper", "Cafe Helper"],
    ["Food pantry", "Food panty"],
    ["Food pantry", "Food pnatry"],
    ["Food pantry", "Food pantrys"],
    ["Shadowing Dr. Lee", "Shadowimg Dr. Lee"],
    ["Robotics", "Tobotics"],
    ["合唱団", "合唱団 "],
  ])("the names %s and %s are alike", (one, other) => {
    expect(pairsOf([entry("a", one), entry("b", other)])).toEqual(["ab"]);
  });

  test.each([
    ["Food pantry", "Food bank"],
    ["Food pantry", "Fool panty"],
    ["Grade 9 tutor", "Grade 10 tutor"],
    ["Biology 10001", "Biology 10002"],
    ["Jazz band", "Jazz bank"],
    ["Team A", "Team B"],
    ["Shadowing Dr. Lee", "Shadowing Dr. Le"],
    ["Food pantry", "Food pantry (copy)"],
    ["!!!", "???"],
  ])("the names %s and %s are not alike", (one, other) => {
    expect(pairsOf([entry("a", one), entry("b", other)])).toEqual([]);
  });
});

describe("the same name", () => {
  test.each([
    [{ organisationName: "Riverside Center" }, { organisationName: "riverside center" }, true],
    [{ organisationName: "Riverside Center" }, {}, true],
    [{ organisationName: "Riverside Center" }, { organisationName: "North Center" }, false],
    [{ startDate: "2025-01-01", endDate: "2025-06-01" }, { startDate: "2025-06-01" }, true],
    [{ startDate: "2025-01-01", endDate: "2025-06-01" }, { startDate: "2025-06-02" }, false],
    [{ startDate: "2025-06-02" }, { startDate: "2025-01-01", endDate: "2025-06-01" }, false],
    [{ startDate: "2025-01-01", endDate: "2025-06-01" }, {}, true],
    [{ startDate: "2025-01-01" }, { startDate: "2026-01-01" }, true],
  ])("experiences of one name with %j and %j are alike: %s", (one, other, isAlike) => {
    expect(pairsOf([entry("a", "Pantry", one), entry("b", "Pantry", other)])).toEqual(isAlike ? ["ab"] : []);
  });
});

describe("pairs", () => {
  const three = [entry("c", "Pantry"), entry("a", "pantry"), entry("b", "Pantry.")];

  test("alike experiences are paired each with the next, in the order of ids", () => {
    expect(pairsOf(three)).toEqual(["ab", "bc"]);
    expect(pairsOf(three.toReversed())).toEqual(["ab", "bc"]);
  });

  test("alike experiences that the student has marked as different are not paired", () => {
    expect(pairsOf(three, ["ab"])).toEqual(["ac", "bc"]);
    expect(pairsOf(three, ["ab", "ac", "bc"])).toEqual([]);
  });

  test("there are never more pairs than entries, even for thousands with one name", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => entry(`${10_000 + index}`, "Tutoring"));
    expect(pairsOf(many)).toHaveLength(1_999);
  });
});
