import { academicYearToPlan } from "@domain/checklist/academicYear";
import * as text from "@text/dashboard/laterTasks";
import { CalendarClock } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { ChecklistView } from "./checklistView.ts";
import { pastDates } from "./pastDates.ts";

interface PastDatesNoteProps {
  view: ChecklistView;
  today: string;
}

/** A list keeps its dates when its year is over. This note says so and offers the same days of the year to plan. */
export const PastDatesNote = observer(function PastDatesNote({ view, today }: PastDatesNoteProps) {
  const showToast = useToast();
  const past = pastDates(view.rows, today);
  if (past.length === 0) return null;
  const year = academicYearToPlan(today);

  function handleBringForward() {
    for (const { id, to } of past) void view.setDueDate(id, to);
    showToast(text.movedDates(past.length, year), () => {
      for (const { id, from } of past) void view.setDueDate(id, from);
    });
  }

  return (
    <div className="checklist__state">
      <Notice
        icon={CalendarClock}
        action={
          <Button variant="quiet" onClick={handleBringForward}>
            {text.moveDates(year)}
          </Button>
        }
      >
        {text.datedToPastYear(past.length)}
      </Notice>
    </div>
  );
});
