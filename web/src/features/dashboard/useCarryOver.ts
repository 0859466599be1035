import { movedTask, movedTasks } from "@text/dashboard/checklist";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ChecklistRow } from "./checklistView.ts";

/**
 * Carries rows of last year over to this year's list and shows a toast with Undo. Returns false if the list is full;
 * the card then says so.
 */
export function useCarryOver(): (rows: readonly ChecklistRow[]) => boolean {
  const { checklists } = useFirstStores();
  const showToast = useToast();

  return (rows) => {
    const carried = checklists.carryOver(rows);
    if (carried.length === 0) return false;
    const [first] = rows;
    const moved = rows.length === 1 && first ? movedTask(first.checklist_item_name) : movedTasks(rows.length);
    // A dozen writes take a while. The toast waits for them and counts what was really moved.
    void checklists.whenMoved(carried).then(() => showToast(moved, () => checklists.takeBack(carried)));
    return true;
  };
}
