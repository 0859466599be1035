import { plural } from "../../shared/language.ts";

export const yourSchool = "Your school";
export const unweighted = "Unweighted";
export const weighted = "Weighted";
export const total = "Total";

// What sets each rulebook apart, in a sentence.
export const schoolInShort = (scale: string, replaces: boolean) =>
  `Counts as you have set it: ${scale}; ${replaces ? "the latest attempt at a course counts" : "every attempt at a course counts"}.`;
export const unweightedInShort = "Counts every class the same, whatever its level.";
export const weightedInShort = "Adds points for honors, AP, IB and college classes.";
export const amcasInShort =
  "Counts a plus or minus as 0.3 and every attempt. BCPM is biology, chemistry, physics and math, by what a course is mainly about.";
export const aacomasInShort =
  "Counts like AMCAS, but math is not science while other sciences are, and a course's title and department decide its subject.";
export const tmdsasInShort = "Ignores plus and minus: an A- is 4.0 and a B+ is 3.0. A no-pass counts as an F.";
export const aadsasInShort =
  "Counts a plus or minus as a third: an A- is 3.67 and a B+ 3.33. Science is BCP, math and other sciences.";

// A school's rules, as the student has set them.
export const scaleTitle = "Your school's scale";
export const scaleRule = (scale: string) =>
  `${scale}. Pass/fail, AP exams, audits and withdrawals do not count; a WF counts as an F.`;
export const repeatsTitle = "Repeated courses";
export const latestCounts =
  "Only the last attempt at a course counts. Attempts have the same code, or the same name if there is no code.";
export const everyAttemptCounts = "Every attempt counts.";
export const yourChoice = "Your choice here; your school's handbook decides";

// Why a course does not count or counts differently.
export const highSchoolStaysOut = "A high school class does not count.";
export const noGradeYet = "It has no grade yet.";
export const laterReplaces = "A later attempt replaces it.";
export const noLetter = "It has no letter grade.";
export const countsAs = (grade: string, letter: string) => `${grade} counts as ${letter}.`;
const passFail = "Pass/fail credit does not count.";
const withdrawal = "A withdrawal does not count.";
export const marksOut = {
  P: passFail,
  NP: passFail,
  W: withdrawal,
  WF: withdrawal,
  I: "An incomplete does not count.",
  AU: "An audit does not count.",
  TC: "AP, IB and CLEP credit does not count.",
};

// Differences between rulebooks.
export const out = (rulebooks: string) => `${rulebooks}: not counted.`;
export const outBecause = (rulebooks: string, reason: string) => `${rulebooks}: not counted. ${reason}`;
export const anHour = (rulebooks: string, weight: string) => `${rulebooks}: ${weight} an hour.`;
export const filedUnder = (rulebooks: string, count: number, name: string) =>
  `${rulebooks} ${plural(count, { one: "files", other: "file" })} it under ${name}`;
export const seenAs = (rulebook: string, subject: string, reason: string) =>
  `For ${rulebook} it is ${subject}: ${reason}`;
export const sentence = (parts: string) => `${parts}.`;
