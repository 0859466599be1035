import type { CalendarItem } from "@domain/calendar/calendarItems";
import { usePlan } from "../../stores/usePlan.ts";

/**
 * Marks an item of the calendar as done, and returns what takes that back. Null for an item that needs more than a press:
 * its own page asks for it.
 */
export function useItemDone({ id, kind }: CalendarItem): (() => () => void) | null {
  const { schools, checklists } = usePlan();
  const [, school, deadline] = /^school-([^-]+)-(.+)$/.exec(id) ?? [];
  const { previous } = checklists;
  const setDone = (done: boolean) => {
    if (school && deadline) void schools.changeDeadline(school, deadline, { done });
    else void previous?.setDone(id.slice(`${previous.stageId}-`.length), done);
  };
  if (!deadline && kind !== "last-year") return null;
  return () => {
    setDone(true);
    return () => setDone(false);
  };
}
