import type { TimelineStep } from "@domain/timeline/timelineStep";
import { expect, test } from "vitest";
import { TIMELINE } from "../../content/timeline.ts";
import { type Evidence, knownSteps } from "./knownSteps.ts";

const NOTHING: Evidence = {
  counts: { sat: 0, act: 0, mcat: 0, dat: 0, colleges: 0 },
  experiences: [],
  schools: [],
  ticked: new Set(),
};
const known = (evidence: Partial<Evidence>, states: Readonly<Record<string, TimelineStep>> = {}) =>
  Object.entries(knownSteps(TIMELINE, states, { ...NOTHING, ...evidence }))
    .filter(([, step]) => step.status === "done")
    .map(([id]) => id);
const open = (task: string | null): TimelineStep => ({ status: "open", on: "2026-11-20", reason: "", task });

test("nothing is known of a student without records", () => {
  expect(known({})).toEqual([]);
});

test("logged hours do the steps of their type", () => {
  const experiences = [{ type: "Shadowing", completed: 12 } as const, { type: "Research", completed: 0 } as const];

  expect(known({ experiences })).toEqual(["hs-shadowing", "ug-log", "ug-shadow-pm", "ug-shadow-pd"]);
});

test("an application that was sent does its step", () => {
  expect(known({ schools: [{ kind: "UG", status: "applying" }] })).toEqual([]);
  expect(known({ schools: [{ kind: "UG", status: "primary" }] })).toEqual(["hs-applications"]);
  expect(known({ schools: [{ kind: "DO", status: "interview" }] })).toEqual(["ug-apply-pm", "gap-apply"]);
});

test("a full count does its step", () => {
  expect(known({ counts: { ...NOTHING.counts, colleges: 8, act: 1 } })).toEqual(["hs-college-list"]);
});

test("a ticked task does the step it was made from", () => {
  const states = { "hs-clubs": open("hs-11/timeline-hs-clubs") };

  expect(known({}, states)).toEqual([]);
  expect(known({ ticked: new Set(["hs-11/timeline-hs-clubs"]) }, states)).toEqual(["hs-clubs"]);
});

test("the student's own word comes first", () => {
  const experiences = [{ type: "Volunteering", completed: 40 } as const];

  expect(known({ experiences })).toContain("hs-volunteering");
  expect(known({ experiences }, { "hs-volunteering": open(null) })).not.toContain("hs-volunteering");
});
