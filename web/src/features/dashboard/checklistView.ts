import type { Checklist } from "@domain/checklist/checklist";
import type { NamedTask } from "@domain/checklist/namedTasks";
import type { UnreadableRecord } from "../../sync/CollectionMirror.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";

export type ChecklistRow = NamedTask & { readonly pending: boolean };

export type ChecklistOrder = NonNullable<Checklist["item_order"]>;

/** One checklist, as a card reads it. */
export interface ChecklistView {
  readonly status: MirrorStatus;
  readonly stageId: string | null;
  /** Sorted by position. */
  readonly rows: readonly ChecklistRow[];
  /** The ids of rows that were added or dated in this visit. They stay in sight. */
  readonly fresh: ReadonlySet<string>;
  /** The order of open rows: by due date, or as the student arranged them. */
  readonly order: ChecklistOrder;
  /** `2026-27`: the year of the list's own dates. Null until the list has loaded. */
  readonly academicYear: string | null;
  /** The day the texts and dates of suggested rows were last checked. */
  readonly checkedOn: string | null;
  readonly failure: string | null;
  readonly saveError: string | null;
  /** Rows that this release cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
  /** `completedOn`: the day it was done. Defaults to today; Undo passes the earlier day. */
  setDone(id: string, done: boolean, completedOn?: string | null): Promise<boolean>;
  /** `id`: set if the task represents something else and must be found again. */
  addOwn(name: string, dueDate?: string | null, id?: string, resourceId?: string | null): Promise<boolean>;
  setDueDate(id: string, dueDate: string | null): Promise<boolean>;
  /** Stores these rows in this order, and makes the student's order the current one. */
  arrange(ids: readonly string[]): Promise<boolean>;
  setOrder(order: ChecklistOrder): Promise<boolean>;
  /**
   * A suggested task keeps its original name next to the student's. Renaming it to the original name removes the
   * student's.
   */
  rename(id: string, name: string): Promise<boolean>;
  /** Sets a task aside as "Not for me", so it no longer counts. */
  setAside(id: string, reason: string): Promise<boolean>;
  bringBack(id: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Restores a removed row. */
  restore(row: ChecklistRow): Promise<boolean>;
  retry(): void;
}
