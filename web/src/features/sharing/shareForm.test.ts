import { expect, test } from "vitest";
import { essaysIn, shareForm } from "./shareForm.ts";

const TODAY = "2026-11-27";
const typed = {
  meant_for_kind: "adviser",
  meant_for: "",
  parts: "essay",
  ends_on: "2027-01-20",
  is_live: "live",
  student: "",
  note: "",
};

test.each([
  ["why", { essay_id: "why", essay_school_id: null }],
  ["school:rice", { essay_id: null, essay_school_id: "rice" }],
] as const)("the choice %s means one essay, or all essays of a school", (essay_id, stored) => {
  expect(shareForm(TODAY).parse({ ...typed, essay_id })).toMatchObject(stored);
  expect(essaysIn(stored)).toBe(essay_id);
});

test("an essay part asks which essays, and a choice that is no id is refused", () => {
  expect(shareForm(TODAY).safeParse({ ...typed, essay_id: "" }).error?.issues[0]?.path).toEqual(["essay_id"]);
  expect(shareForm(TODAY).safeParse({ ...typed, essay_id: "school:a b" }).success).toBe(false);
  expect(shareForm(TODAY).safeParse({ ...typed, parts: "hours", essay_id: "" }).success).toBe(true);
});
