import { isStillUseful } from "@domain/checklist/stillUseful";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { CarryOverNote } from "./CarryOverNote.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { isUndecided } from "./orderRows.ts";
import type { CarryOver } from "./TaskList.tsx";
import { useCarryOver } from "./useCarryOver.ts";

interface PreviousTasksProps {
  view: ChecklistView;
  today: string;
  /** Draws the list. Passed in, so that the file of this component does not share it with the dashboard's. */
  children: (carryOver: CarryOver) => ReactNode;
}

/** Last year's list. Its open rows can be carried over to this year's where they still make sense. */
export const PreviousTasks = observer(function PreviousTasks({ view, today, children }: PreviousTasksProps) {
  const { current } = useFirstStores().checklists;
  const move = useCarryOver();
  const carryOver: CarryOver = {
    move,
    isOffered: (row) =>
      current.status === "ready" &&
      current.stageId !== null &&
      view.stageId !== null &&
      isUndecided(row) &&
      isStillUseful(row, view.stageId, current.stageId, today),
  };

  return (
    <>
      <CarryOverNote view={view} carryOver={carryOver} />
      {children(carryOver)}
    </>
  );
});
