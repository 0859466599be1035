import type { ChecklistItem } from "./checklist.ts";

/** One row with the key it is stored under. */
export type KeyedChecklistItem = ChecklistItem & { readonly id: string };

/** The rows of a checklist in display order: by position, then by id. */
export function orderItems(items: Readonly<Record<string, ChecklistItem>>): KeyedChecklistItem[] {
  return Object.entries(items)
    .map(([id, item]) => ({ ...item, id }))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}
