import type { Course } from "../course/course.ts";
import { SUBJECT_NAMES } from "../course/courseSubject.ts";
import { GRADES, type Grade } from "../course/grade.ts";
import { formatDecimal, LOCALE } from "../shared/language.ts";
import * as text from "../text/en/gpa.ts";
import { type CountedCourse, countCourses } from "./gpa.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";

export interface CourseDifference<Row> {
  readonly course: Row;
  /** How the rulebooks count the course: one sentence for each fact they differ in. */
  readonly sentences: readonly string[];
}

/** A grade that the rulebooks value differently, such as an A-. */
export interface GradeDifference<Row> {
  readonly grade: Grade;
  /** The courses with this grade. */
  readonly courses: readonly Row[];
  readonly sentences: readonly string[];
}

export interface GpaDifferences<Row> {
  /** What holds for every course with a grade, the highest grade first. */
  readonly grades: readonly GradeDifference<Row>[];
  /** The courses that are counted differently for a reason of their own. */
  readonly courses: readonly CourseDifference<Row>[];
}

/** What the rulebooks count differently, and how. */
export function gpaDifferences<Row extends Course>(
  courses: readonly Row[],
  rulebooks: readonly GpaRulebook[],
): GpaDifferences<Row> {
  const seen = rulebooks.map((rulebook) => ({ rulebook, verdicts: countCourses(courses, rulebook) }));
  const grades = new Map<Grade, { readonly courses: Row[]; readonly sentences: readonly string[] }>();
  const own: CourseDifference<Row>[] = [];
  for (const course of courses) {
    const views = seen.flatMap(({ rulebook, verdicts }) => {
      const verdict = verdicts.get(course);
      return verdict ? [{ rulebook, verdict }] : [];
    });
    const ofWeight = weightSentences(views);
    const isOfGrade = course.grade !== null && ofWeight.length > 0 && views.every((view) => isPlain(view, course));
    if (isOfGrade && course.grade) {
      const known = grades.get(course.grade) ?? { courses: [], sentences: ofWeight };
      known.courses.push(course);
      grades.set(course.grade, known);
    }
    const sentences = [...(isOfGrade ? [] : ofWeight), ...classSentences(views)];
    if (sentences.length > 0) own.push({ course, sentences });
  }
  const found = GRADES.flatMap((grade) => {
    const difference = grades.get(grade);
    return difference ? [{ grade, ...difference }] : [];
  });
  return { grades: found, courses: own };
}

interface View {
  readonly rulebook: GpaRulebook;
  readonly verdict: CountedCourse;
}

/** The group of rulebooks that leave the course out. */
const OUT = "out";
const LIST = new Intl.ListFormat(LOCALE);

/** Whether the course counts with just its letter's value, without points for its level. */
function isPlain({ rulebook, verdict }: View, { grade, level }: Course): boolean {
  return (
    grade !== null &&
    verdict.weight !== null &&
    verdict.reason === null &&
    (rulebook.bonus[level] === 0 || grade === "F")
  );
}

function weightSentences(views: readonly View[]): readonly string[] {
  const groups = groupBy(views, ({ verdict }) => (verdict.weight === null ? OUT : formatDecimal(verdict.weight, 2)));
  if (groups.size < 2) return [];
  return [...groups].map(([weight, group]) => {
    const [first] = group;
    if (weight !== OUT) return text.anHour(namesOf(group), weight);
    return first?.verdict.reason ? text.outBecause(namesOf(group), first.verdict.reason) : text.out(namesOf(group));
  });
}

/** How services classify a course that is science for some of them only. A school has a single class, which says nothing. */
function classSentences(views: readonly View[]): readonly string[] {
  const filed = views.filter(({ rulebook, verdict }) => verdict.weight !== null && rulebook.averages.length > 1);
  if (groupBy(filed, (view) => String(isScience(view))).size < 2) return [];
  const classes = groupBy(filed, ({ verdict }) => verdict.class);
  const parts = [...classes].map(([name, group]) => text.filedUnder(namesOf(group), group.length, name));
  const [first] = filed;
  const otherwise = filed.filter(({ verdict }) => verdict.subject.subject !== first?.verdict.subject.subject);
  return [
    text.sentence(parts.join(", ")),
    ...otherwise.map(({ rulebook, verdict: { subject } }) =>
      text.seenAs(rulebook.name, SUBJECT_NAMES[subject.subject], subject.reason),
    ),
  ];
}

/** A service's second average is the one of its science classes. */
function isScience({ rulebook, verdict }: View): boolean {
  return rulebook.averages[1]?.classes?.includes(verdict.class) ?? false;
}

function namesOf(views: readonly View[]): string {
  return LIST.format(views.map(({ rulebook }) => rulebook.name));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
