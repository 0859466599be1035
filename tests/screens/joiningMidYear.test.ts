import { expect, test } from "vitest";
import { openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { dayInDays, listOf, menuOf, namesIn, setDueDates, storedItem, taskIn } from "./support/checklist.ts";

useBrowser();

test("tasks due before the first day are folded, and do not count until the student decides", async () => {
  const ann = await newStudent({ stage: "hs-11", isFirstDay: true });
  await setDueDates(ann, "hs-11", [dayInDays(-50), dayInDays(-20), dayInDays(9)]);
  // In early summer, last year's list can have a day to come.
  await setDueDates(ann, "hs-10", []);
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  await page.getByRole("heading", { level: 1, name: "Welcome, Ann", exact: true }).waitFor();

  await list.getByRole("checkbox").first().waitFor();
  const names = await list.locator("li:visible .task__name").allTextContents();
  const [next = ""] = names;
  await page.getByRole("region", { name: "Next step" }).getByText(next, { exact: true }).waitFor();
  await list.getByText(`0 of ${names.length}`, { exact: true }).waitFor();
  const previous = listOf(page, "Previous");
  expect(await previous.getByRole("button", { name: /^Expand/ }).count()).toBe(1);
  expect(await previous.getByText(/^0 of/).count()).toBe(0);

  const fold = list.getByRole("region", { name: "Earlier this year" });
  await fold.getByText("2 tasks from before you joined").waitFor();
  await fold.getByRole("button", { name: "Earlier this year" }).click();
  await fold.getByRole("button", { name: "I did these" }).click();
  await list.getByText(`2 of ${names.length + 2}`, { exact: true }).waitFor();
  await fold.getByText("2 tasks done before you joined").waitFor();
  expect(await fold.getByRole("button", { name: "I did these" }).count()).toBe(0);

  await page.getByRole("button", { name: "Undo" }).click();
  await fold.getByText("2 tasks from before you joined").waitFor();
  await fold.getByRole("button", { name: "Not for me", exact: true }).click();
  const aside = list.getByRole("region", { name: "Not for me" });
  await aside.getByText("2 tasks set aside").waitFor();
  await list.getByText(`0 of ${names.length}`, { exact: true }).waitFor();
});

test("a suggested task can be renamed, set aside with a reason, and restored", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const list = listOf(page);
  const [given = "", second = "", ...others] = await namesIn(list);

  await menuOf(list, given, "Edit");
  await list.getByLabel("Task", { exact: true }).fill("Ask which AP courses there are");
  await page.keyboard.press("Enter");
  const own = "Ask which AP courses there are";
  await taskIn(list, own).waitFor();
  await expect.poll(() => storedItem(ann, "hs-11", given)).toMatchObject({ own_name: own });

  await menuOf(list, own, "Not for me");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("My school has no AP courses");
  await page.keyboard.press("Enter");
  await list.getByText(`0 of ${others.length + 1}`, { exact: true }).waitFor();
  await expect.poll(() => taskIn(list, second).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.reload();
  const aside = list.getByRole("region", { name: "Not for me" });
  await aside.getByRole("button", { name: "Not for me" }).click();
  await aside.getByText("My school has no AP courses").waitFor();
  expect(await page.getByRole("region", { name: "Next step" }).getByText(own).count()).toBe(0);

  await aside.getByRole("button", { name: `Bring back: ${own}` }).click();
  await taskIn(list, own).waitFor();
  await list.getByText(`0 of ${others.length + 2}`, { exact: true }).waitFor();
});
