import * as text from "@text/dashboard/laterTasks";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { EarlierButtons } from "./EarlierButtons.tsx";
import { isEarlier, isUndecided } from "./orderRows.ts";
import type { CarryOver } from "./TaskList.tsx";

interface CarryOverNoteProps {
  view: ChecklistView;
  carryOver: CarryOver;
}

/**
 * For several rows left open last year: one press carries all that still make sense over, or decides about those from before the student
 * joined.
 */
export const CarryOverNote = observer(function CarryOverNote({ view, carryOver }: CarryOverNoteProps) {
  const { checklists } = useFirstStores();
  const place = useRef<HTMLDivElement>(null);
  const open = view.rows.filter(isUndecided);
  const earlier = open.filter(isEarlier);
  const useful = open.filter(carryOver.isOffered);

  function handleMove() {
    // The button disappears when its work is done, so the focus moves to its place before the list.
    if (carryOver.move(useful)) place.current?.focus();
  }

  return (
    <div ref={place} className="checklist__carry" tabIndex={-1}>
      {open.length > 1 && checklists.current.status === "ready" && (
        <>
          <p>{earlier.length > 0 ? text.earlierOfLastYear(earlier.length) : text.leftOpen(open.length)}</p>
          {earlier.length > 0 && <EarlierButtons view={view} rows={earlier} onDecided={() => place.current?.focus()} />}
          {useful.length > 0 && (
            <Button variant="quiet" onClick={handleMove}>
              {useful.length === open.length
                ? text.moveAllToThisYear(open.length)
                : text.moveUsefulToThisYear(useful.length)}
            </Button>
          )}
        </>
      )}
    </div>
  );
});
