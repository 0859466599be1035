import { rowBroke } from "@text/brokenPart";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

interface RowBoundaryProps {
  /** The row's name in the error message. */
  name: unknown;
  /** The data of the row. A change to it, on any device, renders the row again. */
  of: unknown;
  /** The element to render. */
  as: "li" | "tr" | "tbody";
  children: ReactNode;
}

/** As many columns as the table's head has. With more, the browser adds empty ones, and the others become narrow. */
function spanAll(cell: HTMLTableCellElement | null): void {
  const head = cell?.closest("table")?.rows[0];
  if (cell && head) cell.colSpan = [...head.cells].reduce((columns, { colSpan }) => columns + colSpan, 0);
}

/** Error boundary of a list row: a row that breaks is named in its place, and the other rows stay. */
export function RowBoundary({ name, of, as, children }: RowBoundaryProps) {
  return (
    <Boundary
      of={of}
      fallback={(retry) => {
        const note = <ErrorNote retry={retry}>{rowBroke(typeof name === "string" ? name : "")}</ErrorNote>;
        if (as === "li") return <li>{note}</li>;
        const row = (
          <tr>
            <td ref={spanAll}>{note}</td>
          </tr>
        );
        return as === "tr" ? row : <tbody>{row}</tbody>;
      }}
    >
      {children}
    </Boundary>
  );
}
