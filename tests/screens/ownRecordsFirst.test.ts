import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoStudents } from "../../emulators/seed/demoStudents.ts";
import { newPage, useBrowser } from "../support/browser.ts";

useBrowser();

/** A phone, and where the first record of each part of the tracker is. */
const PHONE = { width: 390, height: 844, isTouch: true };
const FIRST_RECORDS = [
  ["experiences", ".experience-table__name"],
  ["scores", ".scores tbody tr"],
  ["schools", ".school-table tbody tr"],
  ["coursework", ".term__row"],
  ["application", ".entry"],
  ["application/essays", ".essay-row"],
  ["application/letters", ".letters__row"],
  ["application/season", ".season-board tbody tr"],
  ["application/interviews", ".interview"],
  ["journals", ".journal-row"],
] as const;

const daniel = demoStudents.find(({ sample }) => sample === "daniel") ?? null;

async function yOf(page: Page, selector: string): Promise<number> {
  const first = page.locator(selector).first();
  await first.waitFor();
  return first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
}

test("a phone shows a student's own records on the first screen of every tab", async () => {
  const page = await newPage({ ...PHONE, student: daniel });
  const below: string[] = [];
  for (const [path, record] of FIRST_RECORDS) {
    await page.goto(`/tracker/${path}`);
    const y = await yOf(page, record);
    if (y > PHONE.height) below.push(`${path}: ${y}`);
  }

  expect(below).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("Back closes an opened record and stays on its page, also after a reload", async () => {
  const page = await newPage({ ...PHONE, student: daniel });
  await page.goto("/tracker/application");
  const row = page.getByRole("button", { name: "Free clinic intake", exact: true });
  const expanded = () => row.getAttribute("aria-expanded");
  await row.click();
  await page.getByRole("link", { name: "Edit the experience" }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Edit the experience" }).focus();

  await page.goBack();
  await expect.poll(expanded).toBe("false");
  await expect.poll(() => row.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goForward();
  await expect.poll(expanded).toBe("true");
  await row.click();
  await expect.poll(expanded).toBe("false");

  expect(new URL(page.url()).pathname).toBe("/tracker/application");
  expect(new URL(page.url()).search).toBe("");
});

test("a phone offers an account before the map", async () => {
  const page = await newPage(PHONE);
  await page.goto("/auth");
  const signUp = page.getByRole("button", { name: "Create an Account" });
  await signUp.waitFor();

  expect((await signUp.boundingBox())?.y).toBeLessThan((await page.locator(".trail-map").boundingBox())?.y ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("tips about keys are shown only where there are keys", async () => {
  const tips = [];
  for (const isTouch of [true, false]) {
    const page = await newPage({ student: daniel, isTouch });
    await page.goto("/timeline");
    await page.getByRole("button", { name: "About your route" }).click();
    await page.getByText("Each stone is a step.").waitFor();
    tips.push(await page.getByText("The arrow keys move along the route.").isVisible());
  }

  expect(tips).toEqual([false, true]);
});
