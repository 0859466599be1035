import * as text from "../text/en/course.ts";
import type { Course } from "./course.ts";
import { BCPM_SUBJECTS, type CourseSubject, SUBJECT_NAMES } from "./courseSubject.ts";
import { isUnsureCode, type SubjectClue, subjectClues } from "./subjectClues.ts";

export interface LikelySubject {
  readonly subject: CourseSubject;
  /** The reason for the guess, as a sentence. */
  readonly reason: string;
}

/** What the subject depends on. */
export type Classified = Pick<Course, "subject" | "code" | "name">;

/**
 * The subject AMCAS would most likely file a course under. AMCAS goes by what the course is mainly about. The title
 * decides, and the department only if the title says nothing (`amcas-bcpm` in `amcasRulebook.ts`). The student's own
 * choice comes first.
 */
export function likelySubject({ subject, code, name }: Classified): LikelySubject {
  if (subject !== null) return { subject, reason: text.youChose };
  const clues = subjectClues({ code, name });
  const [first] = clues;
  if (first === undefined) return UNKNOWN;
  const { subject: likely, reason } = first;
  return { subject: likely, reason: differsInBcpm(clues, code) ?? reason };
}

/** The subject of a course whose title and code name none. */
export const UNKNOWN: LikelySubject = {
  subject: "other",
  reason: text.subjectUnknown,
};

/** If the department says something that would change what AMCAS counts, the student should check. */
function differsInBcpm(clues: readonly SubjectClue[], code: string): string | null {
  const [first] = clues;
  const byCode = clues.find(({ department }) => department !== null);
  if (first === undefined || byCode?.department == null || byCode === first || isUnsureCode(code)) return null;
  if (BCPM_SUBJECTS.has(byCode.subject) === BCPM_SUBJECTS.has(first.subject)) return null;
  return text.otherwise(first.reason, byCode.department, SUBJECT_NAMES[byCode.subject]);
}
