import * as text from "@text/dashboard/laterTasks";
import { useToast } from "../../ui/components/Toast.tsx";
import { ReasonDialog } from "../../ui/forms/ReasonDialog.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";

interface SetAsideDialogProps {
  view: ChecklistView;
  row: ChecklistRow;
  onClose: () => void;
}

/** Sets a task aside after asking the student for a reason. */
export function SetAsideDialog({ view, row, onClose }: SetAsideDialogProps) {
  const showToast = useToast();

  function handleConfirm(reason: string) {
    onClose();
    // The closing dialog first returns the focus to the row. From there the list moves it on.
    requestAnimationFrame(() => {
      void view.setAside(row.id, reason);
      showToast(text.setTaskAside(row.checklist_item_name), () => void view.bringBack(row.id));
    });
  }

  return (
    <ReasonDialog
      title={text.askNotForMe(row.checklist_item_name)}
      formLabel={text.notForMeForm}
      confirm={text.setAside}
      example={text.reasonExample}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
