import { type CommaUse, readHours } from "../shared/writtenHours.ts";
import type { FoundTable } from "./tableColumns.ts";

/** A column whose total is not the sum of its rows. */
export interface TotalDifference {
  readonly heading: string;
  readonly total: number;
  readonly sum: number;
}

/**
 * Compares the totals of a table with the rows above them, back to the total before, or to the beginning. Null if all
 * agree, or a row could not be read.
 *
 * @param fields What the columns are now.
 * @param amounts The fields that have totals.
 */
export function totalDifference<Field extends string>(
  { columns, lines }: FoundTable<Field>,
  fields: readonly (Field | null)[],
  amounts: readonly Field[],
  comma?: CommaUse,
): TotalDifference | null {
  for (const [at, { heading }] of columns.entries()) {
    const field = fields[at];
    if (!field || !amounts.includes(field)) continue;
    const found = differenceIn(
      lines.map(({ kind, cells }) => ({ kind, cell: cells[at] ?? "" })),
      comma,
    );
    if (found) return { heading, ...found };
  }
  return null;
}

function differenceIn(lines: readonly { readonly kind: string; readonly cell: string }[], comma?: CommaUse) {
  let all = 0;
  let sinceTotal = 0;
  for (const { kind, cell } of lines) {
    if (cell === "" || (kind !== "row" && kind !== "total")) continue;
    const hours = readHours(cell, comma);
    if (hours === null) return null;
    if (kind === "row") {
      all += hours;
      sinceTotal += hours;
    } else {
      if (!isSame(hours, all) && !isSame(hours, sinceTotal)) return { total: hours, sum: rounded(sinceTotal) };
      sinceTotal = 0;
    }
  }
  return null;
}

/** Totals are often rounded to a quarter of an hour. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.1;
}

function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
