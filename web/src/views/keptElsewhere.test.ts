import type { Score } from "@domain/score/score";
import { describe, expect, test } from "vitest";
import { keptElsewhere, keptSentence } from "./keptElsewhere.ts";

const schools = (...tracks: readonly ("HS" | "PM" | "PD")[]) => tracks.map((track) => ({ track }));
const scores = (...names: readonly Score["test"][]) => names.map((name) => ({ test: name }));

describe("what belongs to another track", () => {
  test("a high school student who plans ahead keeps colleges, scores and the application", () => {
    const kept = keptElsewhere({ schools: schools("HS", "HS", "PM"), scores: scores("SAT", "MCAT") }, "PM", "HS");

    expect(kept).toEqual([{ track: "HS", schools: 2, scores: 1 }]);
    expect(kept.map(keptSentence)).toEqual(["2 colleges, 1 score, and the college application are kept."]);
  });

  test("a high school student's application is named even if it is empty", () => {
    expect(keptElsewhere({ schools: [], scores: [] }, "PD", "HS").map(keptSentence)).toEqual([
      "The college application is kept.",
    ]);
  });

  test("schools of every other track are named", () => {
    const kept = keptElsewhere({ schools: schools("HS", "PM", "PM", "PD"), scores: [] }, "PD", "PD");

    expect(kept.map(keptSentence)).toEqual([
      "1 college and the college application are kept.",
      "2 medical schools and the medical application are kept.",
    ]);
  });

  test("nothing is named if everything is shown", () => {
    expect(keptElsewhere({ schools: schools("PM"), scores: scores("MCAT") }, "PM", "PM")).toEqual([]);
    expect(keptElsewhere({ schools: schools("HS"), scores: scores("SAT") }, "HS", "HS")).toEqual([]);
  });
});
