import type { Checklist, ChecklistItem } from "./checklist.ts";
import { isFromBeforeJoining } from "./joiningDay.ts";
import { taskName } from "./taskState.ts";

/** A row of a checklist as the student sees it. */
export interface NamedTask extends ChecklistItem {
  readonly id: string;
  /** The name in the stage's list, if the student gave the task another. */
  readonly given_name: string;
  /** A suggestion for a time before the student joined. */
  readonly isEarlier: boolean;
}

/** The rows of a stored checklist, in no order. `joinedOn`: see `joiningDay`. */
export function namedTasks(
  { items, academic_year }: Pick<Checklist, "items" | "academic_year">,
  joinedOn: string | null,
): NamedTask[] {
  return Object.entries(items).map(([id, item]) => ({
    ...item,
    checklist_item_name: taskName(item),
    given_name: item.checklist_item_name,
    isEarlier: isFromBeforeJoining(item, academic_year, joinedOn),
    id,
  }));
}
