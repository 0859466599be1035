import { type Letter, letterState } from "@domain/letter/letter";
import { commonAppRole } from "@domain/letter/letterForm";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/letters";
import type { Table } from "../../ui/csv/csvText.ts";
import { nextDate } from "../../views/letterOrder.ts";

/** The rows as the list shows them, in its order. Days are `2026-11-22`. */
export function exportedLetters(rows: readonly (Letter & { readonly id: string })[], track: DashboardItem): Table {
  return [
    [
      text.whoWrites,
      text.kind,
      text.role,
      ...(track === "HS" ? [text.exportedCommonApp] : []),
      text.whereItStands,
      text.exportedDue,
      text.exportedFor,
    ],
    ...rows.map((row) => {
      const state = letterState(row);
      const next = nextDate(row);
      return [
        row.writer,
        text.kinds[row.kind],
        row.role,
        ...(track === "HS" ? [text.commonAppRoles[commonAppRole(row.kind)]] : []),
        state === null ? text.notAsked : text.steps[state],
        next?.day ?? "",
        next ? text.dueFor[next.about] : "",
      ];
    }),
  ];
}
