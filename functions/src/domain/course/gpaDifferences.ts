import { formatDecimal, LOCALE } from "../shared/language.ts";
import * as text from "../text/en/gpa.ts";
import type { Course } from "./course.ts";
import { type CountedCourse, countCourses } from "./gpa.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";

export interface GpaDifference<Row> {
  readonly course: Row;
  /** How the rulebooks count the course: one sentence for each fact they differ in. */
  readonly sentences: readonly string[];
}

/** The courses that the rulebooks count differently, and how. */
export function gpaDifferences<Row extends Course>(
  courses: readonly Row[],
  rulebooks: readonly GpaRulebook[],
): readonly GpaDifference<Row>[] {
  const seen = rulebooks.map((rulebook) => ({ name: rulebook.name, verdicts: countCourses(courses, rulebook) }));
  return courses.flatMap((course) => {
    const views = seen.flatMap(({ name, verdicts }) => {
      const verdict = verdicts.get(course);
      return verdict ? [{ name, verdict }] : [];
    });
    const sentences = [...weightSentences(views), ...classSentences(views)];
    return sentences.length > 0 ? [{ course, sentences }] : [];
  });
}

interface View {
  readonly name: string;
  readonly verdict: CountedCourse;
}

/** The group of rulebooks that leave the course out. */
const OUT = "out";
const LIST = new Intl.ListFormat(LOCALE);

function weightSentences(views: readonly View[]): readonly string[] {
  const groups = groupBy(views, ({ verdict }) => (verdict.weight === null ? OUT : formatDecimal(verdict.weight, 2)));
  if (groups.size < 2) return [];
  return [...groups].map(([weight, [first, ...others]]) => {
    const names = LIST.format([first, ...others].flatMap((view) => view?.name ?? []));
    if (weight !== OUT) return text.anHour(names, weight);
    return first?.verdict.reason ? text.outBecause(names, first.verdict.reason) : text.out(names);
  });
}

/** Only application services classify courses. A school has a single class, which says nothing. */
function classSentences(views: readonly View[]): readonly string[] {
  const filed = views.filter(({ verdict }) => verdict.weight !== null && SCIENCE_BY_CLASS.has(verdict.class));
  const groups = groupBy(filed, ({ verdict }) => String(SCIENCE_BY_CLASS.get(verdict.class)));
  if (groups.size < 2) return [];
  return [text.sentence(filed.map(({ name, verdict }) => text.filedUnder(name, verdict.class)).join(", "))];
}

/** Whether each class belongs to its service's science average. */
const SCIENCE_BY_CLASS: ReadonlyMap<string, boolean> = new Map([
  ["BCPM", true],
  ["AO", false],
  ["BCP", true],
  ["Math", true],
  ["Other science", true],
  ["Non-science", false],
]);

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
