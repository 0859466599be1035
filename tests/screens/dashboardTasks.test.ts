import { describe, expect, test } from "vitest";
import { checklistTemplates } from "../../emulators/seed/content/content.ts";
import resources from "../../web/src/content/resources.json" with { type: "json" };
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import {
  dayInDays,
  listOf,
  menuOf,
  namesIn,
  openFold,
  rowOf,
  setDueDates,
  storedItem,
  storedList,
  taskIn,
} from "./support/checklist.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";
import { openSeason } from "./support/seasonPages.ts";

useBrowser();

describe("an own task", () => {
  test("gets its due date by typing, and can lose it again", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);

    await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type("Call the clinic");
    await list.getByLabel("Due date (optional)").fill("in 2 weeks");
    await page.keyboard.press("Enter");

    await taskIn(list, "Call the clinic").waitFor();
    await list.getByText("The task was added.").waitFor();
    await expect
      .poll(() => storedItem(ann, "hs-11", "Call the clinic"))
      .toMatchObject({ due_date: dayInDays(14), origin: "own" });
    expect(await list.getByLabel("New task").inputValue()).toBe("");
    expect(await list.getByLabel("New task").evaluate((field) => field === document.activeElement)).toBe(true);

    await page.keyboard.press("Escape");
    await menuOf(list, "Call the clinic", "Due date");
    await list.getByRole("button", { name: "Remove date" }).click();
    await expect.poll(() => storedItem(ann, "hs-11", "Call the clinic")).toMatchObject({ due_date: null });
    await list.getByText("Your own task", { exact: true }).waitFor();
  });

  test("gets its due date from the browser's calendar", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    // A day of the school year 2026-27.
    const page = await openSeason(ann, "/dashboard");
    const list = listOf(page);

    await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type("Call the clinic");
    await list.getByLabel("Pick the due date").fill("2027-03-14");
    await list.getByText("Sunday, March 14, 2027").waitFor();
    await list.getByRole("button", { name: "Add", exact: true }).click();

    await expect.poll(() => storedItem(ann, "hs-11", "Call the clinic")).toMatchObject({ due_date: "2027-03-14" });
    await openFold(list, /in more than 60 days/);
    await list.getByText("Due Mar 14 · Your own task").waitFor();
  });

  test("is not added with an unreadable date, and keeps the typed text", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);

    await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type("Call the clinic");
    await list.getByLabel("Due date (optional)").fill("whenever");
    await page.keyboard.press("Enter");

    await list.getByText("Enter a date like Fri, 3/14 or in 2 weeks.").waitFor();
    expect(await list.getByLabel("Due date (optional)").getAttribute("aria-invalid")).toBe("true");
    expect(await list.getByLabel("New task").inputValue()).toBe("Call the clinic");
    expect(await storedItem(ann, "hs-11", "Call the clinic")).toBeUndefined();
  });

  test("is renamed and dated in one form, and deleting it can be undone", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);
    await list.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type("Call the clinic");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");

    await menuOf(list, "Call the clinic", "Edit");
    await list.getByLabel("Task", { exact: true }).fill("Call both clinics");
    await list.getByLabel("Due date (optional)").fill("tomorrow");
    await list.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => storedItem(ann, "hs-11", "Call both clinics"))
      .toMatchObject({ due_date: dayInDays(1), status: "Pending" });

    await menuOf(list, "Call both clinics", "Delete");
    await expect.poll(() => storedItem(ann, "hs-11", "Call both clinics")).toBeUndefined();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => storedItem(ann, "hs-11", "Call both clinics")).toMatchObject({ due_date: dayInDays(1) });
    await taskIn(list, "Call both clinics").waitFor();
  });
});

describe("a suggested task", () => {
  test("accepts another due date and shows its source", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);
    const [name = ""] = await namesIn(list);

    await menuOf(list, name, "Due date");
    await list.getByLabel("Due date", { exact: true }).fill("tomorrow");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => storedItem(ann, "hs-11", name))
      .toMatchObject({ due_date: dayInDays(1), origin: "template" });
    await rowOf(list, name).getByText("Due tomorrow").waitFor();

    await menuOf(list, name, "About this step");
    const dialog = page.getByRole("dialog", { name: "Where this step comes from" });
    const template = checklistTemplates.find(({ stageId }) => stageId === "hs-11");
    const step = template?.items.find((item) => item.checklist_item_name === name);
    const source = resources.resources.find(({ id }) => id === step?.resourceId);
    const checked = new Date(`${template?.checked_on}T12:00`);
    await dialog.getByText(checked.toLocaleDateString("en-US", { dateStyle: "long" })).waitFor();
    expect(await dialog.getByText("Category").isVisible()).toBe(true);
    const readOn = dialog.getByRole("link", { name: `${source?.title} (opens in a new tab)` });
    expect(await readOn.getAttribute("href")).toBe(source?.url);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await list.getByRole("button", { name: `More for: ${name}` }).evaluate(isFocused)).toBe(true);
  });
});

describe("completing a task", () => {
  test("happens once for a double click, and can be undone by toast and Ctrl+Z", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    await setDueDates(ann, "hs-11", [dayInDays(10), dayInDays(20), dayInDays(30), null]);
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);
    const names = await namesIn(list);
    const [first = "", second = "", third = ""] = names;

    await rowOf(list, first).getByText(first, { exact: true }).dblclick({ delay: 80 });

    await page.getByText(`Done: "${first}".`).waitFor();
    expect(await namesIn(list)).toEqual(names);
    expect(await taskIn(list, first).isChecked()).toBe(true);
    expect(await taskIn(list, second).isChecked()).toBe(false);
    await expect.poll(() => namesIn(list)).toEqual([...names.slice(1), first]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => namesIn(list)).toEqual(names);

    await taskIn(list, second).focus();
    await page.keyboard.press("Space");
    await page.getByText(`Done: "${second}".`).waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => taskIn(list, second).isChecked()).toBe(false);
    await page.keyboard.press("Space");
    await tabTo(taskIn(list, third));
    await expect.poll(() => namesIn(list)).toEqual([first, ...names.slice(2), second]);
    await focusOn(taskIn(list, third));
    await expect.poll(() => storedItem(ann, "hs-11", first)).toMatchObject({ status: "Pending" });
    expect(await storedItem(ann, "hs-11", second)).toMatchObject({ status: "Completed" });
  });
});

describe("the order of the tasks", () => {
  test("follows the due dates until the student moves a task", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    await setDueDates(ann, "hs-11", [dayInDays(30), dayInDays(20), dayInDays(10), null]);
    const page = await openApp("/dashboard", ann);
    const list = listOf(page);
    const byDate = await namesIn(list);
    expect(await list.getByRole("button", { name: "Sort by due date" }).count()).toBe(0);

    await menuOf(list, byDate[2] ?? "", "Move up");

    const moved = [byDate[0], byDate[2], byDate[1], ...byDate.slice(3)];
    await expect.poll(() => namesIn(list)).toEqual(moved);
    await expect.poll(async () => (await storedList(ann, "hs-11"))?.item_order).toBe("own");
    expect(await page.getByText(/^Moved ".+" to place 2 of \d+\.$/).count()).toBe(1);
    await page.reload();
    await taskIn(list, byDate[0] ?? "").waitFor();
    expect(await namesIn(list)).toEqual(moved);

    await list.getByRole("button", { name: "Sort by due date" }).click();
    await expect.poll(() => namesIn(list)).toEqual(byDate);
    await expect.poll(async () => (await storedList(ann, "hs-11"))?.item_order).toBe("due");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => namesIn(list)).toEqual(moved);
  });

  test("changes by drag, and by Alt and an arrow key", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann, { height: 1600 });
    const list = listOf(page);
    const before = await namesIn(list);

    await drag(page, before[0] ?? "", before[3] ?? "");

    const dragged = [...before.slice(1, 4), before[0], ...before.slice(4)];
    await expect.poll(() => namesIn(list)).toEqual(dragged);
    await expect.poll(() => storedOrder(ann)).toEqual(dragged);

    const box = taskIn(list, before[0] ?? "");
    await box.focus();
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    const lifted = [before[1], before[0], before[2], ...before.slice(3)];
    await expect.poll(() => namesIn(list)).toEqual(lifted);
    await expect.poll(() => storedOrder(ann)).toEqual(lifted);
    expect(await box.evaluate(isFocused)).toBe(true);
    expect(await box.isChecked()).toBe(false);
  });

  test("stays the same if a drag is canceled", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/dashboard", ann, { height: 1600 });
    const list = listOf(page);
    const before = await namesIn(list);

    await drag(page, before[0] ?? "", before[3] ?? "", "Escape");

    expect(await namesIn(list)).toEqual(before);
    expect((await storedList(ann, "hs-11"))?.item_order).toBeUndefined();
  });

  async function storedOrder(ann: Awaited<ReturnType<typeof newStudent>>): Promise<string[]> {
    const list = await storedList(ann, "hs-11");
    return Object.values(list?.items ?? {})
      .sort((a, b) => a.position - b.position)
      .map(({ checklist_item_name }) => checklist_item_name);
  }

  async function drag(page: Awaited<ReturnType<typeof openApp>>, from: string, to: string, instead?: string) {
    const list = listOf(page);
    const grip = await rowOf(list, from).locator(".task__grip").boundingBox();
    const target = await rowOf(list, to).boundingBox();
    if (!grip || !target) throw new Error("There is nothing to drag.");
    await page.mouse.move(grip.x + 10, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + 10, grip.y + grip.height, { steps: 3 });
    await page.mouse.move(grip.x + 10, target.y + target.height * 0.7, { steps: 6 });
    if (instead) await page.keyboard.press(instead);
    await page.mouse.up();
  }
});

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}
