import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, useBrowser } from "../support/browser.ts";
import { openDashboard, studentWith } from "./calendarStudent.ts";

useBrowser();

const FORM = { checklist_item_name: "Forms; fees, and a résumé", due_date: "2026-12-31", origin: "own" } as const;
const COLLEGES = { checklist_item_name: "Visit two colleges", due_date: "2027-02-28" };
/** The downloaded file's events, as read by an independent parser. */
async function downloaded(page: Page, press: Locator): Promise<{ fileName: string; events: ICAL.Event[] }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  const text = await readFile(await download.path(), "utf8");
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return { fileName: download.suggestedFilename(), events: events.map((event) => new ICAL.Event(event)) };
}

function addMenu(page: Page, title: string): Promise<void> {
  return page.getByRole("button", { name: `Add to my calendar: ${title}` }).click();
}

test.each(["America/Los_Angeles", "UTC", "Pacific/Auckland"])(
  "a file and a link to Google Calendar contain the task's own day in %s",
  async (timezoneId) => {
    const page = await openDashboard(await studentWith({ form: FORM, colleges: COLLEGES }), { timezoneId });

    await addMenu(page, FORM.checklist_item_name);
    const { fileName, events } = await downloaded(page, page.getByRole("button", { name: "Download (.ics)" }));

    expect(fileName).toBe("cairn-2026-12-31.ics");
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe("Forms; fees, and a résumé");
    expect(events[0]?.startDate.isDate).toBe(true);
    expect([events[0]?.startDate.toString(), events[0]?.endDate.toString()]).toEqual(["2026-12-31", "2027-01-01"]);

    await addMenu(page, FORM.checklist_item_name);
    const link = page.getByRole("link", { name: "Google Calendar (opens in a new tab)" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin + address.pathname).toBe("https://calendar.google.com/calendar/render");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      action: "TEMPLATE",
      text: "Forms; fees, and a résumé",
      dates: "20261231/20270101",
    });
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await link.getAttribute("rel")).toBe("noreferrer");
  },
);

describe("a calendar file", () => {
  test("contains every open task once, with the same id as in any other file", async () => {
    const ann = await studentWith(
      { form: FORM, colleges: COLLEGES, done: { ...COLLEGES, status: "Completed" }, free: { ...FORM, due_date: null } },
      { left: { checklist_item_name: "Start a résumé", due_date: "2026-05-31" } },
    );
    const page = await openDashboard(ann);

    await page.getByRole("button", { name: "Add to my calendar", exact: true }).click();
    const all = await downloaded(page, page.getByRole("button", { name: "Download all (.ics)" }));
    await page.getByText("Downloaded 3 dates. Open the file to add them.").waitFor();
    await addMenu(page, FORM.checklist_item_name);
    const one = await downloaded(page, page.getByRole("button", { name: "Download (.ics)" }));

    expect(all.fileName).toBe("cairn.ics");
    expect(all.events.map(({ summary, startDate }) => [startDate.toString(), summary])).toEqual([
      ["2026-05-31", "Start a résumé"],
      ["2026-12-31", "Forms; fees, and a résumé"],
      ["2027-02-28", "Visit two colleges"],
    ]);
    expect(new Set(all.events.map(({ uid }) => uid)).size).toBe(3);
    expect(all.events[1]?.uid).toBe(one.events[0]?.uid);
  });

  test("can be downloaded offline", async () => {
    const page = await openDashboard(await studentWith({ form: FORM }), { installs: true });
    await page.getByRole("list", { name: "Coming up" }).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    expectComplaints(page, /Failed to load resource: net::ERR|WebChannelConnection|Could not reach Cloud Firestore/);

    await page.context().setOffline(true);
    await addMenu(page, FORM.checklist_item_name);
    const { events } = await downloaded(page, page.getByRole("button", { name: "Download (.ics)" }));

    expect(events).toHaveLength(1);
  });

  test("is not offered if it would be empty", async () => {
    const page = await openDashboard(await studentWith({ done: { ...FORM, status: "Completed" } }));
    await page.getByText("Nothing due this month").waitFor();

    expect(await page.getByRole("button", { name: /^Add to my calendar/ }).count()).toBe(0);
  });
});
