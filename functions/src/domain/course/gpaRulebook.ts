import type { Rule } from "../shared/rule.ts";
import type { Course, CourseLevel } from "./course.ts";
import type { CourseSubject } from "./courseSubject.ts";
import type { Grade, LetterGrade } from "./grade.ts";

/** One of the averages a rulebook reports, over the courses of some of its classes. */
export interface AverageKind {
  readonly id: string;
  readonly label: string;
  /** Null takes every course. */
  readonly classes: readonly string[] | null;
}

/** How one school or service makes an average of the same list of courses. */
export interface GpaRulebook {
  readonly id: "school" | "amcas" | "aadsas" | "unweighted" | "weighted";
  readonly name: string;
  readonly weights: Readonly<Record<LetterGrade, number>>;
  /** Counted as this letter, such as a WF as an F. What is neither here nor a letter stays out. */
  readonly countedAs: Readonly<Partial<Record<Grade, LetterGrade>>>;
  /** Added to every grade above an F, by the level of the course. */
  readonly bonus: Readonly<Record<CourseLevel, number>>;
  readonly takesHighSchool: boolean;
  /** Only the last attempt at a course counts. */
  readonly replacesRepeats: boolean;
  readonly classOf: (subject: CourseSubject) => string;
  /** The first is the one over everything. */
  readonly averages: readonly AverageKind[];
  readonly rules: readonly Rule[];
}

/** Credit hours as every service counts them: a quarter hour is 0.667 of a semester hour. */
export const QUARTER_HOUR = 0.667;

export function semesterHoursOf({ credits, credit_unit }: Pick<Course, "credits" | "credit_unit">): number {
  return credit_unit === "quarter" ? credits * QUARTER_HOUR : credits;
}

export const NO_BONUS: Readonly<Record<CourseLevel, number>> = { regular: 0, honors: 0, advanced: 0, college: 0 };
