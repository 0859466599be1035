import type { ExperienceEntry } from "./experienceSummary.ts";

export interface Hours {
  readonly completed: number;
  readonly anticipated: number;
}

type Counted = Omit<ExperienceEntry, "type" | "experienceName">;

/**
 * The hours of one experience as of a day. A typed total comes first. Without one, it is the larger of two numbers: the
 * sum of the shifts (those after the day are anticipated), or hours a week × weeks a year × grades, as the Common App
 * asks. This way a first logged shift does not reduce a whole year. Occurrences are added; those that begin after the
 * day are anticipated.
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

/** Fractions of hours do not add up exactly in binary. */
function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
