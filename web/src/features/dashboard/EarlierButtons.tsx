import * as text from "@text/dashboard/checklist";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import "./EarlierButtons.css";

interface EarlierButtonsProps {
  view: ChecklistView;
  /** The rows the student decides about. */
  rows: readonly ChecklistRow[];
  /** Called before the buttons disappear. */
  onDecided: () => void;
}

/** Decides about all rows from before the student joined at once, with Undo. */
export function EarlierButtons({ view, rows, onDecided }: EarlierButtonsProps) {
  const showToast = useToast();

  function handleDone() {
    onDecided();
    for (const { id } of rows) void view.setDone(id, true);
    showToast(text.didEarlier(rows.length), () => {
      for (const { id } of rows) void view.setDone(id, false);
    });
  }

  function handleAside() {
    onDecided();
    for (const { id } of rows) void view.setAside(id, "");
    showToast(text.setTasksAside(rows.length), () => {
      for (const { id } of rows) void view.bringBack(id);
    });
  }

  return (
    <div className="earlier-buttons">
      <Button variant="quiet" onClick={handleDone}>
        {text.didThese}
      </Button>
      <Button variant="quiet" onClick={handleAside}>
        {text.notForMe}
      </Button>
    </div>
  );
}
