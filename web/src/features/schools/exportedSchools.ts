import type { StudentNumbers } from "@domain/fit/schoolFit";
import { type Deadline, SCHOOL_STATUSES, type School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import type { Table } from "../../ui/csv/csvText.ts";
import { fitTagOf, fitText } from "../../views/fitTagOf.ts";
import { statusWord } from "../../views/schoolWords.ts";
import { type Column, FIGURE_COLUMNS, lastChange, SAY } from "./columns.ts";
import type { NextDay } from "./nextDay.ts";

/** A column of the file: its heading, and the cell of a school. */
type Exported<Listed> = readonly [heading: string, cell: (row: Listed) => string];

/**
 * The schools in the order of the table, with the columns it shows and a cell for each part of a column. After them, the
 * outcome, the day of each status, all deadlines and the note, whatever is shown. Days are `2026-11-22`. Figures come
 * with their year and source.
 *
 * @param nextOf What is due next at a school.
 */
export function exportedSchools<Listed extends School>(
  rows: readonly Listed[],
  track: DashboardItem,
  shown: readonly Column[],
  numbers: StudentNumbers,
  nextOf: (row: Listed) => NextDay | null,
): Table {
  const { exported } = text;
  const columns: readonly Exported<Listed>[] = [
    [text.columns.name[track], ({ name }) => name],
    [exported.city, ({ city }) => city],
    [exported.state, ({ state }) => state ?? ""],
    ...(track === "PM" ? [[exported.kind, ({ kind }: Listed) => kind] as const] : []),
    ...shown.filter((column) => column !== "place").flatMap((column) => cellsOf(column, numbers, nextOf)),
    ...(shown.some((column) => FIGURE_COLUMNS.has(column))
      ? ([
          [exported.figuresOf, ({ figures }: Listed) => figures.year],
          [exported.source, ({ figures }: Listed) => figures.source],
        ] as const)
      : []),
    ...(shown.includes("outcome") ? [] : [[text.columns.outcome, SAY.outcome] as const]),
    ...daysOf(track),
    [
      exported.deadlines,
      ({ deadlines }) =>
        deadlines
          .toSorted((a, b) => a.day.localeCompare(b.day))
          .map(dueText)
          .join("; "),
    ],
    [exported.note, ({ note }) => note],
  ];
  return [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
}

/** The day of each status from the application on. */
function daysOf(track: DashboardItem): readonly Exported<School>[] {
  return SCHOOL_STATUSES.filter((status) => status !== "researching" && (track !== "HS" || status !== "secondary")).map(
    (status) => [text.exported.reachedOn(statusWord(track, status)), ({ reached }) => reached[status] ?? ""],
  );
}

function dueText({ day, label, done }: Deadline): string {
  return done ? text.exported.doneDeadline(day, label) : text.exported.deadline(day, label);
}

function cellsOf<Listed extends School>(
  column: Column,
  numbers: StudentNumbers,
  nextOf: (row: Listed) => NextDay | null,
): readonly Exported<Listed>[] {
  const heading = text.columns[column];
  switch (column) {
    case "fit":
      return [[heading, (row) => fitText(fitTagOf(row, numbers))]];
    case "status":
      return [[heading, ({ track, status }) => statusWord(track, status)]];
    case "deadline":
      return [
        [heading, (row) => nextOf(row)?.day ?? ""],
        [text.exported.due, (row) => nextOf(row)?.label ?? ""],
      ];
    case "changed":
      return [[heading, (row) => lastChange(row)?.day ?? ""]];
    default:
      return [[heading, SAY[column]]];
  }
}
