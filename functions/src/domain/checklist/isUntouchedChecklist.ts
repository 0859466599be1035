import type { Checklist } from "./checklist.ts";

/** Whether a checklist is still as registration made it: the template's rows, and no student's hand in them. */
export function isUntouchedChecklist({ items, changed_item }: Checklist): boolean {
  if (changed_item !== null) return false;
  return Object.values(items).every(({ origin, status }) => origin === "template" && status === "Pending");
}
