import type { Checklist, ChecklistItem } from "../checklist/checklist.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { SampleTask, SampleTasks } from "./samplePlan.ts";

/** A sample student's list of this year, as of a day: due rows are done, except the late ones. */
export function sampleThisYear(list: Checklist, { late, early, ownTasks }: SampleTasks, today: string): Checklist {
  const isDone = (id: string, { due_date }: ChecklistItem) =>
    early.includes(id) || (due_date !== null && due_date < today && !late.includes(id));
  return withProgress(list, isDone, ownTasks, today);
}

/** A sample student's list of last year: all done except the rows left open. */
export function sampleLastYear(
  list: Checklist,
  { leftOpen, lastYearsOwnTasks }: SampleTasks,
  today: string,
): Checklist {
  return withProgress(list, (id) => !leftOpen.includes(id), lastYearsOwnTasks, today);
}

function withProgress(
  list: Checklist,
  isDone: (id: string, item: ChecklistItem) => boolean,
  ownTasks: readonly SampleTask[],
  today: string,
): Checklist {
  const rows = Object.entries(list.items).map(([id, item]) => [id, isDone(id, item) ? completed(item, today) : item]);
  const lastPosition = Math.max(0, ...Object.values(list.items).map(({ position }) => position));
  const own = ownTasks.map((task, index) => [`sample-${index + 1}`, ownRow(task, lastPosition + index + 1, today)]);
  return { ...list, items: Object.fromEntries([...rows, ...own]) };
}

/** Done some days before the due date or before today, whichever is earlier, so not all rows share one day. */
function completed(item: ChecklistItem, today: string): ChecklistItem {
  const last = item.due_date !== null && item.due_date < today ? item.due_date : today;
  return { ...item, status: "Completed", completed_on: addDays(last, -((item.position * 5) % 13)) };
}

function ownRow({ name, dueInDays, doneDaysAgo }: SampleTask, position: number, today: string): ChecklistItem {
  return {
    checklist_item_name: name,
    status: doneDaysAgo === undefined ? "Pending" : "Completed",
    origin: "own",
    position,
    due_date: dueInDays === null ? null : addDays(today, dueInDays),
    completed_on: doneDaysAgo === undefined ? null : addDays(today, -doneDaysAgo),
    category: null,
    resourceId: null,
  };
}
