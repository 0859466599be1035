import { secondaryDay } from "@domain/application/secondaryDay";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/schoolDetails";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { dayText } from "../../views/dayText.ts";

interface Secondary {
  /** The suggested day for the school's secondary; null if there is no suggestion. */
  readonly day: string | null;
  readonly add: () => void;
}

/** The suggested deadline for a school's secondary. Use it in an observer to follow the record. */
export function useSecondary(row: SchoolRecord): Secondary {
  const { schools } = usePlan();
  const showToast = useToast();
  const day = secondaryDay(row, localDayOf(useNow()));

  function add() {
    if (day === null) return;
    const added = { id: schools.newId(), label: text.secondaryApplication[row.track], day, done: false };
    void schools.addDeadline(row.id, added);
    showToast(text.deadlineAdded(added.label, dayText(day)), () => void schools.removeDeadline(row.id, added.id));
  }

  return { day, add };
}
