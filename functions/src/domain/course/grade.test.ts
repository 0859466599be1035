import { expect, test } from "vitest";
import { GRADES, gradeFrom } from "./grade.ts";

test("gradeFrom returns every grade unchanged", () => {
  expect(GRADES.map(gradeFrom)).toEqual([...GRADES]);
});

test.each([
  ["a -", "A-"],
  ["B\u2212", "B-"],
  ["C\u2013", "C-"],
  ["E", "F"],
  ["pass", "P"],
  ["CR", "P"],
  ["NC", "NP"],
  ["AP", "TC"],
  ["WP", "W"],
  ["T", null],
  ["A++", null],
  ["92", null],
  ["", null],
])("the grade %s is read as %s", (text, grade) => expect(gradeFrom(text)).toBe(grade));
