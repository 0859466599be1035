import { cardBroke } from "@text/brokenPart";
import { type ReactNode, useId } from "react";
import { Boundary } from "./Boundary.tsx";
import { ErrorNote } from "./ErrorNote.tsx";
import "./Card.css";

interface CardProps {
  /** The target of links with this hash. */
  id?: string;
  heading: ReactNode;
  /** Right after the heading, such as a `HelpTip`. */
  help?: ReactNode;
  /** At the end of the header. */
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A named section on a surface. If its content breaks, its header and the rest of the page stay. */
export function Card({ id, heading, help, tools, className, children }: CardProps) {
  const headingId = useId();
  return (
    <section id={id} className={className ? `card ${className}` : "card"} aria-labelledby={headingId}>
      <div className="card__head">
        <h2 id={headingId}>{heading}</h2>
        {help}
        {tools && <div className="card__tools">{tools}</div>}
      </div>
      <Boundary
        fallback={(retry) => (
          <div className="card__body">
            <ErrorNote retry={retry}>{cardBroke}</ErrorNote>
          </div>
        )}
      >
        {children}
      </Boundary>
    </section>
  );
}
