import type { ExperienceEntry } from "./experienceSummary.ts";

export interface Hours {
  readonly completed: number;
  readonly anticipated: number;
}

type Counted = Omit<ExperienceEntry, "type" | "experienceName">;

/**
 * The hours of one experience as of a day. A typed total wins; without one it is the sum of the shifts, those after the
 * day as anticipated, or hours a week times weeks a year times the grades taken part in, as the Common App asks for
 * them, whichever is more: a first shift must not make less of a whole year. Occurrences come on top, those that begin
 * after the day as anticipated.
 *
 * @param asOf The student's apply date, or today.
 */
export function hoursOf(entry: Counted, asOf: string): Hours {
  const { completedHours, anticipatedHours, occurrences, shifts } = entry;
  const logged = Object.values(shifts);
  const isAhead = ({ startDate }: { readonly startDate: string | null }) => startDate !== null && startDate > asOf;
  const done = completedHours ?? Math.max(sumOf(logged.filter(({ day }) => day <= asOf)), byWeeks(entry));
  const toCome = anticipatedHours ?? sumOf(logged.filter(({ day }) => day > asOf));
  return {
    completed: rounded(done + sumOf(occurrences.filter((occurrence) => !isAhead(occurrence)))),
    anticipated: rounded(toCome + sumOf(occurrences.filter(isAhead))),
  };
}

function byWeeks({ hoursPerWeek, weeksPerYear, participationGrades }: Counted): number {
  return (hoursPerWeek ?? 0) * (weeksPerYear ?? 0) * Math.max(1, participationGrades.length);
}

function sumOf(rows: readonly { readonly hours: number | null }[]): number {
  return rows.reduce((total, { hours }) => total + (hours ?? 0), 0);
}

/** Tenths and hundredths of hours do not add up exactly in binary. */
function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
