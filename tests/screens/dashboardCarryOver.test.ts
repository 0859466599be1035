import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { listOf, menuOf, namesIn, openFold, storedItem, storedList, taskIn } from "./support/checklist.ts";

useBrowser();

test("an open task of last year moves to this year once", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const [thisYear, lastYear] = [listOf(page), listOf(page, "Previous")];
  const [name = ""] = await namesIn(lastYear);
  const move = lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true });

  await move.click();

  await taskIn(thisYear, name).waitFor();
  await openFold(lastYear, /^1 task moved$/);
  await lastYear.getByText("Moved to this year", { exact: true }).waitFor();
  expect(await move.count()).toBe(0);
  await expect.poll(() => storedItem(ann, "hs-11", name)).toMatchObject({ status: "Pending", origin: "own" });
  const origin = await storedItem(ann, "hs-10", name);
  expect(origin).toMatchObject({ status: "Pending", moved_to: expect.stringMatching(/^hs-11\/[A-Za-z0-9]{20}$/) });

  await page.reload();
  await openFold(lastYear, /^1 task moved$/);
  await lastYear.getByText("Moved to this year", { exact: true }).waitFor();
  expect(await move.count()).toBe(0);
});

test("undo removes a moved task from both lists", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const [thisYear, lastYear] = [listOf(page), listOf(page, "Previous")];
  const [name = ""] = await namesIn(lastYear);
  await lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true }).click();
  await taskIn(thisYear, name).waitFor();

  await page.getByRole("button", { name: "Undo" }).click();

  await taskIn(thisYear, name).waitFor({ state: "detached" });
  await expect.poll(() => storedItem(ann, "hs-11", name)).toBeUndefined();
  expect(await storedItem(ann, "hs-10", name)).not.toHaveProperty("moved_to");
  await lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true }).waitFor();
});

test("all open tasks of last year move in one action and return in one", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const [thisYear, lastYear] = [listOf(page), listOf(page, "Previous")];
  const [first = "", ...others] = await namesIn(lastYear);
  await taskIn(lastYear, first).click();
  const before = await namesIn(thisYear);

  const rowsAtToast = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(".toast")?.textContent?.startsWith("Moved ")) return;
          observer.disconnect();
          resolve(document.querySelectorAll("[data-row][data-settled]").length);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await lastYear.getByRole("button", { name: `Move all ${others.length} to this year` }).click();

  // The toast only appears once the rows have moved.
  expect(await rowsAtToast).toBe(others.length + 1);
  await lastYear.getByText(`1 of 1 tasks done, ${others.length} moved`).waitFor();
  await expect.poll(async () => (await namesIn(thisYear)).length).toBe(before.length + others.length);
  await expect.poll(() => storedMarks()).toBe(others.length);
  expect(await storedItem(ann, "hs-10", first)).not.toHaveProperty("moved_to");
  expect(await storedItem(ann, "hs-11", first)).toBeUndefined();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => storedMarks()).toBe(0);
  await expect.poll(() => namesIn(thisYear)).toEqual(before);

  async function storedMarks(): Promise<number> {
    const list = await storedList(ann, "hs-10");
    return Object.values(list?.items ?? {}).filter(({ moved_to }) => moved_to !== undefined).length;
  }
});

test("a moved task can be reopened after its copy was deleted", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const [thisYear, lastYear] = [listOf(page), listOf(page, "Previous")];
  const [name = ""] = await namesIn(lastYear);
  await lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true }).click();
  await taskIn(thisYear, name).waitFor();
  await menuOf(thisYear, name, "Delete");
  await taskIn(thisYear, name).waitFor({ state: "detached" });

  await openFold(lastYear, /^1 task moved$/);
  await menuOf(lastYear, name, "Reopen it here");

  await lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true }).waitFor();
  await expect.poll(() => storedItem(ann, "hs-10", name)).not.toHaveProperty("moved_to");
});

test("a task moved offline is stored once the network is back", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const [thisYear, lastYear] = [listOf(page), listOf(page, "Previous")];
  const [name = ""] = await namesIn(lastYear);

  await page.context().setOffline(true);
  await lastYear.getByRole("button", { name: `Move to this year: ${name}`, exact: true }).click();
  await taskIn(thisYear, name).waitFor();
  await lastYear.locator("summary", { hasText: /^1 task moved$/ }).waitFor();
  expect(await storedItem(ann, "hs-11", name)).toBeUndefined();
  await page.context().setOffline(false);

  await expect.poll(() => storedItem(ann, "hs-11", name)).toMatchObject({ origin: "own" });
  await expect.poll(() => storedItem(ann, "hs-10", name)).toHaveProperty("moved_to");
});
