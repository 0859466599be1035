import type { Score } from "@domain/score/score";
import * as text from "@text/tracker/scores";
import type { Table } from "../../ui/csv/csvText.ts";
import { detailText, latestFirst, resultOfRow, scoreName } from "../../views/scoreWords.ts";

/** The rows as the table shows them: hidden scores stay hidden. Days are `2026-11-22`. */
export function exportedScores(rows: readonly Score[], isShown: boolean): Table {
  return [
    [text.score, text.exportedTest, text.kind, text.date, text.detail, text.result, text.note],
    ...latestFirst(rows).map((row) => [
      scoreName(rows, row),
      text.testNames[row.test],
      text.kinds[row.kind],
      row.date,
      detailText(row, isShown),
      resultOfRow(row, isShown),
      row.note,
    ]),
  ];
}
