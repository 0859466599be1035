import type { Checklist, ChecklistItem } from "@domain/checklist/checklist.ts";
import { checklistPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import { FieldPath } from "firebase-admin/firestore";
import type { Locator, Page } from "playwright-core";
import { adminDb, type Student, stored } from "../../support/suite.ts";

/** This year's card by default. */
export function listOf(page: Page, year: "Current" | "Previous" = "Current"): Locator {
  return page.getByRole("region", { name: `${year} Year's Checklist` });
}

/** Also one in a closed fold, which has a state but cannot be pressed. */
export function taskIn(list: Locator, name: string): Locator {
  return list.getByRole("checkbox", { name, exact: true, includeHidden: true });
}

/** The row of a task, with its day and its buttons. */
export function rowOf(list: Locator, name: string): Locator {
  return list.getByRole("listitem").filter({ has: list.page().getByRole("checkbox", { name, exact: true }) });
}

/** The visible task names in order, once all are drawn. */
export async function namesIn(list: Locator): Promise<string[]> {
  await list.getByRole("checkbox").first().waitFor();
  await list.locator("ul[aria-busy]").waitFor({ state: "detached" });
  return list.locator(".task__name").allTextContents();
}

/** Opens a fold of a list, such as "2 tasks done". */
export async function openFold(list: Locator, name: string | RegExp): Promise<void> {
  await list.locator("summary", { hasText: name }).click();
}

/** Chooses an action from a row's menu. */
export async function menuOf(list: Locator, name: string, action: string): Promise<void> {
  await list.getByRole("button", { name: `More for: ${name}`, exact: true }).click();
  await list.getByRole("button", { name: action, exact: true }).and(list.locator(":popover-open button")).click();
}

/** The local date in this many days, such as `2026-12-04` for 14 days from today. */
export function dayInDays(count: number): string {
  return addDays(localDayOf(new Date()), count);
}

export async function storedList(student: Student, stageId: string): Promise<Checklist | null> {
  return (await stored(checklistPath(student.uid, stageId))) as Checklist | null;
}

export async function storedItem(student: Student, stageId: string, name: string): Promise<ChecklistItem | undefined> {
  const list = await storedList(student, stageId);
  return Object.values(list?.items ?? {}).find(({ checklist_item_name }) => checklist_item_name === name);
}

/** Dates the first rows of a list. The other rows get no date. */
export async function setDueDates(student: Student, stageId: string, days: readonly (string | null)[]): Promise<void> {
  const list = await storedList(student, stageId);
  const changes = Object.keys(list?.items ?? {})
    .sort()
    .flatMap((id, index) => [new FieldPath("items", id, "due_date"), days[index] ?? null]);
  const [first, value, ...rest] = changes;
  if (first instanceof FieldPath) await adminDb.doc(checklistPath(student.uid, stageId)).update(first, value, ...rest);
}
