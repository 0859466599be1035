import { type ReactNode, useId } from "react";
import "./Card.css";

interface CardProps {
  heading: string;
  /** Right after the heading, such as a `HelpTip`. */
  help?: ReactNode;
  /** At the right end of the head. */
  tools?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A named section on a surface. */
export function Card({ heading, help, tools, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={className ? `card ${className}` : "card"} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{heading}</h2>
        {help}
        {tools && <div className="card__tools">{tools}</div>}
      </div>
      {children}
    </section>
  );
}
