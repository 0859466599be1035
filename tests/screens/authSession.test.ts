import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { adminAuth, newStudent, type Student } from "../support/suite.ts";

useBrowser();

async function openDashboard(student: Student): Promise<Page> {
  const page = await openApp("/auth", student);
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Makes the page visible again, as when a student returns to it. */
async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = Date.now() + 10 * 60_000;
    Date.now = () => later;
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

describe("a second tab", () => {
  test("follows the sign-in and the sign-out of the first", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const first = await newPage();
    await first.goto("/auth");
    const second = await first.context().newPage();
    await second.goto("/auth");
    await second.getByRole("form", { name: "Login" }).waitFor();

    await logIn(first, ann);
    await first.waitForURL("**/dashboard");
    await second.waitForURL("**/dashboard");

    await first.getByRole("link", { name: "Profile" }).click();
    await first.getByRole("button", { name: "Log Out", exact: true }).click();
    await first.waitForURL("**/auth");
    await second.waitForURL("**/auth");
    await second.getByRole("status").getByText("You were signed out in another tab. Log in to continue.").waitFor();
  });

  test("opens the dashboard when the first has registered the student", async () => {
    const ann = await newStudent({ stage: null });
    const first = await newPage();
    expectComplaints(first, /403/);
    await first.goto("/auth");
    await first.evaluate(() => localStorage.setItem("flow", "register"));
    const form = first.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(ann.email);
    await form.getByLabel("Password", { exact: true }).fill(ann.password);
    await form.getByRole("button", { name: "Let's Go" }).click();
    const dialog = first.getByRole("dialog");
    await dialog.getByLabel("I am 13 or older").check();
    await dialog.getByRole("button", { name: /^Yes/ }).click();
    await first.waitForURL("**/stage-selection");
    const second = await first.context().newPage();
    await second.goto("/stage-selection");
    await second.getByRole("button", { name: /^High School/ }).waitFor();

    await first.getByRole("button", { name: /^High School/ }).click();
    await first.getByRole("button", { name: "10th Grade" }).click();

    await first.waitForURL("**/dashboard");
    await second.waitForURL("**/dashboard");
  });
});

describe("a session that the provider ends", () => {
  test("closes with a message if the account was disabled while the page was open", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    await adminAuth.updateUser(ann.uid, { disabled: true });

    await comeBackTo(page);

    await page.waitForURL("**/auth");
    await page.getByText("This account has been disabled. Log in with another one.").waitFor();
  });

  test("closes with a message if all sessions were revoked", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    // A revocation counts in whole seconds and spares tokens issued in the same second.
    await expect.poll(async () => Math.floor(Date.now() / 1000) > (await issuedAt(ann)), { timeout: 5_000 }).toBe(true);
    await adminAuth.revokeRefreshTokens(ann.uid);

    await comeBackTo(page);

    await page.waitForURL("**/auth");
    await page.getByText(/^(Your session has ended\. Log in again\.|You were signed out\.)/).waitFor();
  });

  test("closes with a message if it ended while the page was closed", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    await adminAuth.updateUser(ann.uid, { disabled: true });

    await page.reload();

    await page.waitForURL("**/auth");
    await page.getByText("This account has been disabled. Log in with another one.").waitFor();
  });

  test("opens again at the address where it was closed", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    // The session may end before the screen is loaded.
    const held: Route[] = [];
    await page.route("**/ProfileScreen*.js", (request) => void held.push(request));
    await page.getByRole("link", { name: "Profile" }).click();
    await page.waitForURL("**/profile");
    expectComplaints(page, /40[01]/);
    await adminAuth.updateUser(ann.uid, { disabled: true });
    await comeBackTo(page);
    await page.waitForURL("**/auth");
    expect(held).toHaveLength(1);
    await Promise.all(held.map((request) => request.continue()));

    await adminAuth.updateUser(ann.uid, { disabled: false });
    await logIn(page, ann);

    await page.waitForURL("**/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("cannot start while the account is disabled", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminAuth.updateUser(ann.uid, { disabled: true });
    const page = await newPage();
    expectComplaints(page, /400/);
    await page.goto("/auth");

    const form = page.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(ann.email);
    await form.getByLabel("Password", { exact: true }).fill(ann.password);
    await form.getByRole("button", { name: "Let's Go" }).click();

    await form.getByRole("alert").getByText("This account has been disabled. Log in with another one.").waitFor();
  });
});

/** When the student last logged in, in whole seconds. */
async function issuedAt({ uid }: Student): Promise<number> {
  const { metadata } = await adminAuth.getUser(uid);
  return Math.floor(Date.parse(metadata.lastSignInTime) / 1000);
}

describe("a session that another device ends", () => {
  /** Names of Firestore's databases, and everything else on this device that names the student. */
  const keptOf = (page: Page, { uid }: Student) =>
    page.evaluate(async (id) => {
      const names = (await indexedDB.databases()).map(({ name = "" }) => name);
      const entries = Object.entries(localStorage).filter((entry) => entry.join().includes(id));
      return { caches: names.filter((name) => name.startsWith("firestore/")), keys: entries.map(([key]) => key) };
    }, uid);

  test.each<readonly [string, (student: Student) => Promise<unknown>]>([
    ["a disabled account", ({ uid }) => adminAuth.updateUser(uid, { disabled: true })],
    ["a deleted account", ({ uid }) => adminAuth.deleteUser(uid)],
    ["a password changed elsewhere", ({ uid }) => adminAuth.updateUser(uid, { password: "another horse battery" })],
    ["a log-out everywhere", ({ uid }) => adminAuth.revokeRefreshTokens(uid)],
  ])("removes the plan from this device after %s", async (_, end) => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    // The dashboard shows before Firestore has started.
    await expect.poll(async () => (await keptOf(page, ann)).caches).toHaveLength(1);
    await expect.poll(async () => Math.floor(Date.now() / 1000) > (await issuedAt(ann)), { timeout: 5_000 }).toBe(true);
    await end(ann);

    await comeBackTo(page);

    await page.waitForURL("**/auth");
    await expect.poll(() => keptOf(page, ann)).toEqual({ caches: [], keys: [] });
  });

  test("removes the plan from this device if it ended while the page was closed", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    const later = await page.context().newPage();
    expectComplaints(later, /40[01]/);
    await page.close();
    await adminAuth.deleteUser(ann.uid);

    await later.goto("/dashboard");

    await later.waitForURL("**/auth");
    await expect.poll(() => keptOf(later, ann)).toEqual({ caches: [], keys: [] });
  });

  test("keeps unsent drafts, but only for the same student", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openDashboard(ann);
    expectComplaints(page, /40[01]/);
    const draft = `draft/${ann.uid}/quick-log`;
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ note: ["Walked the dogs"] }));
      localStorage.setItem("draft/another-student/quick-log", JSON.stringify({ note: ["Not ours"] }));
    }, draft);
    await adminAuth.updateUser(ann.uid, { disabled: true });

    await comeBackTo(page);

    await page.waitForURL("**/auth");
    await expect.poll(() => keptOf(page, ann)).toEqual({ caches: [], keys: [draft] });
    expect(await page.evaluate(() => localStorage.getItem("draft/another-student/quick-log"))).toBeNull();
  });
});
