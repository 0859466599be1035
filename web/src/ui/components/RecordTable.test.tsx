import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Columns, RecordTable } from "./RecordTable.tsx";

const COLUMNS: Columns<{ name: string; hours: number }> = [
  { heading: "Name", cell: ({ name }) => name },
  { heading: "Hours", className: "number", cell: ({ hours }) => hours },
];

test("a table of records names each row by its first column and ends with the total", () => {
  const markup = renderToStaticMarkup(
    <RecordTable
      className="print-table"
      columns={COLUMNS}
      rows={[{ name: "Library", hours: 12 }]}
      keyOf={({ name }) => name}
      total={{ name: "Total", hours: 12 }}
    />,
  );

  expect(markup).toBe(
    [
      '<table class="print-table">',
      '<thead><tr><th scope="col">Name</th><th scope="col" class="number">Hours</th></tr></thead>',
      '<tbody><tr><th scope="row">Library</th><td class="number">12</td></tr></tbody>',
      '<tfoot><tr><th scope="row">Total</th><td class="number">12</td></tr></tfoot>',
      "</table>",
    ].join(""),
  );
});
