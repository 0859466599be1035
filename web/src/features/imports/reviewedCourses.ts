import type { Course } from "@domain/course/course";
import { type CourseText, readCourse } from "@domain/course/courseText";
import type { TranscriptRow } from "@domain/imports/transcript/transcriptRow";
import * as text from "@text/tracker/importCourses";
import { isSameCourse } from "../../views/courseworkView.ts";

export interface ReviewedCourse {
  readonly text: CourseText;
  /** What the transcript leaves unsure. */
  readonly doubt: TranscriptRow["doubt"];
  readonly isChosen: boolean;
  /** Why it was not chosen at first. */
  readonly remark: string | null;
}

/** The letter that was chosen for each grade that is a number. */
export type Letters = Readonly<Record<string, string>>;

/** The rows of a transcript, chosen if nothing is unsure about them. */
export function reviewedCourses(found: readonly TranscriptRow[], listed: readonly Course[]): readonly ReviewedCourse[] {
  return found.map((row, at) => {
    const remark = remarkOn(row, found.slice(0, at), listed);
    return { ...row, isChosen: remark === null, remark };
  });
}

/**
 * The rows once numbers have other letters: those with such a number are judged again. What the student has chosen or
 * left out stays.
 */
export function withChosenLetters(
  rows: readonly ReviewedCourse[],
  before: Letters,
  letters: Letters,
  listed: readonly Course[],
): readonly ReviewedCourse[] {
  return rows.map((row, at) => {
    const { grade = "" } = row.text;
    const isAnswered = row.doubt === "number" && (letters[grade] ?? "") !== (before[grade] ?? "");
    const isAsJudged = row.isChosen === (row.remark === null);
    if (!isAnswered || !isAsJudged) return row;
    const remark = remarkOn(withLetter(row, letters), rows.slice(0, at), listed);
    return { ...row, isChosen: remark === null, remark };
  });
}

/** The row as it is once the number of its grade has a letter. */
function withLetter(row: TranscriptRow, letters: Letters): TranscriptRow {
  const letter = letters[row.text.grade ?? ""];
  return letter && row.doubt === "number" ? { text: { ...row.text, grade: letter }, doubt: null } : row;
}

/** Why a row is not chosen: the transcript leaves it unsure, or the course is in the list or in a row above. */
function remarkOn(
  { text: course, doubt }: TranscriptRow,
  above: readonly TranscriptRow[],
  listed: readonly Course[],
): string | null {
  if (doubt !== null) return text.doubts[doubt];
  const read = readCourse(course);
  if (!("course" in read)) return null;
  if (listed.some((row) => isSameCourse(row, read.course))) return text.alreadyListed;
  const isRepeated = above.some((row) => {
    // A number without a letter yet hides no course.
    const other = readCourse({ ...row.text, grade: "" });
    return "course" in other && isSameCourse(other.course, read.course);
  });
  return isRepeated ? text.repeatedAbove : null;
}
