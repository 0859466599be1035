import { isStillUseful } from "@domain/checklist/stillUseful";
import { observer } from "mobx-react-lite";
import { useFirstStores } from "../../stores/usePlan.ts";
import { CarryOverNote } from "./CarryOverNote.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { isUndecided } from "./orderRows.ts";
import { TaskList } from "./TaskList.tsx";

interface PreviousTasksProps {
  view: ChecklistView;
  today: string;
  /** Called before the last row disappears, because the focus needs another place. */
  onEmptied: () => void;
}

/** Last year's list. Its open rows can be carried over to this year's where they still make sense. */
export const PreviousTasks = observer(function PreviousTasks({ view, today, onEmptied }: PreviousTasksProps) {
  const { current } = useFirstStores().checklists;

  function canCarryOver(row: ChecklistRow): boolean {
    if (current.status !== "ready" || current.stageId === null || view.stageId === null) return false;
    return isUndecided(row) && isStillUseful(row, view.stageId, current.stageId, today);
  }

  return (
    <>
      <CarryOverNote view={view} canCarryOver={canCarryOver} />
      <TaskList view={view} today={today} canCarryOver={canCarryOver} onEmptied={onEmptied} />
    </>
  );
});
