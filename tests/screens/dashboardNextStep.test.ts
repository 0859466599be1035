import { schoolsPath } from "@domain/records/firestorePaths.ts";
import { expect, test } from "vitest";
import resources from "../../web/src/content/resources.json" with { type: "json" };
import { openApp, useBrowser } from "../support/browser.ts";
import { plainSchool } from "../support/records.ts";
import { newStudent } from "../support/suite.ts";
import { dayInDays, listOf, namesIn, openFold, setDueDates, storedItem, taskIn } from "./support/checklist.ts";
import { openSeason, saved, studentWith } from "./support/seasonPages.ts";

useBrowser();

test("the next step is the task due soonest, with its reason, and completing it can be undone", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await setDueDates(ann, "hs-11", [dayInDays(9), dayInDays(4), null]);
  const page = await openApp("/dashboard", ann);
  const card = page.getByRole("region", { name: "Next step" });
  const [first = "", second = ""] = await namesIn(listOf(page));
  await card.getByText(first, { exact: true }).waitFor();
  await card.getByText("in 4 days").waitFor();

  // A double press should complete only one task.
  await card.getByRole("button", { name: "Mark as done" }).dblclick({ delay: 80 });

  await card.getByText(second, { exact: true }).waitFor();
  await expect.poll(() => storedItem(ann, "hs-11", first)).toMatchObject({ status: "Completed" });
  await openFold(listOf(page), /^1 task done$/);
  expect(await taskIn(listOf(page), first).isChecked()).toBe(true);
  expect(await storedItem(ann, "hs-11", second)).toMatchObject({ status: "Pending" });
  await page.getByRole("button", { name: "Undo" }).click();
  await card.getByText(first, { exact: true }).waitFor();
  await expect.poll(() => storedItem(ann, "hs-11", first)).toMatchObject({ status: "Pending" });
});

test("the next step of the suggested list leads to the resource for it", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  await setDueDates(ann, "hs-11", [dayInDays(4)]);
  const page = await openApp("/dashboard", ann);
  const [first = ""] = await namesIn(listOf(page));
  const task = await storedItem(ann, "hs-11", first);
  const title = resources.resources.find(({ id }) => id === task?.resourceId)?.title ?? "";
  const card = page.getByRole("region", { name: "Next step" });

  await card.getByText(first, { exact: true }).waitFor();
  await card.getByRole("link", { name: "Read more" }).click();

  await page.getByRole("region", { name: "Found" }).getByRole("heading", { name: title }).first().waitFor();
});

test("a task postponed with Not now is hidden for the day, until all are shown again", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  const card = page.getByRole("region", { name: "Next step" });
  const notNow = card.getByRole("button", { name: "Not now" });
  const step = card.locator(".next-step__name");
  const names = await namesIn(listOf(page));
  const first = await step.innerText();

  await notNow.click();
  await expect.poll(() => step.innerText()).not.toBe(first);
  const second = await step.innerText();
  expect(await notNow.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await card.getByText(second, { exact: true }).waitFor();
  expect(await card.getByText(first, { exact: true }).count()).toBe(0);

  for (let left = names.length - 1; left > 0; left -= 1) await notNow.click();
  await card.getByText("Enough for today.").waitFor();
  await card.getByRole("button", { name: "Show them again" }).click();
  await card.getByText(first, { exact: true }).waitFor();
  expect(await storedItem(ann, "hs-11", first)).toMatchObject({ status: "Pending" });
});

test("a deadline that has passed is the answer of the whole dashboard, with a way to meet it", async () => {
  const deadlines = [{ id: "ed", label: "Early Decision", day: "2026-11-01", done: false }];
  const columbia = { ...plainSchool, name: "Columbia University", track: "HS", kind: "UG", deadlines } as const;
  const ann = await studentWith({ stage: "hs-12", schools: { columbia } });
  const page = await openSeason(ann, "/dashboard");
  const card = page.getByRole("region", { name: "Next step" });
  const what = "Columbia University: Early Decision";

  await card.getByText(what).waitFor();
  await card.getByText("21 days ago").waitFor();
  await page.locator(".dashboard__line").getByText("Your next step was due Nov 1.").waitFor();
  await page.getByRole("link", { name: `Was due 21 days ago ${what}` }).waitFor();
  await page.getByRole("list", { name: "Coming up" }).getByRole("listitem").first().getByText(what).waitFor();
  await card.getByRole("button", { name: "Mark as done" }).click();
  await expect.poll(() => saved(schoolsPath(ann.uid), "columbia")).toMatchObject({ deadlines: [{ done: true }] });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await card.getByRole("link", { name: "Open the school" }).click();
  await page.waitForURL("**/tracker/schools?school=columbia");
});
