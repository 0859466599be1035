import type { CommaUse } from "../shared/writtenHours.ts";
import { type DayReading, isShortForm, readCellDay, readDay, readRange, type ShortForm } from "./writtenDay.ts";

/** How the cells of a table are read, with what the student has answered about them. */
export interface CellReading extends DayReading {
  readonly comma?: CommaUse | undefined;
  /** For days that have passed, such as the one on which an application was sent; otherwise `short`. */
  readonly pastShort?: ShortForm | undefined;
}

const ORDERS = ["mdy", "dmy"] as const;
/** Stands in for any year; a leap year. */
const anyYear = () => 2024;

/** Whether a cell of a column that is named a day can be one, also without a year and as Excel counts days. */
export function looksLikeDay(cell: string): boolean {
  return ORDERS.some((order) => readCellDay(cell, { order, short: anyYear }) !== null);
}

/** Whether a cell looks like a day whatever its column is called. "9-12" and "45906" do not. */
export function isPlainlyDay(cell: string): boolean {
  return !/^\d+(?:-\d+)?$/.test(cell) && ORDERS.some((order) => readDay(cell, { order, short: anyYear }) !== null);
}

/** Whether a cell can be a range of days. */
export function looksLikeRange(cell: string): boolean {
  return ORDERS.some((order) => readRange(cell, { order, short: anyYear }) !== null);
}

/** Headings that say how their column is written: "Start (mm/yy)". */
const MONTH_YEAR = /\bmm?\s*[/-]\s*yy(?:yy)?\b/i;

/**
 * What "Nov 15" and "9/23" are in the columns of a table: "ask" if the student has to say it, "month-year" if every
 * heading above such a cell does; null if there are none.
 *
 * @param isDay Whether a column holds days.
 */
export function shortFormOf(
  rows: readonly (readonly string[])[],
  headings: readonly string[],
  isDay: (column: number) => boolean,
): ShortForm | "ask" | null {
  const columns = headings.flatMap((heading, at) =>
    isDay(at) && rows.some((cells) => isShortForm(cells[at] ?? "")) ? [heading] : [],
  );
  if (columns.length === 0) return null;
  return columns.every((heading) => MONTH_YEAR.test(heading)) ? "month-year" : "ask";
}
