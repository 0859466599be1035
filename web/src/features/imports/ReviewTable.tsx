import * as text from "@text/tracker/importTable";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { useIsWider } from "./useIsWider.ts";
import "../../ui/components/DataTable.css";
import "./ReviewTable.css";

/** How many rows are shown at a time. Drawing thousands of inputs would freeze the page. */
const PAGE = 25;

export interface ReviewColumn<Column extends string> {
  readonly heading: string;
  readonly field: Column | null;
  readonly isSure: boolean;
}

export interface ReviewRow {
  readonly cells: readonly string[];
  /** What the row is called for screen readers. */
  readonly name: string;
  readonly isChosen: boolean;
  /** Why the row cannot be added as it is; only shown while it is chosen. */
  readonly error: string | null;
  readonly remarks: readonly string[];
  /** A further control, such as which school is meant. */
  readonly control?: ReactNode;
}

interface ReviewTableProps<Column extends string> {
  columns: readonly ReviewColumn<Column>[];
  /** What a column can be, in the order of the choice. */
  kinds: readonly Column[];
  names: Readonly<Record<Column, string>>;
  rows: readonly ReviewRow[];
  onMap: (column: number, field: Column | null) => void;
  onChoose: (rows: readonly number[], isChosen: boolean) => void;
  onCell: (row: number, column: number, text: string) => void;
}

/** The rows of a pasted table under the kinds of their columns, some at a time. */
export function ReviewTable<Column extends string>(props: ReviewTableProps<Column>) {
  const { columns, kinds, names, rows, onMap, onChoose, onCell } = props;
  const [isNarrowed, setIsNarrowed] = useState(false);
  const [page, setPage] = useState(0);
  const table = useRef<HTMLElement>(null);
  const isWider = useIsWider(table);
  const isMarked = ({ error, remarks }: ReviewRow) => error !== null || remarks.length > 0;
  const marked = rows.filter(isMarked).length;
  const all = rows.map((row, at) => ({ row, at }));
  const listed = isNarrowed ? all.filter(({ row }) => isMarked(row)) : all;
  const first = Math.min(page, Math.max(0, Math.ceil(listed.length / PAGE) - 1)) * PAGE;
  const shown = listed.slice(first, first + PAGE);
  const labels = columns.map(({ heading }, at) => heading || text.numberedColumn(at + 1));
  const options = useMemo(
    () => [{ value: "", label: text.leftOut }, ...kinds.map((kind) => ({ value: kind, label: names[kind] }))],
    [kinds, names],
  );
  function turn(to: number) {
    setPage(to);
    table.current?.scrollTo({ left: 0 });
  }

  return (
    <>
      <div className="review-table__tools">
        <Button
          variant="quiet"
          onClick={() =>
            onChoose(
              listed.map(({ at }) => at),
              true,
            )
          }
        >
          {text.chooseAll}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            onChoose(
              listed.map(({ at }) => at),
              false,
            )
          }
        >
          {text.chooseNone}
        </Button>
        {marked > 0 && (
          <Choice type="checkbox" checked={isNarrowed} onChange={({ target }) => setIsNarrowed(target.checked)}>
            {text.onlyUnsure(marked)}
          </Choice>
        )}
      </div>
      {isWider && <p className="review-table__wide">{text.moreColumns(columns.length)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a section that scrolls sideways must be focusable. */}
      <section ref={table} className="review-table__scroll" aria-label={text.rowsToImport} tabIndex={0}>
        <table className="data-table data-table--striped review-table">
          <caption className="visually-hidden">{text.rowsToImport}</caption>
          <thead>
            <tr>
              <th scope="col">{text.add}</th>
              {columns.map(({ field, isSure }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are never added, removed or reordered here.
                <th key={at} scope="col" className="review-table__column">
                  <span className="review-table__heading">{labels[at]}</span>
                  <Select
                    aria-label={text.columnIs(labels[at] ?? "")}
                    options={options}
                    value={field ?? ""}
                    onChange={({ target }) => onMap(at, kinds.find((kind) => kind === target.value) ?? null)}
                  />
                  {!isSure && <span className="tag tag--warn">{text.checkColumn}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, at }) => (
              <Row key={at} at={at} row={row} labels={labels} onChoose={onChoose} onCell={onCell} />
            ))}
          </tbody>
        </table>
      </section>
      {listed.length > PAGE && (
        <div className="review-table__pages">
          <Button variant="quiet" disabled={first === 0} onClick={() => turn(first / PAGE - 1)}>
            {text.earlierRows}
          </Button>
          <span>{text.pageOf(first + 1, first + shown.length, listed.length)}</span>
          <Button variant="quiet" disabled={first + PAGE >= listed.length} onClick={() => turn(first / PAGE + 1)}>
            {text.laterRows}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  at: number;
  row: ReviewRow;
  labels: readonly string[];
  onChoose: (rows: readonly number[], isChosen: boolean) => void;
  onCell: (row: number, column: number, text: string) => void;
}

function Row({ at, row, labels, onChoose, onCell }: RowProps) {
  const error = row.isChosen ? row.error : null;
  const remarks = [...(error === null ? [] : [error]), ...row.remarks];
  const remarkId = `row-${at}-remarks`;
  return (
    <>
      <tr>
        <td>
          <label className="review-table__choice">
            <input
              type="checkbox"
              className="pebble"
              checked={row.isChosen}
              aria-invalid={error !== null}
              aria-describedby={remarks.length > 0 ? remarkId : undefined}
              onChange={({ target }) => onChoose([at], target.checked)}
            />
            <span className="visually-hidden">{text.addRow(at + 1, row.name)}</span>
          </label>
        </td>
        {labels.map((label, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns are never added, removed or reordered here.
          <td key={column}>
            <input
              className="input review-table__input"
              aria-label={text.cellOf(label, at + 1)}
              autoComplete="off"
              value={row.cells[column] ?? ""}
              onChange={({ target }) => onCell(at, column, target.value)}
            />
          </td>
        ))}
      </tr>
      {(remarks.length > 0 || row.control) && (
        <tr>
          <td colSpan={labels.length + 1}>
            {/* Below the row, and in sight however far the table is scrolled sideways. */}
            <div className="review-table__remarks">
              {row.control}
              <div id={remarkId}>
                {error !== null && <p className="field__error">{error}</p>}
                {row.remarks.map((remark) => (
                  <p key={remark}>{remark}</p>
                ))}
              </div>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
