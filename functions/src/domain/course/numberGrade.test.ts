import { expect, test } from "vitest";
import { isNumberGrade, letterInWashington } from "./numberGrade.ts";

test.each(["3.7", "4.0", "0.0", "4", "93", "93.5", "100", "104", "88%"])("%s is a grade as a number", (written) =>
  expect(isNumberGrade(written)).toBe(true),
);

test.each(["", "A", "B+", "111", "3.7/4.0", "-1", "1e1", "2.9A"])("“%s” is none", (written) =>
  expect(isNumberGrade(written)).toBe(false),
);

test.each([
  ["4.0", "A"],
  ["3.9", "A"],
  ["3.8", "A-"],
  ["3.7", "A-"],
  ["3.5", "A-"],
  ["3.4", "B+"],
  ["3.2", "B+"],
  ["3.1", "B"],
  ["2.9", "B"],
  ["2.8", "B-"],
  ["2.5", "B-"],
  ["2.4", "C+"],
  ["2.2", "C+"],
  ["2.1", "C"],
  ["1.9", "C"],
  ["1.8", "C-"],
  ["1.5", "C-"],
  ["1.4", "D+"],
  ["1.2", "D+"],
  ["1.1", "D"],
  ["0.9", "D"],
  ["0.8", "D-"],
  ["0.7", "D-"],
  ["0.0", "F"],
  ["4.3", null],
  ["93", null],
  ["88%", null],
])("the University of Washington's %s is %s", (number, letter) => expect(letterInWashington(number)).toBe(letter));
