import { remindersPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newPage, useBrowser } from "../support/browser.ts";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

/**
 * Runs in the page. The browser's push service is a server of its vendor, which tests must not call: subscriptions lead
 * to this machine. They outlive the page, as real ones do.
 */
function standInForPushService(): void {
  // One of the names that /privacy lists.
  const KEY = "firebase:push-stand-in";
  // A browser without windows denies every notification.
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  const subscriptionOf = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) } }),
    unsubscribe: async () => {
      localStorage.removeItem(KEY);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const found = localStorage.getItem(KEY);
      return found === null ? null : subscriptionOf(found);
    },
    subscribe: async () => {
      const endpoint = `http://127.0.0.1:9/push/${crypto.randomUUID()}`;
      localStorage.setItem(KEY, endpoint);
      return subscriptionOf(endpoint);
    },
  });
}

const devicesOf = async ({ uid }: Student) => Object.values((await stored(remindersPath(uid)))?.subscriptions ?? {});
const cardOf = (page: Page) => page.getByRole("region", { name: "Reminders" });

/** A student's device with notifications on. */
async function withPushes(): Promise<{ ann: Student; page: Page }> {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await newPage({ installs: true, student: ann });
  await page.addInitScript(standInForPushService);
  await page.goto("/profile#reminders");
  await cardOf(page).getByRole("button", { name: "Turn on" }).click();
  await cardOf(page).getByText("On for this device.").waitFor();
  return { ann, page };
}

test("notifications are turned on and off on this device", async () => {
  const { ann, page } = await withPushes();
  const card = cardOf(page);
  await card.getByText("Chrome on Linux (this device)").waitFor();
  await expect.poll(() => devicesOf(ann)).toEqual([expect.objectContaining({ label: "Chrome on Linux" })]);
  await expect.poll(async () => (await stored(remindersPath(ann.uid)))?.settings).toMatchObject({ push: true });

  await page.reload();
  await card.getByText("On for this device.").waitFor();
  await card.getByRole("button", { name: "Turn off" }).click();

  await card.getByText("Off for this device.").waitFor();
  await expect.poll(() => devicesOf(ann)).toEqual([]);
});

test("a log-out ends the device's notifications", async () => {
  const { ann, page } = await withPushes();

  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL("**/auth");

  await expect.poll(() => devicesOf(ann)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("push"))))
    .toEqual([]);
});

test("a replaced subscription reaches the server at the next start", async () => {
  const { ann, page } = await withPushes();
  const [before] = await devicesOf(ann);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.subscribe());

  await page.goto("/dashboard");

  await expect.poll(() => devicesOf(ann)).toEqual([expect.not.objectContaining({ endpoint: before?.endpoint })]);
});

test("a device that was removed elsewhere is off", async () => {
  const { ann, page } = await withPushes();
  await adminDb.doc(remindersPath(ann.uid)).update({ subscriptions: {} });

  await page.reload();

  await cardOf(page).getByText("Off for this device.").waitFor();
});
