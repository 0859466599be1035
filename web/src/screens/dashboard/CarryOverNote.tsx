import * as text from "@text/dashboard/checklist";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Button } from "../../components/Button.tsx";
import { useStores } from "../../stores/useStores.ts";
import type { ChecklistView } from "./checklistView.ts";
import { isOpen } from "./orderRows.ts";
import { useCarryOver } from "./useCarryOver.ts";

interface CarryOverNoteProps {
  view: ChecklistView;
}

/** Several rows were left open last year: one press takes them all along. */
export const CarryOverNote = observer(function CarryOverNote({ view }: CarryOverNoteProps) {
  const { checklists } = useStores();
  const carryOver = useCarryOver();
  const place = useRef<HTMLDivElement>(null);
  const open = view.rows.filter(isOpen);

  function handleMove() {
    // The button goes when it has done its work; the place it stood in leads on to the list.
    if (carryOver(open)) place.current?.focus();
  }

  return (
    <div ref={place} className="checklist__carry" tabIndex={-1}>
      {open.length > 1 && checklists.current.status === "ready" && (
        <>
          <p>{text.leftOpen(open.length)}</p>
          <Button variant="quiet" onClick={handleMove}>
            {text.moveAllToThisYear(open.length)}
          </Button>
        </>
      )}
    </div>
  );
});
