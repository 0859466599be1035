import type { Checklist } from "./checklist.ts";

/** Whether a checklist is still as registration created it: template rows only, none changed by the student. */
export function isUntouchedChecklist({ items, changed_item }: Checklist): boolean {
  if (changed_item !== null) return false;
  return Object.values(items).every(({ origin, status }) => origin === "template" && status === "Pending");
}
