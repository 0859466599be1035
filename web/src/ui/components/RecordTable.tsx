import type { ReactNode } from "react";

interface Column<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** The class of the heading and of the cells. */
  readonly className?: string;
}

/** The first one names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface RecordTableProps<Row> {
  className: string;
  columns: Columns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The last row, below a line. */
  total?: Row;
  caption?: string;
  label?: string;
}

/** A table that only shows, in print or on screen: one row for each record. */
export function RecordTable<Row>({ className, columns, rows, keyOf, total, caption, label }: RecordTableProps<Row>) {
  return (
    <table className={className} aria-label={label}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={column.className}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RecordRow key={keyOf(row)} columns={columns} row={row} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <RecordRow columns={columns} row={total} />
        </tfoot>
      )}
    </table>
  );
}

function RecordRow<Row>({ columns: [name, ...others], row }: Pick<RecordTableProps<Row>, "columns"> & { row: Row }) {
  return (
    <tr>
      <th scope="row" className={name.className}>
        {name.cell(row)}
      </th>
      {others.map(({ heading, className, cell }) => (
        <td key={heading} className={className}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
