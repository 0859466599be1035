import { readFile } from "node:fs/promises";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { calendarFeedPath } from "@domain/records/firestorePaths.ts";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readFeed, storedFeeds, titlesIn } from "../api/calendarFeed.ts";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent, stored } from "../support/suite.ts";
import { openDashboard, studentWith } from "./calendarStudent.ts";

useBrowser();

const FORMS = { checklist_item_name: "Send the forms", due_date: "2027-02-28", origin: "own" } as const;
const RESUME = { checklist_item_name: "Start a résumé", due_date: "2026-05-31" } as const;

function cardOf(page: Page): Locator {
  return page.getByRole("region", { name: "Calendar address" });
}

/** The path of the address that the card shows. */
async function shownPath(card: Locator): Promise<string> {
  return new URL(await card.getByLabel("Your private address").inputValue()).pathname;
}

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
}

describe("the calendar address", () => {
  test("is made from the dashboard's calendar, and answers what its download has", async () => {
    const ann = await studentWith({ forms: FORMS }, { resume: RESUME });
    const page = await openDashboard(ann);
    await page.getByRole("button", { name: "Add to my calendar", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download all (.ics)" }).click();
    const file = await readFile(await (await download).path(), "utf8");

    await page.getByRole("button", { name: "Add to my calendar", exact: true }).click();
    await page.getByRole("button", { name: "Subscribe by address" }).click();
    const card = cardOf(page);
    await card.getByLabel("Your time zone").selectOption("America/Denver");
    await card.getByRole("button", { name: "Create my calendar address" }).click();

    await card.getByRole("status").getByText("Your calendar address is ready.").waitFor();
    const path = await shownPath(card);
    // Their ids differ: the address says nothing about the account.
    const [feed, downloaded] = [titlesIn((await readFeed(path)).text), titlesIn(file)];
    expect(Object.values(feed).toSorted()).toEqual(Object.values(downloaded).toSorted());
    expect(Object.keys(downloaded)).toHaveLength(2);
    await card.getByText("Apple Calendar").click();
    const link = await card.getByRole("link", { name: "Open in Calendar" }).getAttribute("href");
    expect(link).toMatch(new RegExp(`^webcal://.*${path.replaceAll(".", "\\.")}$`));
    expect(await stored(calendarFeedPath(ann.uid))).toMatchObject({ zone: "America/Denver" });
  });

  test("can be changed and replaced, is shown only where it was made, and can be ended", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const page = await openApp("/profile#calendar-address", ann);
    const card = cardOf(page);
    await card.getByRole("button", { name: "Create my calendar address" }).click();
    const first = await shownPath(card);

    await card.getByLabel("Shifts to come").uncheck();
    await card.getByRole("button", { name: "Save changes" }).click();
    await card.getByText("Saved. Your calendar shows it after its next update.").waitFor();
    expect(await storedFeeds(ann.uid)).toMatchObject([{ kinds: ["tasks", "deadlines", "tests", "interviews"] }]);

    const phone = cardOf(await openApp("/profile", ann));
    await phone.getByText("You have a calendar address, made on another device").waitFor({ timeout: 30_000 });
    expect(await phone.getByLabel("Shifts to come").isChecked()).toBe(false);

    await confirm(page, "Replace address");
    await expect.poll(() => shownPath(card)).not.toBe(first);
    expect(await readFeed(first)).toMatchObject({ status: 404 });

    await confirm(page, "End address");
    await card.getByText("Your calendar address has ended.").waitFor();
    await phone.getByRole("button", { name: "Create my calendar address" }).waitFor({ timeout: 30_000 });
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("calendar-feed"))),
    ).toEqual([]);
    expect(await storedFeeds(ann.uid)).toEqual([]);
  });

  test("says next to the button what is missing or failed", async () => {
    const page = await openApp("/profile", await newStudent({ stage: "hs-11" }));
    const card = cardOf(page);
    expectComplaints(page, /Failed to load resource: net::ERR/);
    await page.route(`**${API_CALLS.makeCalendarFeed.path}`, (call) => call.abort());

    await card.getByRole("button", { name: "Create my calendar address" }).waitFor();
    for (const box of await card.getByRole("checkbox").all()) await box.uncheck();
    await card.getByRole("button", { name: "Create my calendar address" }).click();
    await card.getByText("Choose what the calendar should contain.").waitFor();
    await card.getByLabel("Planned tests").check();
    await card.getByRole("button", { name: "Create my calendar address" }).click();

    await card.getByRole("alert").getByText("Cairn could not be reached").waitFor();
    await page.context().setOffline(true);
    await card.getByText("You are offline.").waitFor();
  });
});
