import type { Cells } from "./tableColumns.ts";

const GRADE = /^(?:grade\s*)?(9|10|11|12)(?:th)?(?:\s*grade)?$/i;
const MARK = /^(?:x|y|yes|true|1|[\u2713\u2714\u2611\u2705\u2022*])$/i;
const NO_MARK = /^(?:|n|no|false|0|-|\u2013|\u2610)$/i;

/**
 * Puts the columns "9", "10", "11" and "12" of a sheet together, where each row has a mark in the grades that it is about:
 * they become one column, with text such as "10, 11". A table with other texts in these columns stays as it is.
 */
export function withGradesTogether(table: readonly Cells[]): readonly Cells[] {
  const headingAt = table.findIndex((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
  const headings = table[headingAt] ?? [];
  const places = placesOf(headings);
  const [first = 0] = places;
  if (places.length < 2) return table;
  const body = table.slice(headingAt + 1);
  const cellAt = (cells: Cells, at: number) => cells[at]?.trim() ?? "";
  if (body.length === 0) return table;
  if (body.some((cells) => places.some((at) => !MARK.test(cellAt(cells, at)) && !NO_MARK.test(cellAt(cells, at)))))
    return table;
  const together = (cells: Cells, text: string) =>
    cells.flatMap((cell, at) => (at === first ? [text] : places.includes(at) ? [] : [cell]));
  const gradeOf = (at: number) => GRADE.exec(cellAt(headings, at))?.[1] ?? "";
  return table.map((cells, at) => {
    if (at < headingAt) return cells;
    if (at === headingAt) return together(cells, "Grades");
    const marked = places.filter((place) => MARK.test(cellAt(cells, place)));
    return together(cells, marked.map(gradeOf).join(", "));
  });
}

function placesOf(cells: Cells): readonly number[] {
  return cells.flatMap((cell, at) => (GRADE.test(cell.trim()) ? [at] : []));
}
