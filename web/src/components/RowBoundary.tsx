import { rowBroke } from "@text/error";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

interface RowBoundaryProps {
  /** What the row is called. */
  name: unknown;
  /** What it is made of: changed, on whatever device, the row is tried again. */
  of: unknown;
  /** The element a row is here. */
  as: "li" | "tr" | "tbody";
  children: ReactNode;
}

/** More columns than any table has: the browser takes as many as there are. */
const ALL_COLUMNS = 100;

/** Holds a row of a list: one that breaks is named in its place, and the other rows stay. */
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
