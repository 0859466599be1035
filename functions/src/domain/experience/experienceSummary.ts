import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { type ReadRowList, type RowList, readRowList, rowList } from "../shared/rowList.ts";
import { EXPERIENCE_LIMIT, type Experience, experienceFields, shift } from "./experience.ts";

/** The fields of a record that its entry repeats, each as it is, so that two devices' changes meet alike in both. */
export const SUMMARY_FIELDS = [
  "type",
  "experienceName",
  "completedHours",
  "anticipatedHours",
  "hoursPerWeek",
  "weeksPerYear",
  "participationGrades",
  "occurrences",
] as const satisfies readonly (keyof Experience)[];

const { type, experienceName, completedHours, anticipatedHours, hoursPerWeek, weeksPerYear } = experienceFields.shape;
const { participationGrades, occurrences } = experienceFields.shape;

const shiftOfEntry = z.pick(shift, { day: true, hours: true });

/** What one experience is on the dashboard: enough for its hours, its type and the days of its shifts. */
export const experienceEntry = z.object({
  type,
  experienceName,
  completedHours,
  anticipatedHours,
  hoursPerWeek,
  weeksPerYear,
  participationGrades,
  occurrences,
  shifts: z.record(z.string(), shiftOfEntry),
});
export type ExperienceEntry = z.infer<typeof experienceEntry>;

recordKind(shiftOfEntry, [], { day: NO_DAY });

export const experienceEntryKind = recordKind(experienceEntry, [], {
  completedHours: null,
  anticipatedHours: null,
  hoursPerWeek: null,
  weeksPerYear: null,
  participationGrades: [],
  occurrences: [],
  shifts: {},
});

/**
 * `users/{uid}/summaries/experiences`: every experience's entry in one read. Each write goes in one batch with that of
 * the record and touches the same fields, so the two cannot part; `summaryOf` rebuilds it from the records.
 */
export const experienceSummary = z.extend(rowList(experienceEntry, EXPERIENCE_LIMIT), {
  /** The ids of the shifts this write touches in the entry it changes, joined by blanks; null where it touches none. */
  changed_shift: z.nullable(z.string()),
});
export type ExperienceSummary = RowList<ExperienceEntry> & { readonly changed_shift: string | null };

/** Reads each entry by itself, so that one that cannot be read leaves the others as they are. */
export function readSummary(stored: unknown): ReadRowList<ExperienceEntry> {
  return readRowList(experienceEntryKind, stored);
}

/** The entry of a record, as the summary holds it. */
export function entryOf(record: Experience): ExperienceEntry {
  return {
    type: record.type,
    experienceName: record.experienceName,
    completedHours: record.completedHours,
    anticipatedHours: record.anticipatedHours,
    hoursPerWeek: record.hoursPerWeek,
    weeksPerYear: record.weeksPerYear,
    participationGrades: record.participationGrades,
    occurrences: record.occurrences,
    shifts: Object.fromEntries(Object.entries(record.shifts).map(([id, { day, hours }]) => [id, { day, hours }])),
  };
}

/** The summary's entries as the records themselves would have them. */
export function summaryOf(records: Readonly<Record<string, Experience>>): Readonly<Record<string, ExperienceEntry>> {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, entryOf(record)]));
}
