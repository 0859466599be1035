import { fitOf, type StudentNumbers } from "@domain/fit/schoolFit";
import { studentNumbers } from "@domain/fit/studentNumbers";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import { expect, test } from "vitest";
import { fitSentences, superscoreSentence } from "./fitSentences.ts";

const NO_NUMBERS = studentNumbers({ track: "PM", scores: [], courses: [], settings: {} });
const COLLEGE = {
  track: "HS",
  kind: "UG",
  schoolId: null,
  name: "Rice University",
  state: "TX",
  control: null,
} as const;
const MEDICAL = { track: "PM", kind: "MD", schoolId: null, name: "UNC", state: "NC", control: "public" } as const;
const DENTAL = { track: "PD", kind: "DDS", schoolId: null, name: "Ohio", state: "OH", control: "private" } as const;

type Named = Parameters<typeof fitSentences>[0];
const say = (school: Named, numbers: StudentNumbers, hidesScores = false) =>
  fitSentences(school, fitOf(school, numbers), numbers, hidesScores);

test("a college shows the score's position and the admission rate", () => {
  const school = { ...COLLEGE, figures: { ...NO_FIGURES, admit_rate: 57.5, sat: { low: 1280, high: 1470 } } };

  expect(say(school, { ...NO_NUMBERS, sat: 1400 })).toEqual([
    "Your SAT of 1400 is within the middle half of those admitted, 1280 to 1470.",
    "It admits 57.5% of applicants.",
  ]);
  expect(say(school, { ...NO_NUMBERS, sat: 1520 }, true)).toEqual([
    "Your SAT is 50 points or more above the middle half of those admitted, 1280 to 1470.",
    "It admits 57.5% of applicants.",
  ]);
  expect(say(school, NO_NUMBERS)).toEqual(["Add an official SAT or ACT score in My Scores to compare."]);
});

test("a superscore's fit depends on whether the college superscores", () => {
  const superscored = { test: "SAT", value: 1420, fit: "match" } as const;
  const ifSo = "would make it a match, if the college superscores. Look it up on its admission page.";

  expect(superscoreSentence(superscored, false)).toBe(`Your SAT superscore of 1420 ${ifSo}`);
  expect(superscoreSentence(superscored, true)).toBe(`Your SAT superscore ${ifSo}`);
});

test("a college that admits few shows only that, in addition to the score", () => {
  const school = { ...COLLEGE, figures: { ...NO_FIGURES, admit_rate: 8.7, act: { low: 34, high: 36 } } };

  expect(say(school, { ...NO_NUMBERS, act: 33 })).toEqual([
    "Rice University admits 8.7% of applicants. Below 20%, a college is a reach for everyone.",
    "Your ACT of 33 is below the middle half of those admitted, 34 to 36.",
  ]);
});

test("a college with open admission says so, and asks for no figures", () => {
  const school = { ...COLLEGE, name: "Ivy Tech", figures: { ...NO_FIGURES, is_open_admission: true } };

  expect(say(school, NO_NUMBERS)).toEqual([
    "Ivy Tech has open admission: it takes nearly everyone who applies. Single programs, such as nursing, may still choose, so look at yours.",
  ]);
});

test("a medical school explains both numbers and residency", () => {
  const school = { ...MEDICAL, figures: { ...NO_FIGURES, mcat: 512, gpa: 3.8, in_state_share: 85.3 } };

  expect(say(school, { ...NO_NUMBERS, mcat: 514, gpa: 3.85, homeState: "NC" })).toEqual([
    "Your MCAT of 514 is clearly above the school's typical 512.",
    "Your GPA of 3.85 is no lower than the school's typical 3.80.",
  ]);
  expect(say(school, { ...NO_NUMBERS, mcat: 514, gpa: 3.85, serviceGpa: { AMCAS: 3.8 }, homeState: "NC" })[1]).toBe(
    "Your AMCAS GPA of 3.80 is no lower than the school's typical 3.80.",
  );
  expect(say(school, { ...NO_NUMBERS, homeState: "TX" })).toEqual([
    "UNC is public and takes 85.3% of its students from North Carolina; your home state is Texas.",
  ]);
  expect(say(school, NO_NUMBERS)).toEqual([
    "Add an official MCAT score in My Scores to compare.",
    "Add your courses in My Coursework to compare your GPA.",
    "It is public and takes 85.3% of its students from North Carolina. Choose your home state above.",
  ]);
});

test("a dental school's old-scale average is compared with a new score by the concordance", () => {
  const school = { ...DENTAL, figures: { ...NO_FIGURES, dat: { scale: "1-30", aa: 20.7 } as const, gpa: 3.6 } };
  const estimate =
    "The two DAT scales are compared with a concordance table for the academic average, so this is an estimate.";

  expect(say(school, { ...NO_NUMBERS, dat: { "200-600": 450 }, gpa: 3.6 }).slice(0, 2)).toEqual([
    "Your DAT academic average of 450 is close to the school's typical 20.7 (about 434 on the 200-600 scale).",
    estimate,
  ]);
  const newer = { ...school, figures: { ...school.figures, dat: { scale: "200-600", aa: 440 } as const } };
  expect(say(newer, { ...NO_NUMBERS, dat: { "1-30": 20 } }).slice(0, 2)).toEqual([
    "Your DAT academic average of 20 (about 420 on the 200-600 scale) is clearly below the school's typical 440.",
    estimate,
  ]);
  expect(say(newer, { ...NO_NUMBERS, dat: { "1-30": 28 } })[0]).toMatch(/Cairn can compare the two only from 15 to 25/);
});

test("a public school without known residency figures may favor residents", () => {
  const school = {
    ...DENTAL,
    control: "public" as const,
    figures: { ...NO_FIGURES, dat: { scale: "1-30", aa: 20 } as const, gpa: 3.6 },
  };
  const numbers: StudentNumbers = { ...NO_NUMBERS, dat: { "1-30": 20 }, gpa: 3.6 };

  expect(say(school, { ...numbers, homeState: "TX" }).at(-1)).toBe(
    "Ohio may favor residents of Ohio. How many of its students come from there is not known here: ask the school, or enter it below under School and figures.",
  );
  expect(say(school, numbers).at(-1)).toBe("It may favor residents of Ohio. Choose your home state above.");
});

test("a score that is not official is labeled", () => {
  const school = { ...MEDICAL, control: "private" as const, figures: { ...NO_FIGURES, mcat: 512 } };

  expect(say(school, { ...NO_NUMBERS, mcat: 515, unofficial: { MCAT: "as-if" } })[0]).toBe(
    "Your imagined MCAT of 515 is clearly above the school's typical 512.",
  );
  expect(say(school, { ...NO_NUMBERS, mcat: 512, unofficial: { MCAT: "practice" } })[0]).toBe(
    "Your practice MCAT of 512 is close to the school's typical 512.",
  );
});
