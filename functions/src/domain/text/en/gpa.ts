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

// The rules of a school, as its student has described it.
export const scaleTitle = "Your school's scale";
export const scaleRule = (scale: string) =>
  `${scale}. Pass/fail, AP exams, audits and withdrawals stay out; a WF counts as an F.`;
export const repeatsTitle = "Repeated courses";
export const latestCounts =
  "Only the last attempt at a course counts. Attempts are told by the same code, or by the same name where there is no code.";
export const everyAttemptCounts = "Every attempt counts.";
export const yourChoice = "Your choice here; your school's handbook decides";

// Why a course stays out or counts otherwise.
export const highSchoolStaysOut = "A high school class stays out.";
export const noGradeYet = "It has no grade yet.";
export const laterReplaces = "A later attempt replaces it.";
export const noLetter = "It has no letter grade.";
export const countsAs = (grade: string, letter: string) => `${grade} counts as ${letter}.`;
const passFail = "Pass/fail credit stays out.";
const withdrawal = "A withdrawal has no weight.";
export const marksOut = {
  P: passFail,
  NP: passFail,
  W: withdrawal,
  WF: withdrawal,
  I: "An incomplete has no weight.",
  AU: "An audit has no weight.",
  TC: "AP, IB and CLEP credit stays out.",
};

// Where rulebooks differ.
export const out = (rulebooks: string) => `${rulebooks}: out.`;
export const outBecause = (rulebooks: string, reason: string) => `${rulebooks}: out. ${reason}`;
export const anHour = (rulebooks: string, weight: string) => `${rulebooks}: ${weight} an hour.`;
export const filedUnder = (rulebook: string, name: string) => `${rulebook} files it under ${name}`;
export const sentence = (parts: string) => `${parts}.`;
