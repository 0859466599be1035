import { LETTERS_STEP } from "@domain/letter/letterLimits";
import { expect, test } from "vitest";
import { TIMELINE } from "./timeline.ts";

const steps = TIMELINE.flatMap((section) => section.steps);

test("the timeline has the specification's five sections", () => {
  expect(TIMELINE.map(({ name }) => name)).toEqual([
    "High School",
    "Undergraduate",
    "Gap Year(s)",
    "Medical School",
    "Dental School",
  ]);
});

test("every step has a unique id, a window and a dated source", () => {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  for (const { id, window, rule } of steps) {
    expect(id).toMatch(/^[a-z0-9-]{1,55}$/);
    expect([window.from, window.to].every((month) => month >= 1 && month <= 12)).toBe(true);
    expect(rule.source).not.toBe("");
    expect(rule.checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(rule.sourceUrl ?? "https://").toMatch(/^https:\/\//);
  }
});

test("applicants to medical and dental schools have a step for letters", () => {
  expect(steps.find(({ id }) => id === LETTERS_STEP)).toMatchObject({ title: "Request letters", tracks: ["PM", "PD"] });
});

test("the SAT and the ACT have the specification's windows and real test days", () => {
  const windowOf = (wanted: string) => steps.find(({ test: of }) => of === wanted)?.window.label;

  expect([windowOf("SAT"), windowOf("ACT")]).toEqual(["Aug-May", "Feb-June"]);
});
