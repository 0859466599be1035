import { checklistPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { logIn, newPage } from "../../support/browser.ts";
import { type Student, stored } from "../../support/suite.ts";

export const STAGE = "pm-junior";
export const FIRESTORE = "**/assets/firestore-*.js";

export const thisYear = (page: Page) => page.getByRole("region", { name: "Current Year's Checklist" });
export const firstTask = (page: Page) => thisYear(page).getByRole("checkbox").first();

/** Holds back a file, if none is named that with Firestore's SDK. The returned function lets it through. */
export async function holdFile(page: Page, file = FIRESTORE): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

/** Logs in on a device that has no data of the student yet. Firestore's SDK does not arrive until it is released. */
export async function openHeld(student: Student): Promise<{ readonly page: Page; readonly release: () => void }> {
  const page = await newPage();
  await page.goto("/auth");
  const release = await holdFile(page);
  await logIn(page, student);
  await firstTask(page).waitFor();
  return { page, release };
}

/** Whether the server has the task as done, by its id. */
export async function isStoredAsDone({ uid }: Student, id: string): Promise<boolean> {
  const { items } = { ...(await stored(checklistPath(uid, STAGE))) };
  return Object(items)[id]?.status === "Completed";
}
