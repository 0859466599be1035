import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import "./Fold.css";

interface FoldProps {
  heading: string;
  /** The heading's level in the page. */
  level?: 2 | 3;
  /** A small picture before the heading. The heading must make sense without it. */
  mark?: ReactNode;
  meta?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A section that opens and closes. Its content stays mounted, so closing it loses nothing typed. */
export function Fold({ heading, level = 2, mark, meta, isOpen, onToggle, children }: FoldProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="fold" aria-labelledby={`${id}-heading`} data-open={isOpen || undefined}>
      <div className="fold__head">
        {mark && (
          <span className="fold__mark" aria-hidden="true">
            {mark}
          </span>
        )}
        <div className="fold__title">
          <Heading id={`${id}-heading`}>
            <button
              type="button"
              className="fold__button on-paper"
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={onToggle}
            >
              {heading}
            </button>
          </Heading>
          {meta && <p className="fold__meta">{meta}</p>}
        </div>
        <ChevronDown className="icon fold__arrow" aria-hidden />
      </div>
      <div id={`${id}-body`} className="fold__body" hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
