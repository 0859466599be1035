import { COURSE_LEVELS, COURSE_STATUSES, type Course, type CourseLevel, CREDIT_UNITS, TERMS } from "@domain/course";
import { LETTER_GRADES, MARK_NAMES, MARKS } from "@domain/grade";
import { SUBJECT_NAMES, SUBJECTS } from "@domain/subject";
import type { SelectOption } from "../../../forms/SelectField.tsx";

export const STATUS_NAMES: Readonly<Record<Course["status"], string>> = {
  completed: "Completed",
  "in-progress": "In progress",
  "what-if": "What if",
};

export const LEVEL_NAMES: Readonly<Record<CourseLevel, string>> = {
  regular: "Regular",
  honors: "Honors",
  advanced: "AP or IB",
  college: "College",
};

export const TERM_OPTIONS = TERMS.map((term) => ({ value: term, label: term }));

export const UNIT_OPTIONS = CREDIT_UNITS.map((unit) => ({ value: unit, label: titled(unit) }));

export const STATUS_OPTIONS = COURSE_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] }));

export const LEVEL_OPTIONS = COURSE_LEVELS.map((level) => ({ value: level, label: LEVEL_NAMES[level] }));

export const GRADE_OPTIONS: readonly SelectOption[] = [
  { value: "", label: "None yet" },
  // The plain letter leads its family: a key pressed on the list finds the first that begins with it.
  ...LETTER_GRADES.toSorted((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || a.length - b.length).map((grade) => ({
    value: grade,
    label: grade,
  })),
  ...MARKS.map((mark) => ({ value: mark, label: `${mark}, ${MARK_NAMES[mark]}` })),
];

/** The first leaves the subject to us. */
export const SUBJECT_OPTIONS: readonly SelectOption[] = [
  { value: "", label: "Automatic" },
  ...SUBJECTS.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] })),
];

function titled(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
