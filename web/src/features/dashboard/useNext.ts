import type { CalendarItem } from "@domain/calendar/calendarItems";
import { useContext } from "react";
import { PlanContext, useFirstStores } from "../../stores/usePlan.ts";
import type { ChecklistRow, ChecklistView } from "./checklistView.ts";
import { type NextStep, nextStep } from "./nextStep.ts";
import { orderRows } from "./orderRows.ts";
import { useRowsLater } from "./useRowsLater.ts";

interface Next {
  /** Of this year's list, in the order of its card. Empty until it is loaded. */
  readonly rows: readonly ChecklistRow[];
  /** What is next, if it is a task of this year's list. */
  readonly step: NextStep<ChecklistRow> | null;
  /** What is next, if it is anything else. */
  readonly other: CalendarItem | null;
  readonly day: string | null;
}

/**
 * What is next for the student: of all records once they are loaded, before that of this year's list. Then come the tasks
 * of the list that have no day.
 */
export function useNext(view: ChecklistView, today: string, stage: string): Next {
  const { checklists } = useFirstStores();
  const dated = useContext(PlanContext)?.calendar.next(today) ?? null;
  const listed = useRowsLater(view);
  const rows = view.status === "ready" ? orderRows(listed, view.order) : [];
  const putOff = checklists.putOff.on(today);
  const ofList = dated && rows.find((row) => itemIdOf(row, view) === dated.id);
  const isOther = dated !== null && !ofList;
  const step = nextStep(ofList ? [ofList] : rows, { today, stage, isPutOff: (row) => putOff.has(itemIdOf(row, view)) });
  return { rows, step: isOther ? null : step, other: isOther ? dated : null, day: dated?.day ?? step?.day ?? null };
}

/** A task's id in the calendar. */
export function itemIdOf({ id }: Pick<ChecklistRow, "id">, { stageId }: Pick<ChecklistView, "stageId">): string {
  return `${stageId}-${id}`;
}
