import type { CalendarItem } from "@domain/calendar/calendarItems";
import { usePlan } from "../../stores/usePlan.ts";

/**
 * Marks an item of the calendar as done, and returns what takes that back. Null for an item that needs more than a press:
 * its own page asks for it.
 */
export function useItemDone({ id, kind }: CalendarItem): (() => () => void) | null {
  const { schools, checklists } = usePlan();
  const [, school, deadline] = /^school-([^-]+)-(.+)$/.exec(id) ?? [];
  if (school !== undefined && deadline !== undefined) {
    return () => {
      void schools.changeDeadline(school, deadline, { done: true });
      return () => void schools.changeDeadline(school, deadline, { done: false });
    };
  }
  const list = kind === "last-year" ? checklists.previous : null;
  if (!list) return null;
  const row = id.slice(`${list.stageId}-`.length);
  return () => {
    void list.setDone(row, true);
    return () => void list.setDone(row, false);
  };
}
