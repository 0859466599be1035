import * as text from "@text/shared/page";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";

interface FoldedRowsProps {
  /** What the rows are. Long ones, such as texts, are fewer at first. */
  of: keyof typeof text.rows;
  count: number;
  /** The list, or the texts themselves. */
  children: ReactNode;
}

/** The rows shown at first. `SharedPlanPage.css` hides the others. */
const FIRST = { list: 3, long: 1 };
const LONG: ReadonlySet<keyof typeof text.rows> = new Set(["entries", "essays", "journals", "terms"]);

/** The first rows on the screen, with a button for all of them. Paper has them all. */
export function FoldedRows({ of, count, children }: FoldedRowsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const length = LONG.has(of) ? "long" : "list";
  const isLong = count > FIRST[length];
  return (
    <>
      <div id={id} className="shared__fold" data-folded={isLong && !isOpen ? length : undefined}>
        {children}
      </div>
      {isLong && (
        <Button
          variant="text"
          className="shared__more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.showFewer(text.rows[of]) : text.showAll(count, text.rows[of])}
        </Button>
      )}
    </>
  );
}
