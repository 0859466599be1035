import type { CourseText } from "../../course/courseText.ts";
import { gradeFrom } from "../../course/grade.ts";
import { isNumberGrade } from "../../course/numberGrade.ts";

/** Why a row should be looked at before it is added. */
export type Doubt = "transfer" | "name" | "term" | "credits" | "grade" | "number" | "no-grade" | "no-code";

export interface TranscriptRow {
  readonly text: CourseText;
  /** Null if every part was found. */
  readonly doubt: Doubt | null;
}

/** What the row lacks; null if nothing. */
export function missingIn({ name, term, year, credits, grade }: CourseText, isGraded: boolean): Doubt | null {
  if (!name) return "name";
  if (!term || !year) return "term";
  if (!credits) return "credits";
  if (grade) return gradeFrom(grade) !== null ? null : isNumberGrade(grade) ? "number" : "grade";
  return isGraded ? null : "no-grade";
}

/** Workday repeats the code in the title: "BIOL 141 - Foundations of Modern Biology". */
export function withoutCode(name: string, code: string): string {
  const plain = name.replace(/\s+/g, " ").trim();
  const begin = code === "" ? "" : `${code} - `;
  return begin !== "" && plain.startsWith(begin) ? plain.slice(begin.length) : plain;
}
