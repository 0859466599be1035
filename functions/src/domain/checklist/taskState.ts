import type { ChecklistItem } from "./checklist.ts";

/**
 * The state of a checklist row. Only open and done rows count. An `earlier` row was due before the student joined: it
 * waits until the student says "I did these" or "Not for me".
 */
export type TaskState = "open" | "done" | "moved" | "set-aside" | "earlier";

type Task = Pick<ChecklistItem, "status" | "moved_to" | "set_aside_on"> & { readonly isEarlier?: boolean };

export function taskState({ status, moved_to, set_aside_on, isEarlier = false }: Task): TaskState {
  if (status === "Completed") return "done";
  if (moved_to !== undefined) return "moved";
  if (set_aside_on !== undefined) return "set-aside";
  return isEarlier ? "earlier" : "open";
}

/** What the student calls a task. */
export function taskName({ own_name, checklist_item_name }: ChecklistItem): string {
  return own_name ?? checklist_item_name;
}
