export const scales = {
  tenths: "A is 4.0, A- is 3.7",
  plus: "A+ is 4.3, A is 4.0, A- is 3.7",
  thirds: "A is 4.0, A- is 3.67",
  whole: "A is 4.0, no plus or minus",
};

export const yourSchool = "Your school";
export const unweighted = "Unweighted";
export const weighted = "Weighted";
export const total = "Total";

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
export const filedUnder = (rulebook: string, name: string) => `${rulebook} files it under ${name}`;
export const sentence = (parts: string) => `${parts}.`;
