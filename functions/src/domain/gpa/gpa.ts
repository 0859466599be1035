import { type Course, courseYearOf } from "../course/course.ts";
import { inTermOrder } from "../course/courseOrder.ts";
import { type Grade, isLetterGrade, type LetterGrade } from "../course/grade.ts";
import type { LikelySubject } from "../course/likelySubject.ts";
import { semesterHoursOf } from "../course/semesterHours.ts";
import { formatDecimal } from "../shared/language.ts";
import * as text from "../text/en/gpa.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";

/** How a rulebook counts a course. */
export interface CountedCourse {
  /** Grade points for each hour. Null if the course does not count. */
  readonly weight: number | null;
  /** In semester hours. 0 if the course does not count. */
  readonly hours: number;
  /** The subject the rulebook sees in the course, and why. */
  readonly subject: LikelySubject;
  /** The rulebook's class for that subject. */
  readonly class: string;
  /** Why the course counts differently from the transcript. Null if it does not. */
  readonly reason: string | null;
}

export interface Average {
  readonly id: string;
  readonly label: string;
  /** Null without any graded hour. */
  readonly gpa: number | null;
  readonly hours: number;
  readonly points: number;
}

export interface GpaResult {
  readonly rulebook: GpaRulebook;
  readonly averages: readonly Average[];
  /** Oldest year first. */
  readonly years: readonly { readonly year: string; readonly averages: readonly Average[] }[];
}

/** The courses a student has really taken, without "what if" rows. */
export function realCourses<Row extends Course>(courses: readonly Row[]): readonly Row[] {
  return courses.filter(({ status }) => status !== "what-if");
}

/** All averages of a rulebook for the courses, overall and by academic year. */
export function calculateGpa(courses: readonly Course[], rulebook: GpaRulebook): GpaResult {
  const verdicts = countCourses(courses, rulebook);
  const years = [...new Set(courses.map(courseYearOf))].sort();
  return {
    rulebook,
    averages: averagesOf([...verdicts.values()], rulebook),
    years: years.map((year) => ({
      year,
      averages: averagesOf(
        courses.filter((course) => courseYearOf(course) === year).flatMap((course) => verdicts.get(course) ?? []),
        rulebook,
      ),
    })),
  };
}

/** How a rulebook counts each course. It looks for repeats among these courses. */
export function countCourses<Row extends Course>(
  courses: readonly Row[],
  rulebook: GpaRulebook,
): ReadonlyMap<Row, CountedCourse> {
  const replaced = rulebook.replacesRepeats ? earlierAttempts(courses, rulebook) : new Set<Course>();
  return new Map(courses.map((course) => [course, countCourse(course, rulebook, replaced.has(course))]));
}

/** A GPA as text: two decimals, half rounded up. */
export function gpaText(gpa: number | null): string {
  return gpa === null ? "–" : formatDecimal(Math.round(gpa * 100 + 1e-6) / 100, 2);
}

function countCourse(course: Course, rulebook: GpaRulebook, isReplaced: boolean): CountedCourse {
  const subject = rulebook.subjectOf(course);
  const filed = { subject, class: rulebook.classOf(subject.subject) };
  const out = (reason: string): CountedCourse => ({ ...filed, weight: null, hours: 0, reason });
  if (course.level !== "college" && !rulebook.takesHighSchool) return out(text.highSchoolStaysOut);
  if (course.status === "in-progress" || course.grade === null) return out(text.noGradeYet);
  if (isReplaced) return out(text.laterReplaces);
  const letter = letterOf(course.grade, rulebook);
  if (letter === undefined) return out(REASONS_OUT[course.grade] ?? text.noLetter);
  return {
    ...filed,
    weight: weightOf(letter, course, rulebook),
    hours: semesterHoursOf(course),
    reason: letter === course.grade ? null : text.countsAs(course.grade, letter),
  };
}

const REASONS_OUT: Readonly<Partial<Record<Grade, string>>> = text.marksOut;

/** The letter a grade counts as. Undefined if it does not count. */
function letterOf(grade: Grade, { countedAs }: GpaRulebook): LetterGrade | undefined {
  return isLetterGrade(grade) ? grade : countedAs[grade];
}

function weightOf(letter: LetterGrade, { level }: Course, { weights, bonus }: GpaRulebook): number {
  const weight = weights[letter];
  return weight === 0 ? 0 : weight + bonus[level];
}

/**
 * Sums are in whole billionths, so the order of the courses does not change them. Floating-point sums would. Grade
 * points have up to 2 decimals, the factor of quarter hours has 3, and credits have up to 3, so no product is rounded:
 * an average that ends exactly in a half would otherwise be rounded down.
 */
const FINE = 1_000_000_000;

function averagesOf(verdicts: readonly CountedCourse[], { averages }: GpaRulebook): readonly Average[] {
  return averages.map(({ id, label, classes }) => {
    let points = 0;
    let hours = 0;
    for (const verdict of verdicts) {
      if (verdict.weight === null || (classes && !classes.includes(verdict.class))) continue;
      points += Math.round(verdict.weight * verdict.hours * FINE);
      hours += Math.round(verdict.hours * FINE);
    }
    return { id, label, gpa: hours === 0 ? null : points / hours, hours: hours / FINE, points: points / FINE };
  });
}

/** All attempts that count, but the last one at each course. Courses without a code are matched by name. */
function earlierAttempts(courses: readonly Course[], rulebook: GpaRulebook): ReadonlySet<Course> {
  const earlier = new Set<Course>();
  const kept = new Map<string, Course>();
  const graded = courses.filter(
    ({ grade, status }) => status !== "in-progress" && grade && letterOf(grade, rulebook) !== undefined,
  );
  for (const course of graded.toSorted(inTermOrder)) {
    const key = (course.code || course.name).toUpperCase().replace(/[^A-Z0-9]/g, "");
    if (kept.has(key)) earlier.add(course);
    else kept.set(key, course);
  }
  return earlier;
}
