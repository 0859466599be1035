import { checklistItem } from "@domain/checklist";
import { course } from "@domain/course";
import { experienceFields, shift } from "@domain/experience";
import { journal } from "@domain/journal";
import { savedResource } from "@domain/savedResource";
import { school } from "@domain/school";
import { score } from "@domain/score";
import { timelineStep } from "@domain/timelineStep";
import { trackerSettings } from "@domain/trackerSettings";
import * as text from "@text/layout/unsent";
import { expect, test } from "vitest";
import { isTyped } from "../../stores/unsentChanges.ts";
import { plainText, titleOf } from "./unsentWords.ts";

const whole = { standing: null, partOf: null };

test("every field that can be missing has a name", () => {
  // Set by the form or by a box that is ticked: no words of the student's.
  const unnamed = ["track", "control", "schoolId", "has_lab", "starred", "display_scores", "meaningfulExperiences"];
  const boxes = ["isCurrent", "anticipated", "repeated", "participateInCollege", "mayContact"];
  const schemas = [checklistItem, course, experienceFields, shift, journal, savedResource, school, score];
  const names = [...schemas, timelineStep, trackerSettings].flatMap(({ shape }) => Object.keys(shape));

  const missing = names.filter((name) => isTyped(name, "x") && text.fields[name] === undefined);
  expect([...new Set(missing)].sort()).toEqual([...unnamed, ...boxes].sort());
});

test("a thing is called by its own name, its first words or what of it is missing", () => {
  const lost = {};
  const shiftOf = { ...whole, lost, place: { kind: "shifts" as const }, whole: { day: "2026-11-01", hours: 2 } };
  expect(titleOf({ ...shiftOf, partOf: { experienceName: "Food pantry" } })).toBe("Food pantry, Nov 1, 2026");
  expect(titleOf(shiftOf)).toBe("Nov 1, 2026");

  const words = `${"Quiet hours at the clinic and ".repeat(9)}\nThen more.`;
  const entry = { ...whole, lost, place: { kind: "journals" as const }, whole: { title: "", text: words } };
  expect(titleOf(entry)).toBe("Quiet hours at the clinic and Quiet hours at the clinic and Quiet hours at the…");

  const goal = { ...whole, lost: { hours_goal: 300 }, whole: {}, place: { kind: "settings" as const } };
  expect(titleOf(goal)).toBe("Goal of hours");
});

test("a part that is missing is called by the name the thing has in the plan", () => {
  const lost = { note: "Housing" };
  const place = { kind: "schools" as const };
  expect(titleOf({ place, lost, whole: lost, standing: { name: "Rice" }, partOf: null })).toBe("Rice");
});

test("all that was typed is one plain text", () => {
  const lost = {
    name: "Rice",
    schoolId: null,
    override: { fit: "reach", note: "Few come from here." },
    deadlines: [
      { id: "d1", label: "Essays", day: "2027-01-02", done: false },
      { id: "d2", label: "Interview", day: "2027-02-03", done: false },
    ],
    figures: { admit_rate: 9.5, sat: { low: 1500, high: 1560 }, is_test_blind: false, year: "fall 2022" },
  };

  expect(plainText({ ...whole, place: { kind: "schools" }, lost, whole: lost })).toBe(
    [
      "School: Rice",
      "Name: Rice",
      "My own word: reach, Few come from here.",
      "Deadlines: Essays, 2027-01-02; Interview, 2027-02-03",
      "Figures: admitted of 100: 9.5, from 1500, to 1560, fall 2022",
    ].join("\n"),
  );
});
