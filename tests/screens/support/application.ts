import type { Sample } from "@domain/account/samples.ts";
import type { Experience } from "@domain/experience/experience.ts";
import { applicationPath, experiencePath } from "@domain/records/firestorePaths.ts";
import { sampleDocuments } from "@domain/samples/sampleDocuments.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { localDayOf } from "@domain/shared/calendarDay.ts";
import type { Locator, Page } from "playwright-core";
import { adminDb, newStudent, type Student, stored } from "../../support/suite.ts";

export const pantry: Partial<Experience> = {
  experienceName: "Food pantry",
  organisationName: "Riverside Center",
  title: "Shift lead",
  description: "Packed bags for sixty families.",
  completedHours: 148,
  meaningfulExperiences: true,
  contactFirstName: "Ana",
  contactLastName: "Lopez",
};

/** A student with the records of a sample student. */
export async function studentLike(sample: Sample, stage: string): Promise<Student> {
  const ann = await newStudent({ stage });
  const today = localDayOf(new Date());
  const collections = sampleDocuments(samplePlanOf(sample, today).records, today);
  await Promise.all(
    Object.entries(collections).flatMap(([collection, documents]) =>
      Object.entries(documents).map(([id, fields]) => adminDb.doc(`users/${ann.uid}/${collection}/${id}`).set(fields)),
    ),
  );
  return ann;
}

/** The page's title at each print since the last load. The real print dialog cannot be tested. */
export async function notePrints(page: Page): Promise<() => Promise<readonly string[]>> {
  const note = "window.print = () => (window.prints ??= []).push(document.title);";
  await page.addInitScript({ content: note });
  await page.evaluate(note);
  return () => page.evaluate(() => (globalThis as unknown as { prints?: string[] }).prints ?? []);
}

export function entry(page: Page, name: string): Locator {
  return page.getByRole("list").getByRole("button", { name, exact: true });
}

export async function chooseFromMenu(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More for: ${name}`, exact: true }).click();
  await page.locator(":popover-open").getByRole("button", { name: action, exact: true }).click();
}

export function recordOf(student: Student, id: string): Promise<Record<string, unknown> | null> {
  return stored(experiencePath(student.uid, id));
}

export async function orderOf(student: Student, form: string): Promise<string[]> {
  const { items = {} } = (await stored(applicationPath(student.uid, form))) ?? {};
  return Object.entries(items as Record<string, { position: number }>)
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([id]) => id);
}
