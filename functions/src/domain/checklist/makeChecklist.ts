import { lastDayOfMonthIn } from "./academicYear.ts";
import type { Checklist, ChecklistItem, ChecklistTemplate } from "./checklist.ts";

/** A student's own copy of a stage's list, with nothing done, dated for one academic year. */
export function makeChecklist(template: ChecklistTemplate, academicYear: string): Checklist {
  const rows = template.items.map((item): [string, ChecklistItem] => [
    item.id,
    {
      checklist_item_name: item.checklist_item_name,
      status: "Pending",
      origin: "template",
      position: item.order,
      due_date: item.dueMonth === null ? null : lastDayOfMonthIn(academicYear, item.dueMonth),
      completed_on: null,
      category: item.category,
      resourceId: item.resourceId,
    },
  ]);
  return {
    stageId: template.stageId,
    academic_year: academicYear,
    checked_on: template.checked_on,
    items: Object.fromEntries(rows),
    changed_item: null,
  };
}
