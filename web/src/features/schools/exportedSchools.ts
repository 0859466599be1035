import type { StudentNumbers } from "@domain/fit/schoolFit";
import { openDeadlines, type School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import type { Table } from "../../ui/csv/csvText.ts";
import { fitTagOf, fitText } from "../../views/fitTagOf.ts";
import { statusWord } from "../../views/schoolWords.ts";
import { type Column, FIGURE_COLUMNS, lastChange, SAY } from "./columns.ts";

type Row = Omit<School, "note">;

/** A column of the file: its heading, and the cell of a school. */
type Exported = readonly [heading: string, cell: (row: Row) => string];

/**
 * The schools in the order of the table, with the columns it shows and a cell for each part of a column. Days are
 * `2026-11-22`. Figures come with their year and source.
 */
export function exportedSchools(
  rows: readonly Row[],
  track: DashboardItem,
  shown: readonly Column[],
  numbers: StudentNumbers,
): Table {
  const { exported } = text;
  const columns: readonly Exported[] = [
    [text.columns.name[track], ({ name }) => name],
    [exported.city, ({ city }) => city],
    [exported.state, ({ state }) => state ?? ""],
    ...(track === "PM" ? [[exported.kind, ({ kind }: Row) => kind] as const] : []),
    ...shown.filter((column) => column !== "place").flatMap((column) => cellsOf(column, numbers)),
    ...(shown.some((column) => FIGURE_COLUMNS.has(column))
      ? ([
          [exported.figuresOf, ({ figures }: Row) => figures.year],
          [exported.source, ({ figures }: Row) => figures.source],
        ] as const)
      : []),
  ];
  return [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
}

function cellsOf(column: Column, numbers: StudentNumbers): readonly Exported[] {
  const heading = text.columns[column];
  switch (column) {
    case "fit":
      return [[heading, (row) => fitText(fitTagOf(row, numbers))]];
    case "status":
      return [[heading, ({ track, status }) => statusWord(track, status)]];
    case "deadline":
      return [
        [heading, (row) => openDeadlines(row)[0]?.day ?? ""],
        [text.exported.due, (row) => openDeadlines(row)[0]?.label ?? ""],
      ];
    case "changed":
      return [[heading, (row) => lastChange(row)?.day ?? ""]];
    default:
      return [[heading, SAY[column]]];
  }
}
