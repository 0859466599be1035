import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { readRowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import * as text from "../text/en/checklist.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { setAsideReason } from "./setAsideReason.ts";

/** The longest name of a task, in characters. */
const NAME_LIMIT = 200;

export const checklistItemName = z
  .string()
  .check(z.trim(), z.minLength(1, text.writeTask), z.maxLength(NAME_LIMIT, atMostCharacters(NAME_LIMIT)));

/** One row of a checklist card. Stored documents and API bodies keep the specification's field names. */
export const checklistItem = z.object({
  checklist_item_name: checklistItemName,
  status: z.enum(["Pending", "Completed"]),
  /** Template rows come from the stage's list and keep their wording; own rows are the student's. */
  origin: z.enum(["template", "own"]),
  /** Rows are sorted by this number. A moved row gets a number between its new neighbors. */
  position: z.number(),
  due_date: z.nullable(storedDay),
  completed_on: z.nullable(storedDay),
  category: z.nullable(z.string()),
  resourceId: z.nullable(z.string()),
  /** Where a carried-over row went on a later list: `stageId/rowId`. */
  moved_to: z.optional(z.string()),
  /** The student's own name for a template row. The original name stays stored. */
  own_name: z.optional(checklistItemName),
  /** The day a row was set aside as "Not for me". Missing for rows that count. */
  set_aside_on: z.optional(storedDay),
  set_aside_reason: z.optional(setAsideReason),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

export const checklistItemKind = recordKind(checklistItem, ["checklist_item_name", "status", "origin", "position"], {
  position: 0,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
});

/** The most rows one checklist holds. */
export const CHECKLIST_ITEM_LIMIT = 200;

/**
 * `users/{uid}/checklists/{stageId}`: the whole list in one document, so a card costs one read. Rows are a map, not an
 * array, so two devices that change different rows never overwrite each other.
 */
export const checklist = z.object({
  stageId: z.string(),
  academic_year: z.string(),
  /** The day the template's wording and dates were last checked. */
  checked_on: storedDay,
  items: z.record(z.string(), checklistItem),
  /** The row this write changes. Security rules cannot loop over a map, so each write names its one row. */
  changed_item: z.nullable(z.string()),
  /** Open rows are sorted by due date until the student moves one. From then on, they are sorted by `position`. */
  item_order: z.optional(z.enum(["due", "own"])),
});
export type Checklist = z.infer<typeof checklist>;

export const checklistKind = recordKind(checklist, [], {
  academic_year: "",
  checked_on: NO_DAY,
  items: {},
  changed_item: null,
});

/** A stored checklist as this release reads it, with the stored form of unreadable rows. */
export interface ReadChecklist extends Checklist {
  readonly unreadable: Readonly<Record<string, unknown>>;
}

/** Reads each row separately, so an unreadable row does not affect the others. */
export function readChecklist(stored: unknown): ReadChecklist | null {
  const list = checklistKind.read({ ...Object(stored), items: {} });
  const { items, unreadable } = readRowList(checklistItemKind, stored);
  return list && { ...list, items, unreadable };
}

/** `checklistTemplates/{stageId}`: `register` and `change-stage` copy it for a student. Only the server reads it. */
export const checklistTemplate = z.object({
  stageId: z.string(),
  checked_on: storedDay,
  items: z.array(
    z.object({
      id: z.string(),
      checklist_item_name: checklistItemName,
      category: z.string(),
      /** Calendar month 1 to 12 of an academic year from August to July. Null means the whole year. */
      dueMonth: z.nullable(z.number()),
      order: z.number(),
      /** The id of a related page in Resources. */
      resourceId: z.string(),
    }),
  ),
});
export type ChecklistTemplate = z.infer<typeof checklistTemplate>;

export const checklistTemplateKind = recordKind(checklistTemplate, [], {});
