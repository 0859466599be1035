import type { Score } from "@domain/score";
import { attemptsAt, resultOf } from "@domain/scoreResults";
import { scaleOf } from "@domain/scoreTests";

/** Attempts are numbered by their day: "SAT, attempt 2". */
export function scoreName(rows: readonly Score[], row: Score): string {
  if (row.test === "GPA") return row.note === "" ? "GPA" : `GPA, ${row.note}`;
  if (row.kind === "planned") return `${row.test}, planned`;
  const number = attemptsAt(rows, row.test, row.kind).indexOf(row) + 1;
  return `${row.test}, ${row.kind === "practice" ? "practice" : "attempt"} ${number}`;
}

/** "+80 since attempt 1"; null for the first one, and where the scale has changed since. */
export function changeSince(rows: readonly Score[], row: Score): string | null {
  if (row.test === "GPA" || row.kind === "planned") return null;
  const attempts = attemptsAt(rows, row.test, row.kind);
  const at = attempts.indexOf(row);
  const before = attempts[at - 1];
  if (!before || scaleOf(row.test, before.date) !== scaleOf(row.test, row.date)) return null;
  const change = (resultOf(row) ?? 0) - (resultOf(before) ?? 0);
  const word = row.kind === "practice" ? "practice" : "attempt";
  return change === 0 ? `Same as ${word} ${at}` : `${change > 0 ? "+" : ""}${change} since ${word} ${at}`;
}

/** The sections of a report, or the scales of a GPA. */
export function scoreDetail(row: Score): string {
  if (row.test === "GPA") return row.scales.join(", ");
  const { sections, result } = scaleOf(row.test, row.date);
  return sections
    .filter(({ id }) => id in row.values && id !== result)
    .map(({ id }) => `${id} ${row.values[id]}`)
    .join(", ");
}
