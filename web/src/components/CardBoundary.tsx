import { cardBroke } from "@text/error";
import type { ReactNode } from "react";
import { Boundary } from "./Boundary.tsx";
import { Card } from "./Card.tsx";
import { ErrorNote } from "./ErrorNote.tsx";

interface CardBoundaryProps {
  /** What the card is called, for when it breaks. */
  name: string;
  children: ReactNode;
}

/** Holds a card: one that breaks says so in its place, and the rest of the page stays. */
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
