import { expect, test } from "vitest";
import { fieldIdsOf } from "../experience/applicationEntry.ts";
import { APPLICATION_FORMS, chosenExperience } from "./application.ts";
import { copyStateOf, markCopied } from "./copyMarks.ts";

test("a copied field is marked until its text changes", () => {
  const marks = markCopied("", "position", "Shift lead");

  expect(copyStateOf("", "position", "Shift lead")).toBe("open");
  expect(copyStateOf(marks, "position", "Shift lead")).toBe("copied");
  expect(copyStateOf(marks, "position", "Shift Lead")).toBe("changed");
  expect(copyStateOf(marks, "description", "Shift lead")).toBe("open");
});

test("a mark is kept once for each field, and other fields keep theirs", () => {
  const twice = markCopied(markCopied(markCopied("", "position", "a"), "city", ""), "position", "b");

  expect(twice.match(/position:/g)).toHaveLength(1);
  expect(copyStateOf(twice, "position", "b")).toBe("copied");
  expect(copyStateOf(twice, "city", "")).toBe("copied");
});

test("the marks of all fields of a form fit the stored limit", () => {
  for (const ids of APPLICATION_FORMS.map(fieldIdsOf)) {
    const copied = ids.reduce((marks, id, index) => markCopied(marks, id, "x".repeat(index * 97)), "");
    expect(chosenExperience.safeParse({ position: 1, copied }).error).toBeUndefined();
  }
});
