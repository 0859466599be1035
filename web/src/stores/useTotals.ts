import { hoursOf } from "@domain/experience/experienceHours";
import { localDayOf } from "@domain/shared/calendarDay";
import { useMemo } from "react";
import { useNow } from "../ui/components/useNow.ts";
import { usePlan } from "./usePlan.ts";

/** The day that splits hours: the student's apply date, or today. Use it in an observer. */
export function useApplyDate(): { readonly asOf: string; readonly isChosen: boolean; readonly today: string } {
  const { trackerSettings } = usePlan();
  const today = localDayOf(useNow());
  const chosen = trackerSettings.settings.apply_date ?? null;
  return { asOf: chosen ?? today, isChosen: chosen !== null, today };
}

/** The total hours, from the summary, which loads before the records. Use it in an observer. */
export function useTotals() {
  const { experiences } = usePlan();
  const { asOf } = useApplyDate();
  const { entries } = experiences;
  return useMemo(() => {
    const hours = entries.map((entry) => hoursOf(entry, asOf));
    const sum = (part: "completed" | "anticipated") =>
      Math.round(hours.reduce((total, row) => total + row[part], 0) * 100) / 100;
    return { count: entries.length, completed: sum("completed"), anticipated: sum("anticipated") };
  }, [entries, asOf]);
}
