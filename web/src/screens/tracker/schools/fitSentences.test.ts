import { NO_FIGURES } from "@domain/schoolFigures";
import { fitOf, type StudentNumbers } from "@domain/schoolFit";
import { expect, test } from "vitest";
import { fitSentences } from "./fitSentences.ts";

const NOBODY: StudentNumbers = { sat: null, act: null, mcat: null, dat: {}, gpa: null, homeState: null };
const COLLEGE = { track: "HS", kind: "UG", name: "Rice University", state: "TX", control: null } as const;
const MEDICAL = { track: "PM", kind: "MD", name: "UNC", state: "NC", control: "public" } as const;
const DENTAL = { track: "PD", kind: "DDS", name: "Ohio", state: "OH", control: "private" } as const;

type Named = Parameters<typeof fitSentences>[0];
const say = (school: Named, numbers: StudentNumbers, hidesScores = false) =>
  fitSentences(school, fitOf(school, numbers), numbers, hidesScores);

test("a college says where the score lies and how many are admitted", () => {
  const school = { ...COLLEGE, figures: { ...NO_FIGURES, admit_rate: 57.5, sat: { low: 1280, high: 1470 } } };

  expect(say(school, { ...NOBODY, sat: 1400 })).toEqual([
    "Your SAT of 1400 is within the middle half of those admitted, 1280 to 1470.",
    "It admits 57.5 of 100 applicants.",
  ]);
  expect(say(school, { ...NOBODY, sat: 1520 }, true)).toEqual([
    "Your SAT is 50 points or more above the middle half of those admitted, 1280 to 1470.",
    "It admits 57.5 of 100 applicants.",
  ]);
  expect(say(school, NOBODY)).toEqual(["Add an official SAT or ACT score in My Scores to compare."]);
});

test("a college that admits few says that alone, besides the score", () => {
  const school = { ...COLLEGE, figures: { ...NO_FIGURES, admit_rate: 8.7, act: { low: 34, high: 36 } } };

  expect(say(school, { ...NOBODY, act: 33 })).toEqual([
    "Rice University admits 8.7 of 100 applicants. Below 20, a college is a reach for everybody.",
    "Your ACT of 33 is below the middle half of those admitted, 34 to 36.",
  ]);
});

test("a medical school says what both numbers do, and what residence does", () => {
  const school = { ...MEDICAL, figures: { ...NO_FIGURES, mcat: 512, gpa: 3.8, in_state_share: 85.3 } };

  expect(say(school, { ...NOBODY, mcat: 514, gpa: 3.85, homeState: "NC" })).toEqual([
    "Your MCAT of 514 is clearly above the school's typical 512.",
    "Your GPA of 3.85 is no lower than the school's typical 3.80.",
  ]);
  expect(say(school, { ...NOBODY, homeState: "TX" })).toEqual([
    "UNC is public and takes 85.3 of 100 students from North Carolina; your home state is Texas.",
  ]);
  expect(say(school, NOBODY)).toEqual([
    "Add an official MCAT score in My Scores to compare.",
    "Add your courses in My Coursework, so that your GPA can be compared.",
    "It is public and takes 85.3 of 100 students from North Carolina. Choose your home state above.",
  ]);
});

test("a dental school refuses to compare the scales, and says so", () => {
  const school = { ...DENTAL, figures: { ...NO_FIGURES, dat: { scale: "1-30", aa: 20 } as const } };

  expect(say(school, { ...NOBODY, dat: { "200-600": 450 } })).toEqual([
    "The school's 20 is on the 1-30 scale of the DAT and your score is on the other. They are not compared; enter a figure of your scale below under School and figures.",
    "No typical GPA is known here. Enter one below under School and figures.",
  ]);
});
