import type { CellReading } from "@domain/imports/cellReading";
import type { ReadRow } from "@domain/imports/experienceTable";
import type { Cells, FoundTable } from "@domain/imports/tableColumns";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Draft } from "../../ui/forms/useDraft.ts";
import { correctedTable } from "./correctedTable.ts";
import { putTable } from "./PasteCard.tsx";
import { type TableQuestions, useReading } from "./useReading.ts";
import { writeTabs } from "./writeTabs.ts";

/** How the rows of one kind of table are read. */
export interface TableReading<Column extends string, Row> extends TableQuestions<Column> {
  readonly readRow: (
    cells: Cells,
    fields: readonly (Column | null)[],
    headings: readonly string[],
    reading: CellReading,
  ) => ReadRow<Row, Column>;
}

/** How long after the last correction the draft's table is written again, in milliseconds. */
const SOON = 500;

export type TableReview<Column extends string, Row> = ReturnType<typeof useTableReview<Column, Row>>;

/**
 * The state of a table under review: what each column is, the cells with corrections, and the rows as they are read.
 * Corrections and chosen columns go into the draft, so they survive a reload.
 */
export function useTableReview<Column extends string, Row>(
  table: FoundTable<Column>,
  kind: TableReading<Column, Row>,
  draft: Draft,
) {
  const headings = useMemo(() => table.columns.map(({ heading }) => heading), [table]);
  const [fields, setFields] = useState<readonly (Column | null)[]>(
    () => keptColumns(draft, headings) ?? table.columns.map(({ field }) => field),
  );
  const [touched, setTouched] = useState<ReadonlySet<number>>(() => new Set());
  const [cells, setCells] = useState(() => table.lines.flatMap((line) => (line.kind === "row" ? [line.cells] : [])));
  const { reading, questions } = useReading(cells, fields, headings, kind);
  const read = useRowReader(fields, headings, reading, kind.readRow);
  const rows = useMemo(() => cells.map(read), [cells, read]);
  const isCorrected = useRef(false);

  useEffect(() => {
    if (!isCorrected.current) return;
    const timer = setTimeout(() => putTable(draft.form.current, writeTabs(correctedTable(table, cells))), SOON);
    return () => clearTimeout(timer);
  }, [table, cells, draft.form]);

  function setField(at: number, field: Column | null) {
    // Two columns of one kind are joined, so none has to be given up.
    const next = fields.with(at, field);
    setFields(next);
    setTouched(new Set([...touched, at]));
    putTable(draft.form.current, JSON.stringify({ headings, fields: next }), "columns");
  }

  function setCell(row: number, column: number, text: string) {
    isCorrected.current = true;
    setCells((before) =>
      before.map((line, at) =>
        at === row ? Array.from(headings, (_, place) => (place === column ? text : (line[place] ?? ""))) : line,
      ),
    );
  }

  const columns = table.columns.map((column, at) => ({
    ...column,
    field: fields[at] ?? null,
    isSure: column.isSure || touched.has(at),
  }));
  return { columns, headings, cells, rows, setField, setCell, reading, questions };
}

/** Reads a row once for each set of columns, because thousands of others do not change with it. */
function useRowReader<Column extends string, Row>(
  fields: readonly (Column | null)[],
  headings: readonly string[],
  reading: CellReading,
  readRow: TableReading<Column, Row>["readRow"],
): (cells: Cells) => ReadRow<Row, Column> {
  return useMemo(() => {
    const known = new WeakMap<Cells, ReadRow<Row, Column>>();
    return (cells) => {
      const found = known.get(cells) ?? readRow(cells, fields, headings, reading);
      known.set(cells, found);
      return found;
    };
  }, [fields, headings, reading, readRow]);
}

/** The columns as the student has chosen them before a reload; null if the draft has another table's. */
function keptColumns<Column extends string>(
  { form }: Draft,
  headings: readonly string[],
): readonly (Column | null)[] | null {
  const field = form.current?.elements.namedItem("columns");
  if (!(field instanceof HTMLTextAreaElement) || field.value === "") return null;
  const kept: { headings: readonly string[]; fields: readonly (Column | null)[] } = JSON.parse(field.value);
  return kept.headings.join("\t") === headings.join("\t") ? kept.fields : null;
}
