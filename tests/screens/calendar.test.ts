import { userPath } from "@domain/records/firestorePaths.ts";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, useBrowser, useStory } from "../support/browser.ts";
import { adminDb, stored } from "../support/suite.ts";
import { openDashboard, storedRows, studentWith } from "./calendarStudent.ts";

useBrowser();

const FORM = { checklist_item_name: "Pantry hours form due", due_date: "2026-11-24", origin: "own" } as const;
const PROGRAM = { checklist_item_name: "Summer research program opens", due_date: "2026-11-30" };
const COLLEGES = { checklist_item_name: "Visit two colleges", due_date: "2026-12-12" };

const calendar = (page: Page) => page.locator("#calendar");
const day = (page: Page, name: string | RegExp) => calendar(page).getByRole("grid").getByRole("button", { name });
const isFocused = (locator: Locator) => expect.poll(() => locator.evaluate((node) => node === document.activeElement));
const month = (page: Page) => calendar(page).getByRole("heading", { level: 2 }).innerText();

describe("the month", () => {
  test("starts on Sunday, marks today, names what is due, and turns to other months", async () => {
    const page = await openDashboard(await studentWith({ form: FORM, program: PROGRAM }));

    await day(page, "November 24, Pantry hours form due").waitFor();
    expect(await calendar(page).getByRole("columnheader").first().innerText()).toBe("Sun");
    expect(await calendar(page).locator("tbody tr").first().locator("button").first().innerText()).toBe("1");
    const current = calendar(page).locator("[aria-current]");
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute("aria-current")).toBe("date");
    expect(await current.getAttribute("aria-label")).toBe("November 20, today");
    const comingUp = calendar(page).getByRole("list", { name: "Coming up" }).getByRole("listitem");
    await expect
      .poll(() => comingUp.allInnerTexts())
      .toEqual([
        expect.stringMatching(/24\s+Pantry hours form due\s+Tuesday, in 4 days/),
        expect.stringMatching(/30\s+Summer research program opens\s+Monday, in 10 days/),
      ]);

    await page.getByRole("button", { name: "Next month" }).click();
    await page.getByRole("button", { name: "Next month" }).click();
    await expect.poll(() => month(page)).toBe("January 2027");
    for (let turn = 0; turn < 3; turn += 1) await page.getByRole("button", { name: "Previous month" }).click();
    await expect.poll(() => month(page)).toBe("October 2026");

    await page.getByRole("button", { name: "October 2026" }).click();
    expect(await axeViolations(page, "#calendar")).toEqual([]);
    await page.getByLabel("Month", { exact: true }).selectOption("February");
    await page.getByLabel("Year", { exact: true }).selectOption("2028");
    await expect.poll(() => month(page)).toBe("February 2028");
    await day(page, "February 29, 2028").waitFor();
    await page.getByRole("button", { name: "Back to today" }).click();
    await expect.poll(() => month(page)).toBe("November 2026");
    await isFocused(day(page, "November 20, today")).toBe(true);
  });

  test("has one tab stop and is used by keyboard", async () => {
    const page = await openDashboard(await studentWith({ form: FORM }));
    expect(await calendar(page).locator("[data-day][tabindex='0']").count()).toBe(1);
    await day(page, "November 20, today").focus();

    const walk: [string, string][] = [
      ["ArrowRight", "November 21"],
      ["ArrowDown", "November 28"],
      ["ArrowDown", "December 5"],
      ["Home", "November 29"],
      ["End", "December 5"],
      ["PageUp", "November 5"],
      ["Shift+PageUp", "November 5, 2025"],
      ["ArrowUp", "October 29, 2025"],
      ["Shift+PageDown", "October 29"],
      ["PageDown", "November 29"],
      ["ArrowLeft", "November 28"],
    ];
    for (const [key, name] of walk) {
      await page.keyboard.press(key);
      await isFocused(day(page, name).and(page.locator("[tabindex='0']"))).toBe(true);
    }
    expect(await calendar(page).locator("[data-day][tabindex='0']").count()).toBe(1);

    await page.keyboard.press("Enter");
    await isFocused(calendar(page).getByRole("heading", { name: "November 28" })).toBe(true);
    await page.keyboard.press("Escape");
    await isFocused(day(page, "November 28")).toBe(true);
    await day(page, "November 26").click();
    await calendar(page).getByText("Nothing due on this day").waitFor();
    await page.getByRole("button", { name: "Close November 26" }).click();
    await isFocused(day(page, "November 26")).toBe(true);
    await calendar(page).getByText("Nothing due on this day").waitFor({ state: "hidden" });
  });

  test("moves its mark and month at midnight while the page is open", async () => {
    const page = await openDashboard(await studentWith({ form: FORM }), { time: "2026-11-30T23:58:00" });
    await day(page, "November 30, today").waitFor();

    await page.clock.fastForward("05:00");

    await day(page, "December 1, today").waitFor();
    expect(await month(page)).toBe("December 2026");
    expect(await calendar(page).locator("[aria-current]").count()).toBe(1);
  });

  test("follows the time zone of the device while the page is open", async () => {
    const page = await openDashboard(await studentWith({ form: FORM }), { time: "2026-11-30T23:00:00" });
    await day(page, "November 30, today").waitFor();
    const device = await page.context().newCDPSession(page);

    // The day begins there first of all. The page looks every quarter of an hour.
    await device.send("Emulation.setTimezoneOverride", { timezoneId: "Pacific/Kiritimati" });
    await page.clock.fastForward("16:00");

    await day(page, "December 1, today").waitFor();
  });

  // It is November 20 there, and November 21 or still November 19 in UTC.
  test.each([
    ["America/Los_Angeles", "2026-11-20T23:50:00"],
    ["UTC", "2026-11-20T12:00:00"],
    ["Pacific/Auckland", "2026-11-20T00:10:00"],
  ])("shows a task and today on the local day in %s", async (timezoneId, time) => {
    const page = await openDashboard(await studentWith({ form: FORM }), { timezoneId, time });

    await day(page, "November 24, Pantry hours form due").waitFor();
    await day(page, "November 20, today").waitFor();
    expect(await calendar(page).locator("[data-due]").allInnerTexts()).toEqual(["24"]);
  });
});

describe("a day", () => {
  const story = useStory(async () => {
    const ann = await studentWith(
      { program: PROGRAM, done: { ...PROGRAM, checklist_item_name: "Buy stamps", status: "Completed", origin: "own" } },
      { left: { checklist_item_name: "Start a résumé", due_date: "2026-11-30" } },
    );
    const page = await openDashboard(ann);
    await day(page, /^November 30/).click();
    return { ann, page, list: calendar(page).getByRole("list", { name: "November 30" }) };
  });

  test("lists what is due, whichever list it is on", async () => {
    const { list } = story();

    // Each list comes from its own document.
    await expect
      .poll(() => list.getByRole("listitem").allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Summer research program opens\s+Suggested step$/),
        expect.stringMatching(/^Start a résumé\s+From last year's list$/),
        expect.stringMatching(/^Buy stamps\s+Your own task · Done$/),
      ]);
  });

  test("takes hours if it is not in the future", async () => {
    const { page } = story();

    expect(await calendar(page).getByRole("button", { name: "Log hours" }).count()).toBe(0);
    await day(page, "November 18").click();
    await calendar(page).getByRole("button", { name: "Log hours" }).click();
    const dialog = page.getByRole("dialog", { name: "Log hours" });
    await expect.poll(() => dialog.getByLabel("Day").inputValue()).toBe("2026-11-18");
    await page.keyboard.press("Escape");
    await day(page, /^November 30/).click();
  });

  test("takes one task after another, but none without a name", async () => {
    const { ann, page, list } = story();

    await page.getByRole("button", { name: "Add a task for this day" }).click();
    await page.keyboard.type("Ask Ms. Rivera");
    await page.keyboard.press("Enter");
    await list.getByText("Ask Ms. Rivera").waitFor();
    await isFocused(page.getByLabel("New task for November 30")).toBe(true);
    // Typed and deleted again: Enter so soon without typing counts as the second half of a double press.
    await page.keyboard.type("A");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await calendar(page).getByText("Write what the task is.").waitFor();
    await expect.poll(() => storedRows(ann)).toContainEqual(ownTask("Ask Ms. Rivera", "2026-11-30"));
    await page.getByRole("checkbox", { name: "Ask Ms. Rivera" }).waitFor();
  });

  test("takes a task offline, which is sent later", async () => {
    const { ann, page } = story();
    const before = (await storedRows(ann)).length;

    expectComplaints(page, /Failed to load resource|net::ERR|WebChannelConnection/);
    await page.context().setOffline(true);
    // By keyboard: the offline bar pushes the page down, and a click at that moment would miss the day.
    await page.getByText("You are offline.").waitFor();
    await day(page, "November 25").press("Enter");
    await page.getByRole("button", { name: "Add a task for this day" }).click();
    await page.keyboard.type("Written on the train");
    await page.keyboard.press("Enter");
    await day(page, "November 25, Written on the train").waitFor();
    expect((await storedRows(ann)).length).toBe(before);

    await page.context().setOffline(false);
    await expect.poll(() => storedRows(ann)).toContainEqual(ownTask("Written on the train", "2026-11-25"));
  });
});

test("the days to come take the space of two rows, even if nothing is due", async () => {
  const space = (page: Page) =>
    calendar(page)
      .locator(".calendar__below")
      .evaluate((below) => below.clientHeight);
  const row = (page: Page) =>
    calendar(page)
      .locator(".calendar-item")
      .first()
      .evaluate((item) => item.clientHeight);
  const busy = await openDashboard(await studentWith({ colleges: COLLEGES }));
  await calendar(busy).getByText("Visit two colleges").waitFor();
  const free = await openDashboard(await studentWith({}));
  await calendar(free).getByText("Nothing due this month").waitFor();

  expect(await space(free)).toBeGreaterThanOrEqual(2 * (await row(busy)));
});

test("an empty month shows what is next, a day has its own address, and a folded card stays folded", async () => {
  const ann = await studentWith({ colleges: COLLEGES });
  const page = await openDashboard(ann);

  await calendar(page).getByText("Nothing due this month").waitFor();
  await calendar(page).getByText("Visit two colleges").waitFor();
  await page.getByRole("button", { name: "Next month" }).click();
  await calendar(page).getByText("Nothing due this month").waitFor({ state: "hidden" });

  // There is no such day.
  await page.goto("/dashboard?day=2027-02-29");
  await day(page, "November 20, today").waitFor();
  await calendar(page).getByText("Nothing due this month").waitFor();
  await day(page, "December 2").click();
  await page.waitForURL("**/dashboard?day=2026-12-02");
  await expect.poll(() => month(page)).toBe("December 2026");
  await page.reload();
  await calendar(page).getByRole("heading", { name: "December 2", exact: true }).waitFor();

  await page.getByRole("button", { name: "Collapse calendar" }).click();
  await calendar(page).getByRole("grid").waitFor({ state: "hidden" });
  await expect.poll(() => stored(userPath(ann.uid))).toMatchObject({ preferences: { collapsed: ["calendar"] } });
  await page.reload();
  await page.getByRole("button", { name: "Expand calendar" }).click();
  await calendar(page).getByRole("grid").waitFor();

  // Firestore reserves this id, so the server refuses to listen.
  await adminDb.doc(userPath(ann.uid)).update({ previous_stage: "__none__" });
  await calendar(page).getByText("Your deadlines could not be loaded.").waitFor();
  await page.getByRole("button", { name: "Next month" }).click();
  await day(page, "December 12, Visit two colleges").waitFor();
  await adminDb.doc(userPath(ann.uid)).update({ previous_stage: "hs-10" });
  await calendar(page).getByRole("list", { name: "Coming up" }).waitFor();

  await adminDb.doc(userPath(ann.uid)).update({ "preferences.widgets": { hidden: ["calendar"] } });
  await calendar(page).waitFor({ state: "detached" });
});

test("the card is next to the overview if there is room, otherwise below it, and never overflows", async () => {
  const page = await openDashboard(await studentWith({ form: FORM }));
  const checklist = page.getByRole("region", { name: "Current Year's Checklist" });

  for (const width of [1280, 1000, 800, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const [own, others] = await Promise.all([calendar(page).boundingBox(), checklist.boundingBox()]);
    if (width >= 1000) expect(own?.width).toBe(344);
    expect((own?.x ?? 0) > (others?.x ?? 0) + (others?.width ?? 0)).toBe(width >= 1000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test("the next waypoint opens the day of what is next, and disappears when nothing is due", async () => {
  const ann = await studentWith({ colleges: COLLEGES });
  await adminDb.doc(userPath(ann.uid)).update({ "preferences.collapsed": ["calendar"] });
  const page = await openDashboard(ann);
  await page.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");

  await page.getByRole("link", { name: "Next waypoint, in 22 days Visit two colleges" }).click();

  await page.waitForURL("**/dashboard?day=2026-12-12#calendar");
  await isFocused(calendar(page).getByRole("heading", { name: "December 12" })).toBe(true);
  expect(await month(page)).toBe("December 2026");

  await page.getByRole("checkbox", { name: "Visit two colleges" }).click();
  await page.getByText("Next waypoint").waitFor({ state: "detached" });
});

function ownTask(checklist_item_name: string, due_date: string) {
  return expect.objectContaining({ checklist_item_name, due_date, origin: "own", status: "Pending" });
}
