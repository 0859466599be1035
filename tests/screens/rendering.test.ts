import { expect, test } from "vitest";
import { logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { listOf, storedItem } from "./support/checklist.ts";
import { giveExperiences } from "./support/experiences.ts";
import { takeRowsRendered, watchRenders } from "./support/watchRenders.ts";

useBrowser();

/** As many as one step adds at an end of the list. */
const ROWS_A_FRAME = 3;

declare global {
  interface Window {
    /** How many rows of the log were added in each frame. */
    rowsAdded: number[];
  }
}

test("scrolling a long log adds few rows in each frame", async () => {
  const ann = await newStudent({ stage: "pm-junior" });
  await giveExperiences(ann, Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`Shift ${index}`, {}])));
  const page = await openApp("/tracker/experiences", ann);
  const rows = page.locator("tr[data-index]");
  const last = () => rows.last().getAttribute("data-index");
  // A page of rows after the visible ones.
  await expect.poll(async () => Number(await last())).toBeGreaterThan(15);
  await page.evaluate(() => {
    window.rowsAdded = [];
    let added = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        added += [...addedNodes].filter((node) => node instanceof Element && node.matches("tr[data-index]")).length;
      }
    }).observe(document.querySelector("tr[data-index]")?.parentElement ?? document, { childList: true });
    requestAnimationFrame(function count() {
      window.rowsAdded.push(added);
      added = 0;
      requestAnimationFrame(count);
    });
  });
  const before = Number(await last());

  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 700);

  await expect.poll(async () => Number(await last())).toBeGreaterThanOrEqual(before + 10);
  const added = await page.evaluate(() => window.rowsAdded);
  expect(Math.max(...added)).toBeLessThanOrEqual(ROWS_A_FRAME);
  expect(await rows.count()).toBeLessThan(60);
});

test("ticking a task renders its row and no other", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await newPage();
  await watchRenders(page);
  await page.goto("/dashboard");
  await logIn(page, ann);
  // Neither the first nor the last one: the new first or last row can no longer be moved further.
  const row = listOf(page).locator("[data-row]").nth(3);
  const name = await row.locator(".task__name").innerText();
  const id = await row.getAttribute("data-row");
  await listOf(page, "Previous").getByRole("checkbox").first().waitFor();
  await expect.poll(() => takeRowsRendered(page)).toEqual([]);

  await row.getByRole("checkbox").click();

  await page.getByRole("status").getByText(name).waitFor();
  await expect.poll(() => storedItem(ann, "hs-11", name)).toMatchObject({ status: "Completed" });
  expect(await takeRowsRendered(page)).toEqual([id]);
  // The student reopens it and the server answers again.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedItem(ann, "hs-11", name)).toMatchObject({ status: "Pending" });
  expect(await takeRowsRendered(page)).toContain(id);
});
