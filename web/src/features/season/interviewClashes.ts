import type { Moment } from "@domain/season/duty";
import type { Interview } from "@domain/season/interview";
import { hasBegun } from "@domain/season/interviewDuties";
import { instantOf } from "@domain/season/zonedTime";

/** How long an interview takes its time, in milliseconds, as in calendar files: how long it lasts is not known. */
const LENGTH = 3_600_000;

/**
 * For each interview to come, by its id, those of other schools at the same time: they start less than an hour apart or,
 * if one has no time yet, are on the same day. Recorded answers wait for the student, so they clash with none.
 */
export function interviewClashes<Row extends Interview & { readonly id: string }>(
  interviews: readonly Row[],
  moment: Moment,
): ReadonlyMap<string, readonly Row[]> {
  const coming = interviews
    .filter((row) => row.day !== null && row.format !== "recorded" && !hasBegun(row, moment))
    .map((row) => ({ row, start: startOf(row) }));
  const clashes = coming.map((each) => {
    const others = coming.filter((other) => isAtOnce(each, other)).map(({ row }) => row);
    return [each.row.id, others] as const;
  });
  return new Map(clashes.filter(([, others]) => others.length > 0));
}

interface Started {
  readonly row: Interview;
  readonly start: number | null;
}

function isAtOnce(one: Started, other: Started): boolean {
  if (one.row.school_id === other.row.school_id) return false;
  if (one.start === null || other.start === null) return one.row.day === other.row.day;
  return Math.abs(one.start - other.start) < LENGTH;
}

/** Null without a time. */
function startOf({ day, time, zone }: Interview): number | null {
  return day === null || time === null ? null : instantOf(day, time, zone);
}
