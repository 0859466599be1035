import type { Score } from "@domain/score/score";
import { attemptsAt, byDate, resultOf, resultText } from "@domain/score/scoreResults";
import { scaleOf } from "@domain/score/scoreTests";
import * as text from "@text/tracker/scores";
import { dayText } from "./dayText.ts";

/** In the order of the table. */
export function latestFirst<Row extends Score>(rows: readonly Row[]): readonly Row[] {
  return byDate(rows).toReversed();
}

/** Numbers attempts by their date: "SAT, attempt 2". */
export function scoreName(rows: readonly Score[], row: Score): string {
  const name = text.testNames[row.test];
  if (row.test === "GPA") return row.note === "" ? name : text.gpaWithNote(name, row.note);
  if (row.kind === "planned") return text.plannedTest(name);
  return text.attempts[row.kind].name(name, attemptsAt(rows, row.test, row.kind).indexOf(row) + 1);
}

/** "+80 since attempt 1"; null for the first one, and if the scale has changed since. */
export function changeSince(rows: readonly Score[], row: Score): string | null {
  if (row.test === "GPA" || row.kind === "planned") return null;
  const attempts = attemptsAt(rows, row.test, row.kind);
  const at = attempts.indexOf(row);
  const before = attempts[at - 1];
  if (!before || scaleOf(row.test, before.date) !== scaleOf(row.test, row.date)) return null;
  const change = (resultOf(row) ?? 0) - (resultOf(before) ?? 0);
  const words = text.attempts[row.kind];
  return change === 0 ? words.same(at) : words.change(`${change > 0 ? "+" : ""}${change}`, at);
}

/** The sections of a report, or the scales of a GPA. */
export function scoreDetail(row: Score): string {
  if (row.test === "GPA") return row.scales.map((scale) => text.scales[scale]).join(", ");
  const { sections, result } = scaleOf(row.test, row.date);
  return sections
    .filter(({ id }) => id in row.values && id !== result)
    .map(({ id }) => `${id} ${row.values[id]}`)
    .join(", ");
}

/** The detail of a result, or the days of a plan. Hidden scores hide their sections, too. */
export function detailText(row: Score, isShown: boolean): string {
  if (row.kind === "planned") return plannedText(row);
  if (row.test === "GPA") return scoreDetail(row);
  return isShown ? scoreDetail(row) : text.hidden;
}

function plannedText({ register_by, scores_on }: Score): string {
  return [
    register_by !== undefined && text.signUpByDay(dayText(register_by)),
    scores_on !== undefined && text.scoresExpectedOn(dayText(scores_on)),
  ]
    .filter(Boolean)
    .join(", ");
}

export function resultOfRow(row: Score, isShown: boolean): string {
  const result = resultOf(row);
  if (result === null) return text.planned;
  return isShown ? resultText(row.test, result) : text.hidden;
}
