import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { dayInDays, listOf, menuOf, namesIn, setDueDates, storedItem, taskIn } from "./support/checklist.ts";
import { tabTo } from "./support/keyboard.ts";

useBrowser();

const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"];

test("the dashboard has no accessibility violations in six colors, light and dark", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await setDueDates(ann, "hs-11", [dayInDays(-2), dayInDays(4), null]);
  const page = await openApp(`/dashboard?day=${dayInDays(4)}`, ann);
  const list = listOf(page);
  const [first = "", second = ""] = await namesIn(list);
  await page.getByRole("button", { name: "Add a task for this day" }).click();
  await menuOf(list, second, "Move up");
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await list.getByLabel("Due date (optional)").fill("whenever");
  await list.getByRole("button", { name: "Add", exact: true }).click();
  await list.getByRole("button", { name: `More for: ${first}`, exact: true }).click();

  for (const mode of ["light", "dark"]) {
    await setAppearance(page, { mode });
    expect(await axeViolations(page, "html"), mode).toEqual([]);
    for (const theme of THEMES) {
      await setAppearance(page, { theme });
      // The rest of the page looks the same as before.
      expect(await contrastViolations(page, "html"), `${theme}, ${mode}`).toEqual([]);
    }
  }
});

test("the dashboard's open dialogs and panels have no accessibility violations, wide and narrow", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const [first = ""] = await namesIn(list);

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await menuOf(list, first, "About this step");
    await page.getByRole("dialog").waitFor();
    expect(await axeViolations(page, "html"), `dialog at ${width}`).toEqual([]);
    await page.keyboard.press("Escape");
    await menuOf(list, first, "Due date");
    await list.getByLabel("Due date", { exact: true }).waitFor();
    expect(await axeViolations(page, "html"), `form at ${width}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /Current standing/ }).click();
    await page.getByRole("form", { name: "Academic standing" }).waitFor();
    expect(await axeViolations(page, "html"), `panel at ${width}`).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
  }
});

test("the dashboard fits its window with the longest possible word and with text twice as large", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann, { width: 320 });
  const list = listOf(page);
  const name = "W".repeat(120);
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type("today");
  await page.keyboard.press("Enter");
  await taskIn(list, name).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await menuOf(list, name, "Delete");
  // A click only works on an element inside the window.
  await page.getByRole("button", { name: "Undo" }).click();
  await taskIn(list, name).waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
});

test("a task can be dated, moved, completed, added and deleted with only the keyboard", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const [first = "", second = ""] = await namesIn(list);
  const { keyboard } = page;

  await taskIn(list, first).focus();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await tabTo(page.getByRole("button", { name: "Due date", exact: true }));
  await keyboard.press("Enter");
  await list.getByLabel("Due date", { exact: true }).and(page.locator(":focus")).waitFor();
  await keyboard.type("tomorrow");
  await keyboard.press("Enter");
  await expect.poll(() => storedItem(ann, "hs-11", first)).toMatchObject({ due_date: dayInDays(1) });
  await expect.poll(() => focusedName(page)).toBe(`More for: ${first}`);

  await taskIn(list, second).focus();
  await keyboard.press("Space");
  await expect.poll(() => storedItem(ann, "hs-11", second)).toMatchObject({ status: "Completed" });

  await list.getByRole("button", { name: "+ Add Your Own Task!" }).focus();
  await keyboard.press("Enter");
  await keyboard.type("Ask Ms. Chen");
  await keyboard.press("Tab");
  await keyboard.type("next week");
  await keyboard.press("Enter");
  await taskIn(list, "Ask Ms. Chen").waitFor();
  await keyboard.press("Escape");
  await expect.poll(() => focusedName(page)).toBe("+ Add Your Own Task!");
  await expect.poll(() => storedItem(ann, "hs-11", "Ask Ms. Chen")).toMatchObject({ due_date: dayInDays(7) });

  await list.getByRole("button", { name: "More for: Ask Ms. Chen" }).focus();
  await keyboard.press("Enter");
  await tabTo(page.getByRole("button", { name: "Delete", exact: true }));
  await keyboard.press("Enter");
  await expect.poll(() => storedItem(ann, "hs-11", "Ask Ms. Chen")).toBeUndefined();
  // Undo is offered once the write is stored on the device, which may be after the server has it.
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await keyboard.press("Control+z");
  await expect.poll(() => storedItem(ann, "hs-11", "Ask Ms. Chen")).toMatchObject({ due_date: dayInDays(7) });
});

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
  });
}

function setAppearance(page: Page, wanted: { mode?: string; theme?: string }): Promise<void> {
  return page.evaluate((data) => void Object.assign(document.documentElement.dataset, data), wanted);
}

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
