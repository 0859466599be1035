import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, useBrowser, useStory } from "../support/browser.ts";
import { planOf } from "../support/guest.ts";
import { adminAuth, newStudent } from "../support/suite.ts";
import {
  enterWithPlan,
  freshEmail,
  GUEST_PASSWORD,
  guestBar,
  keepByEmail,
  openKeepDialog,
  uidOn,
} from "./support/guest.ts";

useBrowser();

/** Opens the choice for a guest whose email address already has an account. */
async function meetAccount(sample: string, email: string): Promise<{ page: Page; uid: string; dialog: Locator }> {
  const { page, uid } = await enterWithPlan(sample);
  expectComplaints(page, /400/);
  const dialog = await openKeepDialog(page);
  await keepByEmail(dialog, "Ann Lee", email);
  await dialog.getByText(`There is already a Cairn account for ${email}.`).waitFor();
  return { page, uid, dialog };
}

describe("keeping the plan by keyboard alone", () => {
  const story = useStory(async () => {
    const { page, uid } = await enterWithPlan("Daniel Reyes");
    return { page, uid, keep: guestBar(page).getByRole("button", { name: "Keep my plan" }) };
  });

  test("can be left by Escape, which changes nothing", async () => {
    const { page, keep } = story();

    await keep.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("makes an account that opens elsewhere", async () => {
    const { page, uid, keep } = story();
    const email = freshEmail();
    const dialog = page.getByRole("dialog");

    await keep.focus();
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Your Name").focus();
    await page.keyboard.type("Bo Diaz");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(GUEST_PASSWORD);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(GUEST_PASSWORD);
    await dialog.getByLabel(/13 or older/).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { level: 1, name: "Welcome back, Bo" }).waitFor();
    expect((await adminAuth.getUserByEmail(email)).uid).toBe(uid);
    const elsewhere = await newPage();
    await elsewhere.goto("/auth");
    await logIn(elsewhere, { email, password: GUEST_PASSWORD });
    await elsewhere.getByRole("heading", { level: 1, name: "Welcome back, Bo" }).waitFor();
    expect(await guestBar(elsewhere).count()).toBe(0);
  });
});

describe("keeping the plan in an existing account", () => {
  test("rejects a wrong password, and adds the plan with the right one", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, uid, dialog } = await meetAccount("Maya Okafor", ann.email);
    const [before, guests] = [await planOf(ann.uid), await planOf(uid)];
    const password = dialog.getByLabel("Password of this account", { exact: true });

    await password.fill("not my password");
    await dialog.getByRole("button", { name: "Continue with my account" }).click();
    await dialog
      .getByText(/password/i)
      .last()
      .waitFor();
    await expect.poll(() => password.getAttribute("aria-invalid")).toBe("true");
    expect([await planOf(ann.uid), await planOf(uid)]).toEqual([before, guests]);
    await dialog.getByRole("button", { name: "Create a new account instead" }).click();
    await expect.poll(() => dialog.getByLabel("Your Name").inputValue()).toBe("Ann Lee");

    await dialog.getByRole("button", { name: "I have an account" }).click();
    await dialog.getByLabel("Email of this account").fill(ann.email);
    await password.fill(ann.password);
    await dialog.getByRole("button", { name: "Continue with my account" }).click();

    await page.getByText("Your guest plan is in this account now.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Welcome back, Ann" }).waitFor();
    expect(await guestBar(page).count()).toBe(0);
    const after = await planOf(ann.uid);
    expect(after["/checklists/hs-11"]).toEqual(guests["/checklists/hs-11"]);
    expect(after["/checklists/hs-9"]).toEqual(before["/checklists/hs-9"]);
    expect(after[""]).toMatchObject({ current_stage: "hs-10", display_name: "Ann Lee" });
    expect(await planOf(uid)).toEqual({});
    await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect(await uidOn(page)).toBe(ann.uid);
  });

  test("can keep both apart: first the account opens, later the guest plan", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, uid, dialog } = await meetAccount("Daniel Reyes", ann.email);
    const before = [await planOf(ann.uid), await planOf(uid)];

    await dialog.getByLabel(/^Keep both separate/).check();
    await dialog.getByLabel("Password of this account", { exact: true }).fill(ann.password);
    await dialog.getByRole("button", { name: "Continue with my account" }).click();
    await page.getByRole("heading", { level: 1, name: "Welcome back, Ann" }).waitFor();
    expect([await planOf(ann.uid), await planOf(uid)]).toEqual(before);

    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/auth");
    await page.getByRole("button", { name: "Guest Mode" }).click();
    await page.getByRole("button", { name: "Open my guest plan" }).click();

    await page.getByRole("heading", { level: 1, name: "Welcome back, Daniel" }).waitFor();
    expect(await uidOn(page)).toBe(uid);
    await guestBar(page).waitFor();
  });

  test("deletes the guest plan on request", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, uid, dialog } = await meetAccount("Priya Nair", ann.email);
    const before = await planOf(ann.uid);

    await dialog.getByLabel(/^Delete the guest plan/).check();
    await dialog.getByLabel("Password of this account", { exact: true }).fill(ann.password);
    await dialog.getByRole("button", { name: "Continue with my account" }).click();

    await page.getByRole("heading", { level: 1, name: "Welcome back, Ann" }).waitFor();
    expect(await planOf(ann.uid)).toEqual(before);
    expect(await planOf(uid)).toEqual({});
    await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});
