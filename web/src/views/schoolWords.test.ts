import { NOTHING_REACHED } from "@domain/school/school";
import { describe, expect, test } from "vitest";
import { datedStatusesOf, statusWord } from "./schoolWords.ts";

describe("the day of the decision", () => {
  const school = { track: "HS", status: "decision", outcome: null, reached: NOTHING_REACHED } as const;
  const decided = { ...NOTHING_REACHED, decision: "2026-11-01" };

  test.each([
    ["of a denial is asked for", { ...school, outcome: "denied" }, true],
    ["of a decision without a name is asked for", school, true],
    ["of a school that has not decided is not asked for", { ...school, status: "interview" }, false],
    ["that was entered early can be corrected", { ...school, status: "interview", reached: decided }, true],
    ["of an offer is asked for in the season", { ...school, outcome: "admitted", reached: decided }, false],
    ["of a waitlist is asked for in the season", { ...school, outcome: "waitlisted", reached: decided }, false],
  ] as const)("%s", (_, asked, isAsked) => {
    expect(datedStatusesOf(asked).includes("decision")).toBe(isAsked);
  });
});

test.each([
  ["HS", "primary", "Application sent"],
  ["PM", "primary", "Primary sent"],
  ["PM", "secondary", "Secondary received"],
  ["PD", "secondary", "Supplemental received"],
] as const)("a school of track %s with status %s says what its service says", (track, status, word) => {
  expect(statusWord(track, status)).toBe(word);
});
