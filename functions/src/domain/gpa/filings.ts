import type { CourseSubject } from "../course/courseSubject.ts";
import type { CourseColumn } from "../course/courseTable.ts";
import type { Classified } from "../course/likelySubject.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";

/** The services that see the same subject in a course, for the same reason. */
export interface Filing {
  readonly subject: CourseSubject;
  /** Why, as a sentence. */
  readonly reason: string;
  readonly services: readonly { readonly name: string; readonly class: string }[];
}

/** How the application services among the rulebooks classify a course, the first one's subject first. */
export function filingsOf(course: Classified, rulebooks: readonly GpaRulebook[]): readonly Filing[] {
  const found: { subject: CourseSubject; reason: string; services: { name: string; class: string }[] }[] = [];
  for (const { name, averages, subjectOf, classOf } of rulebooks) {
    // A school has no classes.
    if (averages.length < 2) continue;
    const { subject, reason } = subjectOf(course);
    const service = { name, class: classOf(subject) };
    const same = found.find((each) => each.subject === subject && each.reason === reason);
    if (same) same.services.push(service);
    else found.push({ subject, reason, services: [service] });
  }
  return found;
}

/** The class of each course for every application service among the rulebooks, as columns of an export. */
export function classColumns(rulebooks: readonly GpaRulebook[]): readonly CourseColumn[] {
  return rulebooks
    .filter(({ averages }) => averages.length > 1)
    .map(({ name, subjectOf, classOf }) => ({
      heading: `${name} class`,
      cell: (course) => classOf(subjectOf(course).subject),
    }));
}
