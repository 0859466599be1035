import type { Rule } from "../shared/rule.ts";
import type { Course, CourseLevel } from "./course.ts";
import type { CourseSubject } from "./courseSubject.ts";
import type { Grade, LetterGrade } from "./grade.ts";

/** One average that a rulebook reports. It covers the courses of some classes. */
export interface AverageKind {
  readonly id: string;
  readonly label: string;
  /** Null includes every course. */
  readonly classes: readonly string[] | null;
}

/** How one school or service calculates an average from the same list of courses. */
export interface GpaRulebook {
  readonly id: "school" | "amcas" | "aadsas" | "unweighted" | "weighted";
  readonly name: string;
  readonly weights: Readonly<Record<LetterGrade, number>>;
  /** Marks that count as a letter, such as WF as F. Any other mark does not count. */
  readonly countedAs: Readonly<Partial<Record<Grade, LetterGrade>>>;
  /** Points added to every grade above F, by the level of the course. */
  readonly bonus: Readonly<Record<CourseLevel, number>>;
  readonly takesHighSchool: boolean;
  /** Whether only the last attempt at a course counts. */
  readonly replacesRepeats: boolean;
  readonly classOf: (subject: CourseSubject) => string;
  /** The first one covers all courses. */
  readonly averages: readonly AverageKind[];
  readonly rules: readonly Rule[];
}

/** Every service counts a quarter hour as 0.667 of a semester hour. */
export const QUARTER_HOUR = 0.667;

export function semesterHoursOf({ credits, credit_unit }: Pick<Course, "credits" | "credit_unit">): number {
  return credit_unit === "quarter" ? credits * QUARTER_HOUR : credits;
}

export const NO_BONUS: Readonly<Record<CourseLevel, number>> = { regular: 0, honors: 0, advanced: 0, college: 0 };
