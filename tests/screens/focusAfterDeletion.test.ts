import { scoresPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { giveExperiences } from "./support/experiences.ts";
import { moveTo } from "./support/moveTo.ts";

useBrowser();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const place = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

/** Deletes with the keyboard, and takes it back with the key that has the focus then. */
async function deleteAndUndo(page: Page, remove: () => Promise<void>, row: string): Promise<void> {
  const rows = page.getByText(row, { exact: true });
  await rows.first().waitFor();
  await remove();
  await expect.poll(() => rows.count()).toBe(0);
  await expect.poll(() => focused(page)).toBe("Undo");

  await page.keyboard.press("Enter");

  await rows.first().waitFor();
  await expect.poll(() => place(page)).toBe("main");
}

test("after a deletion by keyboard the focus is on Undo, and after Undo on the page", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await giveExperiences(ann, { choir: { experienceName: "Choir" }, pantry: { experienceName: "Pantry" } });
  const score = { kind: "official", date: "2026-05-02", values: { RW: 610, M: 600 }, scales: [], note: "" };
  await adminDb.doc(scoresPath(ann.uid)).set({ items: { one: { test: "SAT", ...score } }, changed_item: "one" });
  const page = await openApp("/tracker/experiences", ann);
  const more = page.getByRole("button", { name: "More for: Choir" });
  await more.waitFor();
  const viaMenu = async () => {
    await more.first().press("Enter");
    const item = page.getByRole("button", { name: "Delete", exact: true }).and(page.locator(":popover-open button"));
    await item.press("Enter");
  };
  await deleteAndUndo(page, viaMenu, "Choir");

  await moveTo(page, "/tracker/scores");
  const button = page.getByRole("button", { name: /^Delete SAT/ });
  await button.waitFor();
  await deleteAndUndo(page, () => button.press("Enter"), "SAT, attempt 1");
});
