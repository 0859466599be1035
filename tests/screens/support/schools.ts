import type { Course } from "@domain/course/course.ts";
import { coursesPath, schoolsPath, scoresPath } from "@domain/records/firestorePaths.ts";
import type { School } from "@domain/school/school.ts";
import { localDayOf } from "@domain/shared/calendarDay.ts";
import type { Locator, Page } from "playwright-core";
import { adminDb, type Student, stored } from "../../support/suite.ts";

export const today = localDayOf(new Date());

export const rowOf = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
export const cellsOf = (row: Locator) => row.getByRole("cell").allInnerTexts();

export async function storedSchool(student: Student, name: string): Promise<School | undefined> {
  const list = await stored(schoolsPath(student.uid));
  return Object.values((list?.items ?? {}) as Record<string, School>).find((school) => school.name === name);
}

/** Opens the details of a school. Only those of one school are open at a time. */
export async function unfold(page: Page, name: string): Promise<void> {
  const button = rowOf(page, name).getByRole("button", { name: new RegExp(`^${name}`) });
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}

/** What a school asks for, and how far the student is. */
export const askedBy = (page: Page, name: string) =>
  page.getByRole("list", { name: new RegExp(`^What schools such as ${name}.* ask for$`) });

/** Searches like a person in a hurry, and selects the school with the right name. */
export async function addSchool(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole("searchbox").last().fill(typed);
  await page.getByRole("list", { name: "Found" }).getByRole("button", { name }).first().click();
  await rowOf(page, name).waitFor();
}

export async function withCourse(student: Student, course: Course): Promise<void> {
  await adminDb.doc(coursesPath(student.uid)).set({ items: { one: course }, changed_item: "one" });
}

export async function withScore(student: Student, row: object): Promise<void> {
  await adminDb.doc(scoresPath(student.uid)).set({ items: { one: row }, changed_item: "one" });
}
