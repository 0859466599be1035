import * as z from "zod/mini";
import { EXPERIENCE_LIMIT, type Experience, experience, shift } from "./experience.ts";
import { rowList } from "./rowList.ts";

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

/** What one experience is on the dashboard: enough for its hours, its type and the days of its shifts. */
export const experienceEntry = z.object({
  ...z.pick(experience, {
    type: true,
    experienceName: true,
    completedHours: true,
    anticipatedHours: true,
    hoursPerWeek: true,
    weeksPerYear: true,
    participationGrades: true,
    occurrences: true,
  }).shape,
  shifts: z.record(z.string(), z.pick(shift, { day: true, hours: true })),
});
export type ExperienceEntry = z.infer<typeof experienceEntry>;

/**
 * `users/{uid}/summaries/experiences`: every experience's entry in one read. Each write goes in one batch with that of
 * the record and touches the same fields, so the two cannot part; `summaryOf` rebuilds it from the records.
 */
export const experienceSummary = rowList(experienceEntry, EXPERIENCE_LIMIT);

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
