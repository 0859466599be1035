import type { ApplicationForm, ChosenExperience } from "@domain/application/application";
import { copyStateOf } from "@domain/application/copyMarks";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { type EntryField, type EntryIssue, entryFieldsOf, issuesOf } from "@domain/experience/applicationEntry";
import type { Experience } from "@domain/experience/experience";
import { formatList } from "@domain/shared/language";
import { findDetails } from "@domain/shared/privacyGuard";
import * as text from "@text/tracker/application";
import { starred as starText } from "@text/tracker/stars";

export type ExperienceRow = Experience & { readonly id: string };
export type ChosenRow = ChosenExperience & { readonly id: string; readonly pending: boolean };

/** A chosen experience as the form shows it. */
export interface Entry {
  readonly id: string;
  readonly row: ChosenRow;
  readonly record: ExperienceRow;
  readonly fields: readonly EntryField[];
  readonly issues: readonly EntryIssue[];
  /** Details that could identify a patient in the texts to be exported. */
  readonly details: readonly string[];
}

/**
 * The chosen experiences in the order of the form: by start date if the form sorts them (those without a date last),
 * else in the student's order. A choice is kept after its experience is deleted, because Undo may restore it.
 */
export function entriesOf(
  form: ApplicationForm,
  rows: readonly ChosenRow[],
  records: readonly ExperienceRow[],
  asOf: string,
  currentUntil?: string,
): readonly Entry[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const entries = rows.flatMap((row) => {
    const record = byId.get(row.id);
    if (!record) return [];
    const fields = entryFieldsOf(form, record, asOf, currentUntil);
    return [{ id: row.id, row, record, fields, issues: issuesOf(fields), details: detailsIn(fields) }];
  });
  return FORM_LIMITS[form].order === "date" ? entries.toSorted(byStart) : entries;
}

/** Sorts after every day. */
const NO_DAY = "9999";

function byStart({ record: a }: Entry, { record: b }: Entry): number {
  return (a.startDate ?? NO_DAY).localeCompare(b.startDate ?? NO_DAY);
}

/** Fields that are meant to name a person or a place. */
const CONTACT_FIELDS: ReadonlySet<string> = new Set([
  "address",
  "city",
  "contactEmail",
  "contactFirst",
  "contactLast",
  "contactPhone",
  "supervisor",
  "supervisorContact",
]);

function detailsIn(fields: readonly EntryField[]): readonly string[] {
  const found = fields
    .filter(({ id }) => !CONTACT_FIELDS.has(id))
    .flatMap(({ value }) => findDetails(value).map((detail) => detail.found));
  return [...new Set(found)];
}

/** "12 of 15 experiences". The limit is included if the form has one. */
export function countText(form: ApplicationForm, count: number): string {
  const { entries, lists } = FORM_LIMITS[form];
  return entries === null ? text.counted(count, lists) : text.chosenOf(count, entries, lists);
}

/** Problems with the choice as a whole, one sentence each. */
export function choiceProblems(form: ApplicationForm, entries: readonly Entry[]): readonly string[] {
  const { name, entries: most, stars } = FORM_LIMITS[form];
  const starred = entries.filter(({ record }) => record.meaningfulExperiences).length;
  const tooMany = most === null ? 0 : entries.length - most;
  return [
    most !== null && tooMany > 0 ? text.leaveSomeOut(name, most, tooMany) : "",
    stars && starred > stars.count ? starText[stars.kind].tooMany(starred, name, stars.count) : "",
    form === "amcas" && entries.length >= 2 && starred === 0 ? text.starOne : "",
  ].filter(Boolean);
}

/** "Still empty: City, Country. Too long: Description by 37." */
export function issueText(issues: readonly EntryIssue[]): string {
  const empty = issues.filter(({ over }) => over === 0).map(({ field }) => field.label);
  const long = issues.filter(({ over }) => over > 0).map(({ field, over }) => text.tooLongBy(field.label, over));
  return [
    empty.length > 0 ? text.stillEmpty(formatList(empty)) : "",
    long.length > 0 ? text.tooLong(formatList(long)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** How many fields a line names. */
const NAMED = 2;

/** What is missing in a line: "Missing: City, Country and 3 more". Empty fields first, then texts that are too long. */
export function missingWords(issues: readonly EntryIssue[]): string {
  const empty = issues.filter(({ over }) => over === 0);
  const fields = [...empty, ...issues.filter(({ over }) => over > 0)].map(({ field }) => field.label);
  const named = fields.slice(0, NAMED).join(", ");
  const words = fields.length > NAMED ? text.andMore(named, fields.length - NAMED) : named;
  return empty.length > 0 ? text.missing(words) : text.longer(words);
}

/** How many of the filled fields were copied in their current form. */
export function copiedOf({ fields, row }: Entry): { readonly done: number; readonly all: number } {
  const filled = fields.filter(({ value }) => value !== "");
  const done = filled.filter(({ id, value }) => copyStateOf(row.copied, id, value) === "copied");
  return { done: done.length, all: filled.length };
}
