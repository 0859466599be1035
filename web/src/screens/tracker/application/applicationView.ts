import type { ApplicationForm, ChosenExperience } from "@domain/application";
import { FORM_LIMITS } from "@domain/applicationForms";
import { copyStateOf } from "@domain/copyMarks";
import type { Experience } from "@domain/experience";
import { type EntryField, type EntryIssue, fieldsOf, issuesOf } from "@domain/formEntry";

export type ExperienceRow = Experience & { readonly id: string };
export type ChosenRow = ChosenExperience & { readonly id: string; readonly pending: boolean };

/** A chosen experience as its form has it. */
export interface Entry {
  readonly id: string;
  readonly row: ChosenRow;
  readonly record: ExperienceRow;
  readonly fields: readonly EntryField[];
  readonly issues: readonly EntryIssue[];
}

/** The chosen experiences in the student's order. A choice outlives its experience, which may come back by undo. */
export function entriesOf(
  form: ApplicationForm,
  rows: readonly ChosenRow[],
  records: readonly ExperienceRow[],
  asOf: string,
): readonly Entry[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap((row) => {
    const record = byId.get(row.id);
    if (!record) return [];
    const fields = fieldsOf(form, record, asOf);
    return [{ id: row.id, row, record, fields, issues: issuesOf(fields) }];
  });
}

/** "12 of 15 experiences": what the form takes is said where it takes so many. */
export function countText(form: ApplicationForm, count: number): string {
  const { entries } = FORM_LIMITS[form];
  const of = entries === null ? `${count}` : `${count} of ${entries}`;
  return `${of} ${(entries ?? count) === 1 ? "experience" : "experiences"}`;
}

/** What is wrong with the choice as a whole, one sentence each. */
export function choiceProblems(form: ApplicationForm, entries: readonly Entry[]): readonly string[] {
  const { name, entries: most, stars } = FORM_LIMITS[form];
  const starred = entries.filter(({ record }) => record.meaningfulExperiences).length;
  const tooMany = most === null ? 0 : entries.length - most;
  return [
    tooMany > 0 ? `${name} takes ${most}. Leave ${tooMany} out.` : "",
    stars && starred > stars.count
      ? `${starred} are marked as ${stars.name}; ${name} takes ${stars.count}. Take ${starred - stars.count} back.`
      : "",
    form === "amcas" && entries.length >= 2 && starred === 0
      ? "AMCAS asks for at least one most meaningful experience. Star one."
      : "",
  ].filter(Boolean);
}

/** "Still empty: City, Country. Too long: Description by 37." */
export function issueText(issues: readonly EntryIssue[]): string {
  const empty = issues.filter(({ over }) => over === 0).map(({ field }) => field.label);
  const long = issues
    .filter(({ over }) => over > 0)
    .map(
      ({ field, over }) =>
        `${field.label} by ${over.toLocaleString("en-US")} ${over === 1 ? "character" : "characters"}`,
    );
  return [
    empty.length > 0 ? `Still empty: ${empty.join(", ")}.` : "",
    long.length > 0 ? `Too long: ${long.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** How many of the fields that hold something are copied as they stand. */
export function copiedOf({ fields, row }: Entry): { readonly done: number; readonly all: number } {
  const filled = fields.filter(({ value }) => value !== "");
  const done = filled.filter(({ id, value }) => copyStateOf(row.copied, id, value) === "copied");
  return { done: done.length, all: filled.length };
}
