import { movedTask, movedTasks } from "@text/dashboard/checklist";
import { useToast } from "../../components/Toast.tsx";
import type { ChecklistRow } from "../../stores/ChecklistStore.ts";
import { usePlan } from "../../stores/usePlan.ts";

/** Moves rows of last year to this year's list, with a way back. False when there is no room; the card says so. */
export function useCarryOver(): (rows: readonly ChecklistRow[]) => boolean {
  const { checklists } = usePlan();
  const showToast = useToast();

  return (rows) => {
    const carried = checklists.carryOver(rows);
    if (carried.length === 0) return false;
    const [first] = rows;
    const moved = rows.length === 1 && first ? movedTask(first.checklist_item_name) : movedTasks(rows.length);
    // A dozen writes take their time, and "Moved" is said of what has moved.
    void checklists.whenMoved(carried).then(() => showToast(moved, () => checklists.takeBack(carried)));
    return true;
  };
}
