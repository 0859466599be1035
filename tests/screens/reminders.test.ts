import { remindersPath } from "@domain/records/firestorePaths.ts";
import { NO_REMINDERS } from "@domain/reminder/reminderSettings.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, openApp, useBrowser } from "../support/browser.ts";
import { adminAuth, adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

const cardOf = (page: Page) => page.getByRole("region", { name: "Reminders" });

async function openCard(isConfirmed: boolean): Promise<{ page: Page; ann: Student }> {
  const ann = await newStudent({ stage: "hs-10" });
  if (isConfirmed) await adminAuth.updateUser(ann.uid, { emailVerified: true });
  return { ann, page: await openApp("/profile#reminders", ann, { timezoneId: "America/Denver" }) };
}

const settingsOf = async ({ uid }: Student) => (await stored(remindersPath(uid)))?.settings;

describe("the reminders card", () => {
  test("saves each choice by itself, in the device's time zone", async () => {
    const { page, ann } = await openCard(true);
    const card = cardOf(page);

    await card.getByRole("radio", { name: "Weekly" }).check();
    await card.getByLabel("Hour").selectOption("4 PM");
    await card.getByLabel("Day of the weekly email").selectOption("Wednesday");
    await card.getByRole("checkbox", { name: "Interviews" }).uncheck();
    await card.getByText("Your reminders are saved.").waitFor();

    const kinds = ["tasks", "deadlines", "letters", "comments"];
    const chosen = { email: "weekly", hour: 16, weekday: 3, zone: "America/Denver", push: false, kinds };
    await expect.poll(() => settingsOf(ann)).toEqual(chosen);
    await page.reload();
    await expect.poll(() => card.getByRole("radio", { name: "Weekly" }).isChecked()).toBe(true);
    expect(await card.getByLabel("Hour").inputValue()).toBe("16");
  });

  test("offers no hour between midnight and 6 am, and shows a stored one as 6 am", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminAuth.updateUser(ann.uid, { emailVerified: true });
    await adminDb.doc(remindersPath(ann.uid)).set({ settings: { ...NO_REMINDERS, email: "daily", hour: 3 } });
    const page = await openApp("/profile#reminders", ann);
    const hour = cardOf(page).getByLabel("Hour");

    await expect.poll(() => hour.inputValue()).toBe("6");

    const offered = await hour.locator("option").allInnerTexts();
    expect([offered.length, offered[0], offered.at(-1)]).toEqual([18, "6 AM", "11 PM"]);
  });

  test("shows first what is needed", async () => {
    const { page } = await openCard(false);
    const card = cardOf(page);
    await card.getByText(/^First confirm student-/).waitFor();
    expect(await card.getByRole("radio").count()).toBe(0);
    await card.getByText("This browser cannot show notifications").waitFor();

    expectComplaints(page, /Failed to load resource|WebChannelConnection|net::ERR/);
    await page.context().setOffline(true);
    await card.getByText("You are offline. Reminders can be changed when you are connected.").waitFor();
  });

  test("shows a refused change beside its control, and reverts it", async () => {
    const { page, ann } = await openCard(true);
    const daily = cardOf(page).getByRole("radio", { name: "Daily" });
    await daily.waitFor();
    await adminAuth.updateUser(ann.uid, { emailVerified: false });
    expectComplaints(page, /409/);

    await daily.click();

    await cardOf(page).getByText("Confirm your email address first.").waitFor();
    expect(await daily.isChecked()).toBe(false);
  });
});

test("an invalid unsubscribe link, rewritten by a mail scanner, has a page that says so", async () => {
  const page = await newPage();
  await page.goto("/unsubscribe");
  await page.getByRole("heading", { name: "This link is not complete" }).waitFor();

  expectComplaints(page, /404/);
  await page.goto(`/unsubscribe/%23${"x".repeat(43)}.`);
  await page.getByRole("button", { name: "Stop the emails" }).click();

  await page.getByText("This link does not belong to any reminders.").waitFor();
});
