import { readFileSync } from "node:fs";
import { compileRules, type Ruleset } from "@cairn/firestore-emulator/rules";
import { course, courseKind } from "@domain/course/course.ts";
import { coursesPath } from "@domain/records/firestorePaths.ts";
import { biology } from "@domain/samples/biology.ts";
import { recordKind } from "@domain/shared/recordKind.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Change } from "../rules/cost/commits.ts";
import { evaluateCommit, refusalOf } from "../rules/cost/costOf.ts";

/**
 * A field that a later release might add to a course, added by the recipe in docs/CONTRIBUTING.md: one line in the
 * definition with its default, and its name and bound in the rules.
 */
const nextCourse = z.object({ ...course.shape, professor: z.string().check(z.maxLength(100)) });
const nextCourseKind = recordKind(nextCourse, ["term", "year", "name", "credits"], {
  code: "",
  level: "college",
  credit_unit: "semester",
  grade: null,
  status: "in-progress",
  has_lab: false,
  subject: null,
  professor: "",
});
const source = readFileSync(new URL("../../firestore.rules", import.meta.url), "utf8");
const today = compiled(source);
const next = compiled(
  source
    .replace(/(function isCourse[\s\S]*?let known = \[[^\]]*)\]/, "$1, 'professor']")
    .replace("(course.get('code', '') + '').size() <= 40", "$& && (course.get('professor', '') + '').size() <= 100"),
);
const nextBiology = { ...biology, professor: "Dr. Okafor" };

test("the next release reads today's course, and today's release reads the next one's", () => {
  expect(nextCourseKind.read(biology)).toEqual({ ...biology, professor: "" });
  expect(courseKind.read(nextBiology)).toEqual(biology);
});

test("today's app can still write under the next release's rules", () => {
  expect(refusal(next, null, biology)).toBeNull();
  expect(refusal(next, biology, { ...biology, name: "Cell Biology" })).toBeNull();
  expect(refusal(next, nextBiology, { ...nextBiology, name: "Cell Biology" })).toBeNull();
});

test("the next release's app can write its field, within bounds, under its own rules", () => {
  expect(refusal(next, null, nextBiology)).toBeNull();
  expect(refusal(next, biology, nextBiology)).toBeNull();
  expect(refusal(next, biology, { ...biology, professor: "x".repeat(101) })).not.toBeNull();
});

test("the new field blocks no other edit after the rules are rolled back", () => {
  expect(refusal(today, nextBiology, { ...nextBiology, grade: "A" })).toBeNull();
  expect(refusal(today, nextBiology, { ...nextBiology, professor: "Dr. Lee" })).not.toBeNull();
});

function refusal(ruleset: Ruleset, before: object | null, after: object): string | null {
  const list = (row: object) => ({ items: { one: row }, changed_item: "one" });
  const changes: readonly Change[] = [{ path: coursesPath("ann"), before: before && list(before), after: list(after) }];
  return refusalOf(evaluateCommit(ruleset, { changes }).verdicts);
}

function compiled(rules: string): Ruleset {
  const { ruleset, issues } = compileRules(rules, "firestore.rules");
  if (!ruleset) throw new Error(issues[0]?.description);
  return ruleset;
}
