import type { CourseLevel } from "../course/course.ts";
import type { CourseSubject } from "../course/courseSubject.ts";
import type { Grade, LetterGrade } from "../course/grade.ts";
import type { Classified, LikelySubject } from "../course/likelySubject.ts";
import type { Rule } from "../shared/rule.ts";

/** One average that a rulebook reports. It covers the courses of some classes. */
export interface AverageKind {
  readonly id: string;
  readonly label: string;
  /** Null includes every course. */
  readonly classes: readonly string[] | null;
}

/** The rulebooks of the application services. */
export const SERVICE_RULEBOOK_IDS = ["amcas", "aacomas", "tmdsas", "aadsas"] as const;
export type ServiceRulebookId = (typeof SERVICE_RULEBOOK_IDS)[number];

/** How one school or service calculates an average from the same list of courses. */
export interface GpaRulebook {
  readonly id: ServiceRulebookId | "school" | "unweighted" | "weighted";
  readonly name: string;
  /** In a sentence, what sets this rulebook apart from the others. */
  readonly inShort: string;
  readonly weights: Readonly<Record<LetterGrade, number>>;
  /** Marks that count as a letter, such as WF as F. Any other mark does not count. */
  readonly countedAs: Readonly<Partial<Record<Grade, LetterGrade>>>;
  /** Points added to every grade above F, by the level of the course. */
  readonly bonus: Readonly<Record<CourseLevel, number>>;
  readonly takesHighSchool: boolean;
  /** Whether only the last attempt at a course counts. */
  readonly replacesRepeats: boolean;
  /** Which subject a course has here, and why. Services go by its content or by the transcript's words. */
  readonly subjectOf: (course: Classified) => LikelySubject;
  readonly classOf: (subject: CourseSubject) => string;
  /** The first one covers all courses. */
  readonly averages: readonly AverageKind[];
  readonly rules: readonly Rule[];
}

export const NO_BONUS: Readonly<Record<CourseLevel, number>> = { regular: 0, honors: 0, advanced: 0, college: 0 };
