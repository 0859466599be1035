import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { dayInDays, listOf, menuOf, namesIn, setDueDates, storedItem, taskIn } from "./support/checklist.ts";

useBrowser();

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"];

/** With `rules`, only those are asked. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(axe);
  const options = JSON.stringify(rules ? { runOnly: rules } : {});
  const { violations: found } = (await page.evaluate(`axe.run(${options})`)) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

test.each(["light", "dark"] as const)("a checker finds nothing to mend in six colors, %s", async (mode) => {
  const ann = await newStudent({ stage: "hs-11" });
  await setDueDates(ann, "hs-11", [dayInDays(-2), dayInDays(4), null]);
  const page = await openApp("/dashboard", ann, { colorScheme: mode });
  const list = listOf(page);
  const [first = "", second = ""] = await namesIn(list);
  await menuOf(list, second, "Move up");
  await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
  await list.getByLabel("Due date (optional)").fill("whenever");
  await list.getByRole("button", { name: "Add", exact: true }).click();
  await list.getByRole("button", { name: `More for: ${first}`, exact: true }).click();

  expect(await violations(page)).toEqual([]);
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // The rest of the page stays as it was.
    expect(await violations(page, ["color-contrast"]), theme).toEqual([]);
  }
});

test.each([1280, 320])("a checker finds nothing to mend in open dialogs and panels at %i pixels", async (width) => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann, { width });
  const list = listOf(page);
  const [first = ""] = await namesIn(list);

  await menuOf(list, first, "About this step");
  await page.getByRole("dialog").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await menuOf(list, first, "Due date");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Current standing/ }).click();
  await page.getByRole("form", { name: "Academic standing" }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a task is dated, moved, ticked, added and deleted by keyboard alone", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const [first = "", second = ""] = await namesIn(list);
  const { keyboard } = page;

  await taskIn(list, first).focus();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
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
  for (let step = 0; step < 8; step += 1) {
    await keyboard.press("Tab");
    if ((await focusedName(page)) === "Delete") break;
  }
  await keyboard.press("Enter");
  await expect.poll(() => storedItem(ann, "hs-11", "Ask Ms. Chen")).toBeUndefined();
  await keyboard.press("Control+z");
  await expect.poll(() => storedItem(ann, "hs-11", "Ask Ms. Chen")).toMatchObject({ due_date: dayInDays(7) });
});

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
  });
}
