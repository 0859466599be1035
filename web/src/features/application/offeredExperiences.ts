import { type ApplicationForm, CHOICE_LIMIT } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { hoursOf } from "@domain/experience/experienceHours";
import { typeNames } from "@text/experienceTypes";
import type { ExperienceRow } from "../../views/applicationView.ts";

/** Whether a form lists honors or achievements, which are not made of hours. */
export function isOfAwards(form: ApplicationForm): boolean {
  const { lists } = FORM_LIMITS[form];
  return lists === "honors" || lists === "achievements";
}

/** The forms' own types for honors and achievements. */
const ACHIEVED: ReadonlySet<string | null> = new Set([
  "Award or honor",
  "Honors/Awards/Recognition",
  "Publications",
  "Presentations/Posters",
]);

/**
 * The experiences to offer for a form: those with the most hours first, then the newest. For honors and achievements
 * only awards and papers, the newest first.
 *
 * @param words What the student looks for. Then everything that has these words is offered.
 */
export function offeredFor(
  form: ApplicationForm,
  records: readonly ExperienceRow[],
  asOf: string,
  words: string,
): readonly ExperienceRow[] {
  const wanted = words.trim().toLowerCase();
  const ofAwards = isOfAwards(form);
  const hours = new Map(records.map((record) => [record.id, ofAwards ? 0 : hoursOf(record, asOf).completed]));
  return records
    .filter((record) => (wanted === "" ? !ofAwards || isAward(record) : haystackOf(record).includes(wanted)))
    .toSorted((a, b) => (hours.get(b.id) ?? 0) - (hours.get(a.id) ?? 0) || dayOf(b).localeCompare(dayOf(a)));
}

/**
 * How many more experiences a form takes.
 *
 * @param entries The experiences in it.
 * @param stored The stored choices, including those of deleted experiences.
 */
export function roomIn(form: ApplicationForm, entries: number, stored: number): number {
  const most = FORM_LIMITS[form].entries ?? CHOICE_LIMIT;
  return Math.max(0, Math.min(most - entries, CHOICE_LIMIT - stored));
}

function isAward({ type, categories }: ExperienceRow): boolean {
  return type === "Leadership & Awards" || ACHIEVED.has(categories.amcas) || ACHIEVED.has(categories.uc);
}

function dayOf({ endDate, startDate, created_on }: ExperienceRow): string {
  return endDate ?? startDate ?? created_on;
}

function haystackOf({ experienceName, organisationName, type }: ExperienceRow): string {
  return `${experienceName} ${organisationName} ${typeNames[type]}`.toLowerCase();
}
