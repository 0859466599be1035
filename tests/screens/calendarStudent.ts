import type { ChecklistItem } from "@domain/checklist/checklist.ts";
import { checklistPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { logIn, newPage, type PageOptions } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

type Rows = Readonly<Record<string, Partial<ChecklistItem> & Pick<ChecklistItem, "checklist_item_name">>>;

const STAGE = "hs-11";
const STAGE_BEFORE = "hs-10";

/** At this moment, the day differs between California and New Zealand. Tests that depend on it set a time zone. */
export const NOON = "2026-11-20T12:00:00";

/** An 11th-grade student with only these tasks on the lists. */
export async function studentWith(current: Rows, previous: Rows = {}): Promise<Student> {
  const student = await newStudent({ stage: STAGE, name: "Maya Okafor" });
  await Promise.all([
    adminDb.doc(checklistPath(student.uid, STAGE)).update({ items: itemsFrom(current) }),
    adminDb.doc(checklistPath(student.uid, STAGE_BEFORE)).update({ items: itemsFrom(previous) }),
  ]);
  return student;
}

/** The stored rows of the student's current list. */
export async function storedRows({ uid }: Student): Promise<ChecklistItem[]> {
  const checklist = await stored(checklistPath(uid, STAGE));
  return Object.values((checklist?.items ?? {}) as Record<string, ChecklistItem>);
}

/** Opens the dashboard on November 20, 2026, at local noon. The clock runs on from there. */
export async function openDashboard(student: Student, options: PageOptions & { time?: string } = {}): Promise<Page> {
  const { time = NOON, ...rest } = options;
  const page = await newPage(rest);
  // Read as the page's local time, whatever this process's time zone is.
  const moment = await page.evaluate((text) => new Date(text).getTime(), time);
  await page.clock.install({ time: moment });
  await page.goto("/auth");
  await logIn(page, student);
  await page.locator("#calendar").waitFor();
  return page;
}

function itemsFrom(rows: Rows): Record<string, ChecklistItem> {
  return Object.fromEntries(
    Object.entries(rows).map(([id, row], index) => [
      id,
      {
        status: "Pending",
        origin: "template",
        position: index + 1,
        due_date: null,
        completed_on: null,
        category: null,
        resourceId: null,
        ...row,
      } satisfies ChecklistItem,
    ]),
  );
}
