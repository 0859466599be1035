import { SECTION } from "../text/en/imports.ts";
import type { Cells, FoundTable } from "./tableColumns.ts";

/**
 * Reads lines such as "Volunteering" or "Reach schools" between the rows, which say what the rows below them are: they
 * become a column.
 *
 * @param fieldOf The column that such a line fills; null if it is a row.
 * @param inLists Whether a list of one column can have such lines, too.
 */
export function withSections<Field extends string>(
  table: FoundTable<Field>,
  fieldOf: (text: string) => Field | null,
  { inLists = false } = {},
): FoundTable<Field> {
  const width = table.columns.length;
  const known = new Set(table.columns.map(({ field }) => field));
  const isWide = ({ cells }: { cells: Cells }) => cells.filter(Boolean).length > 1;
  const sections = table.lines.map((line) => {
    const [only = "", another] = line.cells.filter(Boolean);
    const field = (line.kind === "row" || line.kind === "unread") && !another ? fieldOf(only) : null;
    return field && !known.has(field) ? { field, text: only } : null;
  });
  if (sections.every((section) => section === null)) return table;
  if (!(inLists && width === 1) && (width < 2 || !table.lines.some(isWide))) return table;
  const fields = [...new Set(sections.flatMap((section) => section?.field ?? []))];
  const current = new Map<Field, string>();
  const lines = table.lines.map((line, at) => {
    const section = sections[at];
    if (section) current.set(section.field, section.text);
    if (section) return { kind: "title" as const, cells: line.cells };
    if (line.kind !== "row") return line;
    const own = Array.from({ length: width }, (_, column) => line.cells[column] ?? "");
    return { ...line, cells: [...own, ...fields.map((field) => current.get(field) ?? "")] };
  });
  return { columns: [...table.columns, ...fields.map((field) => ({ heading: SECTION, field, isSure: true }))], lines };
}
