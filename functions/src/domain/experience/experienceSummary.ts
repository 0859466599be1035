import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { type ReadRowList, type RowList, readRowList, rowList } from "../shared/rowList.ts";
import { EXPERIENCE_LIMIT, type Experience, experienceFields, shift } from "./experience.ts";

/** The fields of a record that its entry repeats unchanged. So edits from two devices merge the same way in both. */
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

/** What the dashboard needs of one experience: its hours, its type and the days of its shifts. */
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
 * `users/{uid}/summaries/experiences`: the entries of all experiences in one read. Each write is in the same batch as
 * the record's write and changes the same fields, so the two stay equal. `summaryOf` rebuilds it from the records.
 */
export const experienceSummary = z.extend(rowList(experienceEntry, EXPERIENCE_LIMIT), {
  /** The ids of the shifts this write changes in its entry, separated by spaces. Null if it changes none. */
  changed_shift: z.nullable(z.string()),
});
export type ExperienceSummary = RowList<ExperienceEntry> & { readonly changed_shift: string | null };

/** Reads each entry separately, so an unreadable entry does not affect the others. */
export function readSummary(stored: unknown): ReadRowList<ExperienceEntry> {
  return readRowList(experienceEntryKind, stored);
}

/** A record's entry in the summary. */
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

/** The summary's entries, rebuilt from the records. */
export function summaryOf(records: Readonly<Record<string, Experience>>): Readonly<Record<string, ExperienceEntry>> {
  return Object.fromEntries(Object.entries(records).map(([id, record]) => [id, entryOf(record)]));
}
