import { essayName } from "@domain/essay/essay";
import { lengthOf } from "@domain/essay/essayIndex";
import { kinds, statuses } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import type { Table } from "../../ui/csv/csvText.ts";
import type { EssayRow } from "./EssaysStore.ts";

/** The rows as the board shows them, in its order. Days are `2026-11-22`. `ownerOf`: where an essay goes, in words. */
export function exportedEssays(rows: readonly EssayRow[], ownerOf: (row: EssayRow) => string): Table {
  return [
    [text.title, text.goesTo, text.kind, text.dueDay, text.exportedLength, text.limit, text.limitUnit, text.status],
    ...rows.map((row) => [
      essayName(row),
      ownerOf(row),
      kinds[row.kind],
      row.due_on ?? "",
      String(lengthOf(row)),
      row.limit === null ? "" : String(row.limit),
      text.units[row.limit_unit],
      statuses[row.status],
    ]),
  ];
}
