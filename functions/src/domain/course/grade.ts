import * as z from "zod/mini";
import * as text from "../text/en/course.ts";

export const LETTER_GRADES = [
  "A+",
  "A",
  "A-",
  "AB",
  "B+",
  "B",
  "B-",
  "BC",
  "C+",
  "C",
  "C-",
  "CD",
  "D+",
  "D",
  "D-",
  "DE",
  "F",
] as const;
export type LetterGrade = (typeof LETTER_GRADES)[number];

/** Marks that a transcript has instead of a letter. TC is credit for a test: AP, IB or CLEP. */
export const MARKS = ["P", "NP", "W", "WF", "I", "AU", "TC"] as const;

export const GRADES = [...LETTER_GRADES, ...MARKS] as const;
export const grade = z.enum(GRADES, text.gradeSuchAs);
export type Grade = z.infer<typeof grade>;

export const MARK_NAMES: Readonly<Record<(typeof MARKS)[number], string>> = text.marks;

/** Other spellings on transcripts. A T is missing: it often means a transfer, whose grade is on another transcript. */
const SPELLINGS: Readonly<Record<string, Grade>> = {
  E: "F",
  PASS: "P",
  PS: "P",
  S: "P",
  SA: "P",
  CR: "P",
  U: "NP",
  NC: "NP",
  FAIL: "F",
  WD: "W",
  WP: "W",
  INC: "I",
  AUD: "AU",
  AP: "TC",
  IB: "TC",
  CLEP: "TC",
};

const KNOWN: ReadonlySet<string> = new Set(GRADES);

/** The grade that a transcript's text means. Null if it is unknown. */
export function gradeFrom(written: string): Grade | null {
  const plain = written
    .toUpperCase()
    // Minus signs and dashes inserted by word processors.
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\s*]/g, "");
  if (KNOWN.has(plain)) return plain as Grade;
  return SPELLINGS[plain] ?? null;
}

export function isLetterGrade(value: Grade): value is LetterGrade {
  return (LETTER_GRADES as readonly string[]).includes(value);
}
