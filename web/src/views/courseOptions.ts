import { COURSE_LEVELS, COURSE_STATUSES, type Course, CREDIT_UNITS } from "@domain/course/course";
import { TERMS } from "@domain/course/courseOrder";
import { SUBJECT_NAMES, SUBJECTS } from "@domain/course/courseSubject";
import { LETTER_GRADES, MARK_NAMES, MARKS } from "@domain/course/grade";
import * as text from "@text/tracker/coursework";
import type { SelectOption } from "./selectOption.ts";

export const TERM_OPTIONS = TERMS.map((term) => ({ value: term, label: text.terms[term] }));

export const UNIT_OPTIONS = CREDIT_UNITS.map((unit) => ({ value: unit, label: text.units[unit] }));

export const STATUS_OPTIONS = COURSE_STATUSES.map((status) => ({ value: status, label: text.statuses[status] }));

export const LEVEL_OPTIONS = COURSE_LEVELS.map((level) => ({ value: level, label: text.levels[level] }));

export const GRADE_OPTIONS: readonly SelectOption[] = [
  { value: "", label: text.noneYet },
  // The plain letter comes first among its variants, because typing a letter in a select finds the first match.
  ...LETTER_GRADES.toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || a.length - b.length).map((grade) => ({
    value: grade,
    label: grade,
  })),
  ...MARKS.map((mark) => ({ value: mark, label: text.mark(mark, MARK_NAMES[mark]) })),
];

/** The first option lets Cairn decide the subject. */
export const SUBJECT_OPTIONS: readonly SelectOption[] = [
  { value: "", label: text.automatic },
  ...SUBJECTS.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] })),
];

/** "Fall 2025" */
export function termAndYear({ term, year }: Pick<Course, "term" | "year">): string {
  return text.termOf(text.terms[term], year);
}
