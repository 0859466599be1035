import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";

interface DisclosureProps {
  /** The target of links with this hash. */
  id?: string | undefined;
  heading: ReactNode;
  meta?: ReactNode;
  /** Shown before the arrow, such as "View". */
  label?: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A row of a card that expands below itself. The whole row is clickable. */
export function Disclosure({ id, heading, meta, label, isOpen, onToggle, children }: DisclosureProps) {
  const bodyId = useId();
  return (
    <li className="disclosure" data-open={isOpen || undefined}>
      <h3>
        <button
          id={id}
          type="button"
          className="disclosure__button on-paper"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className="disclosure__heading">
            <span>{heading}</span>
            {meta && <span className="disclosure__meta">{meta}</span>}
          </span>
          <span className="disclosure__view">
            {label} <ChevronDown className="icon" aria-hidden />
          </span>
        </button>
      </h3>
      <div id={bodyId} className="disclosure__body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
