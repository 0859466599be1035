import type { ExperienceEntry } from "./experienceSummary.ts";

export interface Hours {
  readonly completed: number;
  readonly anticipated: number;
}

/**
 * The hours of one experience as of a day. Typed totals win; without them the shifts are summed, those after the day as
 * anticipated; without shifts it is hours a week times weeks a year times the grades taken part in, as the Common App
 * asks for them.
 *
 * @param asOf The student's apply date, or today.
 */
export function hoursOf(
  {
    completedHours,
    anticipatedHours,
    hoursPerWeek,
    weeksPerYear,
    participationGrades,
    occurrences,
    shifts,
  }: Omit<ExperienceEntry, "type" | "experienceName">,
  asOf: string,
): Hours {
  const logged = Object.values(shifts);
  const sum = (rows: readonly { readonly hours: number | null }[]) =>
    // Tenths and hundredths of hours do not add up exactly in binary.
    Math.round(rows.reduce((total, { hours }) => total + (hours ?? 0), 0) * 100) / 100;
  const again = sum(occurrences);
  const done = sum(logged.filter(({ day }) => day <= asOf));
  const toCome = sum(logged.filter(({ day }) => day > asOf));
  const byWeeks = (hoursPerWeek ?? 0) * (weeksPerYear ?? 0) * Math.max(1, participationGrades.length);
  return {
    completed: completedHours === null ? (logged.length > 0 ? done : byWeeks) + again : completedHours + again,
    anticipated: anticipatedHours ?? toCome,
  };
}
