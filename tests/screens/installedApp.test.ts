import { checklistPath } from "@domain/records/firestorePaths.ts";
import { localDayOf } from "@domain/shared/calendarDay.ts";
import type { CDPSession, Page, Worker } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { openFold } from "./support/checklist.ts";

useBrowser();

const CUT = /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/;

interface Device {
  readonly ann: Student;
  readonly page: Page;
  readonly worker: Worker;
  readonly cdp: CDPSession;
  /** The browser's id of the worker's registration. */
  readonly registrationId: string;
}

/** A student's page with one task due today, whose app is stored on the device. Calls for the badge are recorded. */
async function install(): Promise<Device> {
  const ann = await newStudent({ stage: "hs-10" });
  await adminDb.doc(checklistPath(ann.uid, "hs-10")).update({ "items.hs-10-01.due_date": localDayOf(new Date()) });
  const page = await newPage({ installs: true, student: ann });
  const context = page.context();
  await page.addInitScript(recordBadges);
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
  await worker.evaluate(recordBadges);
  await worker.evaluate(KEEP_NOTICES);
  const cdp = await context.newCDPSession(page);
  return { ann, page, worker, cdp, registrationId: await registrationIdFrom(cdp) };
}

async function registrationIdFrom(cdp: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  return registered;
}

/** Runs in the page and in the worker. A browser without a desktop shows no badge. */
function recordBadges(): void {
  const calls: (number | null)[] = [];
  const record = (count: number | null) => Promise.resolve(void calls.push(count));
  Object.assign(navigator, { setAppBadge: record, clearAppBadge: () => record(null) });
  Object.assign(globalThis, { badgeCalls: calls });
}

/** Runs in the page and in the worker. */
const lastBadge = () => (Reflect.get(globalThis, "badgeCalls") as (number | null)[]).at(-1);

/** Delivers a push to the real worker, as the browser's push service would. */
async function push({ cdp, registrationId }: Device, data: string): Promise<void> {
  const { origin } = new URL(suite.hostingUrl);
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}

/**
 * For the worker. A browser without windows denies every notification, so they are kept here, one for each tag, as the
 * desktop would. Only a real press may bring a window to the front, so that part is left out, too.
 */
const KEEP_NOTICES = `
  const shown = new Map();
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title, { tag }) => void shown.set(tag, { title, tag, close: () => shown.delete(tag) }),
    getNotifications: async () => [...shown.values()],
  });
  WindowClient.prototype.focus = async function () { return this; };
`;
const PRESS_NOTICE = `
  registration.getNotifications().then(([notification]) => {
    dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
  });
`;

const notices = (worker: Worker) =>
  worker.evaluate<unknown>(
    "registration.getNotifications().then((all) => all.map(({ title, tag }) => ({ title, tag })))",
  );

describe("a push", () => {
  test("shows one notification with the number, and sets the badge", async () => {
    const device = await install();
    const { worker } = device;
    const day = localDayOf(new Date());

    await push(device, JSON.stringify({ count: 2, day, title: "MCAT" }));
    await expect.poll(() => notices(worker)).toEqual([{ title: "2 things are due today", tag: "due" }]);
    await push(device, JSON.stringify({ count: 3, day }));

    await expect.poll(() => notices(worker)).toEqual([{ title: "3 things are due today", tag: "due" }]);
    expect(await worker.evaluate(lastBadge)).toBe(3);
  });

  test("leads to the dashboard when its notification is pressed", async () => {
    const device = await install();
    const { page, worker } = device;
    await page.goto("/profile");
    await push(device, "not JSON");
    await expect.poll(() => notices(worker)).toEqual([{ title: "Cairn has a reminder for you", tag: "due" }]);

    await worker.evaluate(PRESS_NOTICE);

    await page.waitForURL("**/dashboard");
    expect(await notices(worker)).toEqual([]);
  });
});

test("the badge follows what is due today, and goes with the session", async () => {
  const { page } = await install();
  await expect.poll(() => page.evaluate(lastBadge)).toBe(1);

  const first = page.getByRole("checkbox", { name: "Look at your four-year plan again" });
  await first.check();
  await expect.poll(() => page.evaluate(lastBadge)).toBe(0);
  await openFold(page.locator("body"), /^1 task done$/);
  await first.uncheck();
  await expect.poll(() => page.evaluate(lastBadge)).toBe(1);

  await page.getByRole("link", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL("**/auth");
  expect(await page.evaluate(lastBadge)).toBeNull();
});

test("the app can be installed, with shortcuts and a share target", async () => {
  const { page, cdp } = await install();

  const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
  const { errors, data = "" } = await cdp.send("Page.getAppManifest");

  // For some versions of Chromium, a test's browser context counts as incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  expect(errors).toEqual([]);
  const { shortcuts, share_target } = JSON.parse(data);
  expect(share_target).toMatchObject({ action: "/add", method: "GET" });
  const [logHours, addTask] = shortcuts;
  await page.goto(logHours.url);
  await page.getByRole("dialog", { name: "Log hours" }).waitFor();
  await page.goto("/profile");
  await page.goto(addTask.url);
  const field = page.getByRole("form", { name: "Add a task" }).getByLabel("New task");
  await field.waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  // The hash is gone: a reload does not open the form again.
  await page.waitForURL(/\/dashboard$/);
});

test("the installed app turns a share into a task offline", async () => {
  const { ann, page } = await install();
  expectComplaints(page, CUT);
  await page.getByRole("checkbox").first().waitFor();
  await page.context().setOffline(true);

  await page.goto(`/add?${new URLSearchParams({ title: "Clinic", text: "Ask about shadowing" })}`);
  await page.getByRole("button", { name: "Add the task" }).click();
  await page.getByText("The task is on your checklist.").waitFor();
  await page.context().setOffline(false);

  const list = async () => JSON.stringify(await stored(checklistPath(ann.uid, "hs-10")));
  await expect.poll(list).toContain('"Clinic"');
});
