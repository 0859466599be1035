import { type ReactNode, useState } from "react";
import { onDemand } from "../../ui/components/onDemand.tsx";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";

const SetAsideDialog = onDemand(async () => (await import("./SetAsideDialog.tsx")).SetAsideDialog);

interface SetAside {
  readonly askAside: (row: ChecklistRow) => void;
  readonly asideDialog: ReactNode;
}

/** Asks the student whether to set a task aside. */
export function useSetAside(view: ChecklistView): SetAside {
  const [asked, setAsked] = useState<ChecklistRow | null>(null);

  return {
    askAside: setAsked,
    asideDialog: asked && <SetAsideDialog view={view} row={asked} onClose={() => setAsked(null)} />,
  };
}
