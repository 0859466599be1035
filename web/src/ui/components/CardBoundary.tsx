import { cardBroke } from "@text/brokenPart";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";
import { Card } from "./Card.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

interface CardBoundaryProps {
  /** The card's name in the error message. */
  name: string;
  children: ReactNode;
}

/** Error boundary of a card: shows the error in its place and keeps the rest of the page. */
export function CardBoundary({ name, children }: CardBoundaryProps) {
  return (
    <Boundary
      fallback={(retry) => (
        <Card heading={name}>
          <div className="card__body">
            <ErrorNote retry={retry}>{cardBroke}</ErrorNote>
          </div>
        </Card>
      )}
    >
      {children}
    </Boundary>
  );
}
