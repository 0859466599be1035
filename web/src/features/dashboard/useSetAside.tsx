import * as text from "@text/dashboard/checklist";
import { type ReactNode, useState } from "react";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";

const ReasonDialog = onDemand(async () => (await import("../../ui/forms/ReasonDialog.tsx")).ReasonDialog);

interface SetAside {
  readonly askAside: (row: ChecklistRow) => void;
  readonly asideDialog: ReactNode;
}

/** Sets a task aside after asking the student for a reason. */
export function useSetAside(view: ChecklistView): SetAside {
  const showToast = useToast();
  const [asked, setAsked] = useState<ChecklistRow | null>(null);

  function handleConfirm(row: ChecklistRow, reason: string) {
    setAsked(null);
    // The closing dialog first returns the focus to the row. From there the list moves it on.
    requestAnimationFrame(() => {
      void view.setAside(row.id, reason);
      showToast(text.setTaskAside(row.checklist_item_name), () => void view.bringBack(row.id));
    });
  }

  return {
    askAside: setAsked,
    asideDialog: asked && (
      <ReasonDialog
        title={text.askNotForMe(asked.checklist_item_name)}
        formLabel={text.notForMeForm}
        confirm={text.setAside}
        example={text.reasonExample}
        onConfirm={(reason) => handleConfirm(asked, reason)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
