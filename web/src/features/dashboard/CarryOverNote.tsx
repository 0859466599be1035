import { isStillUseful } from "@domain/checklist/stillUseful";
import * as text from "@text/dashboard/checklist";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { EarlierButtons } from "./EarlierButtons.tsx";
import { isEarlier, isUndecided } from "./orderRows.ts";
import { useCarryOver } from "./useCarryOver.ts";

interface CarryOverNoteProps {
  view: ChecklistView;
  today: string;
}

/**
 * For several rows left open last year: one press carries them all over, or decides about those from before the student
 * joined.
 */
export const CarryOverNote = observer(function CarryOverNote({ view, today }: CarryOverNoteProps) {
  const { checklists } = useFirstStores();
  const carryOver = useCarryOver();
  const place = useRef<HTMLDivElement>(null);
  const { stageId } = checklists.current;
  const open = view.rows.filter((row) => isUndecided(row) && isStillUseful(row, view.stageId, stageId, today));
  const earlier = open.filter(isEarlier);

  function handleMove() {
    // The button disappears when its work is done, so the focus moves to its place before the list.
    if (carryOver(open)) place.current?.focus();
  }

  return (
    <div ref={place} className="checklist__carry" tabIndex={-1}>
      {open.length > 1 && checklists.current.status === "ready" && (
        <>
          <p>{earlier.length > 0 ? text.earlierOfLastYear(earlier.length) : text.leftOpen(open.length)}</p>
          {earlier.length > 0 && <EarlierButtons view={view} rows={earlier} onDecided={() => place.current?.focus()} />}
          <Button variant="quiet" onClick={handleMove}>
            {text.moveAllToThisYear(open.length)}
          </Button>
        </>
      )}
    </div>
  );
});
