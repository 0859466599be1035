import { secondaryDay } from "@domain/application/secondaryDay";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/schoolDetails";
import { dayText } from "../../../components/dayText.ts";
import { useToast } from "../../../components/Toast.tsx";
import { useNow } from "../../../components/useNow.ts";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";

interface Secondary {
  /** The day to suggest for the school's secondary; null where nothing is to be suggested. */
  readonly day: string | null;
  readonly add: () => void;
}

/** The deadline that is suggested for a school's secondary. Read inside an observer, it follows the record. */
export function useSecondary(row: SchoolRecord): Secondary {
  const { schools } = usePlan();
  const showToast = useToast();
  const day = secondaryDay(row, localDayOf(useNow()));

  function add() {
    if (day === null) return;
    const added = { id: schools.newId(), label: text.secondaryApplication, day, done: false };
    void schools.addDeadline(row.id, added);
    showToast(text.deadlineAdded(added.label, dayText(day)), () => void schools.removeDeadline(row.id, added.id));
  }

  return { day, add };
}
