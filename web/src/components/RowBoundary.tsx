import { rowBroke } from "@text/error";
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

/** More columns than any table has. The browser uses as many as there are. */
const ALL_COLUMNS = 100;

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
            <td colSpan={ALL_COLUMNS}>{note}</td>
          </tr>
        );
        return as === "tr" ? row : <tbody>{row}</tbody>;
      }}
    >
      {children}
    </Boundary>
  );
}
