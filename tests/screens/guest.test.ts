import { SAMPLE_STUDENTS, SAMPLES } from "@domain/account/sampleStudents.ts";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, useBrowser, useStory } from "../support/browser.ts";
import { planOf } from "../support/guest.ts";
import { adminAuth, newStudent, stored } from "../support/suite.ts";
import {
  confirmAge,
  enterAs,
  enterWithPlan,
  freshEmail,
  guestBar,
  openGuestPanel,
  openKeepDialog,
  uidOn,
} from "./support/guest.ts";

useBrowser();

const PASSWORD = "a long walk uphill";

async function keepByEmail(dialog: Locator, name: string, email: string): Promise<void> {
  await dialog.getByLabel("Your Name").fill(name);
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Re-type Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(/13 or older/).check();
  await dialog.getByRole("form", { name: "Keep my plan" }).getByRole("button", { name: "Keep my plan" }).click();
}

/** Opens the choice for a guest whose email address already has an account. */
async function meetAccount(sample: string, email: string): Promise<{ page: Page; uid: string; dialog: Locator }> {
  const { page, uid } = await enterWithPlan(sample);
  expectComplaints(page, /400/);
  const dialog = await openKeepDialog(page);
  await keepByEmail(dialog, "Ann Lee", email);
  await dialog.getByText(`There is already a Cairn account for ${email}.`).waitFor();
  return { page, uid, dialog };
}

describe("coming in as a guest", () => {
  test("takes one click and asks for a stage before anything else opens", async () => {
    const page = await openGuestPanel();
    await page.getByText("Some features may not be available without an account to save it to.").waitFor();

    await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
    await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
    await page.waitForURL("**/stage-selection");
    await page.evaluate(() => {
      history.pushState(null, "", "/profile");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.waitForURL("**/stage-selection");
    await page.getByRole("button", { name: "High School", exact: true }).click();
    await page.getByRole("button", { name: "9th Grade" }).click();

    await page.waitForURL("**/dashboard");
    await guestBar(page)
      .getByText("Your guest plan is stored on Cairn's servers and opens in this browser only.")
      .waitFor();
    expect(await stored(`users/${await uidOn(page)}`)).toMatchObject({ current_stage: "hs-9" });
    await page.getByRole("link", { name: "Profile" }).click();
    await page.waitForURL("**/profile");
    await guestBar(page).waitFor();
    const account = page.getByRole("region", { name: "Account Information" });
    await account.getByText("A guest has no password").waitFor();
    await account.getByText("A guest has no email").waitFor();
    await account.getByRole("button", { name: "Keep my plan" }).click();
    await page.getByRole("dialog", { name: "Keep my plan" }).waitFor();
  });

  test("requires the age of 13 before a plan is created", async () => {
    const page = await openGuestPanel();
    const panel = page.getByRole("region", { name: "Guest Mode" });
    let signUps = 0;
    page.on("request", (request) => (signUps += Number(request.url().includes("accounts:signUp"))));

    await panel.getByRole("button", { name: "Let's Go" }).click();
    await panel.getByText("Cairn is for students who are 13 or older, with or without an account.").waitFor();
    expect(await panel.getByLabel("I am 13 or older").evaluate((box) => box === document.activeElement)).toBe(true);
    await panel.getByRole("button", { name: /^Maya Okafor/ }).click();
    expect(signUps).toBe(0);
    await confirmAge(page);
    await panel.getByRole("button", { name: /^Maya Okafor/ }).click();

    await page.waitForURL("**/dashboard");
    const today = new Date().toISOString().slice(0, 10);
    expect(await stored(`users/${await uidOn(page)}`)).toMatchObject({ age_confirmed_on: today });
  });

  test("reports that Cairn cannot be reached, and works on the next try", async () => {
    const page = await openGuestPanel();
    expectComplaints(page, /Failed to load resource/);
    await page.route("**/api/**", (call) => call.abort());
    await confirmAge(page);
    await page.getByRole("button", { name: /^Priya Nair/ }).click();
    await page.getByRole("alert").getByText("Cairn could not be reached").waitFor();

    await page.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();

    await page.waitForURL("**/dashboard");
    expect(await stored(`users/${await uidOn(page)}`)).toMatchObject({ current_stage: "pd-sophomore" });
  });
});

describe("a sample", () => {
  test("names its student on every page, and a guest's own plan starts empty", async () => {
    const { page, uid } = await enterAs("Maya Okafor");
    const bar = page.getByRole("region", { name: "Sample plan" });
    await bar.getByText("This is the plan of Maya Okafor, a sample student.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Dashboard Maya Okafor, sample student" }).waitFor();
    await page.getByRole("link", { name: "Timeline" }).click();
    await page.getByRole("heading", { level: 1, name: "Timeline Maya Okafor, sample student" }).waitFor();
    expect(await page.getByRole("button", { name: "Keep my plan" }).count()).toBe(0);

    await bar.getByRole("button", { name: "Start my own" }).click();
    await page.getByRole("dialog").getByText("Your own plan starts empty.").waitFor();
    await page.getByRole("button", { name: "Continue as a guest" }).click();
    await page.waitForURL("**/stage-selection");
    await page.getByRole("button", { name: "High School", exact: true }).click();
    await page.getByRole("button", { name: "9th Grade" }).click();

    await page.waitForURL("**/dashboard");
    await guestBar(page).waitFor();
    const own = await planOf(await uidOn(page));
    expect(Object.keys(own).sort()).toEqual(["", "/checklists/hs-9", "/summaries/journals"]);
    expect(own[""]).not.toHaveProperty("sample");
    expect(await planOf(uid)).toEqual({});
  });

  test("leads to a new account that starts empty", async () => {
    const { page, uid } = await enterAs("Priya Nair");

    await page.getByRole("button", { name: "Start my own" }).click();
    await page.getByRole("button", { name: "Create an account" }).click();

    await page.getByRole("form", { name: "Create an Account" }).getByLabel("Your Name").waitFor();
    await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});

describe("keeping the plan by email", () => {
  test.each(SAMPLES)("keeps every document of a plan like %s's under the same id", async (sample) => {
    const email = freshEmail();
    const { name, stageId } = SAMPLE_STUDENTS[sample];
    const { page, uid } = await enterWithPlan(name);
    await page.getByRole("heading", { level: 1, name: `Welcome back, ${name.split(" ")[0]}` }).waitFor();
    const list = page.getByRole("region", { name: "Current Year's Checklist" });
    expect(await list.getByRole("checkbox", { checked: true }).count()).toBeGreaterThan(1);
    expect(await list.getByRole("checkbox", { checked: false }).count()).toBeGreaterThan(3);
    const before = await planOf(uid);
    expect(before[""]).toMatchObject({ current_stage: stageId, display_name: name });
    expect(Object.keys(before).length).toBeGreaterThan(20);

    await keepByEmail(await openKeepDialog(page), "Ann Lee", email);

    await page.getByText("Your plan is now kept in your account.").waitFor();
    await page.getByRole("heading", { level: 1, name: "Welcome back, Ann" }).waitFor();
    expect(await guestBar(page).count()).toBe(0);
    const account = await adminAuth.getUserByEmail(email);
    expect(account).toMatchObject({ uid, displayName: "Ann Lee" });
    const expected = { ...before, "": { ...Object(before[""]), display_name: "Ann Lee" } };
    await expect.poll(() => planOf(uid)).toEqual(expected);
  });

  test("requires the age of 13, even after a reload", async () => {
    const { page, uid } = await enterWithPlan("Maya Okafor");
    await page.reload();
    await guestBar(page).waitFor();
    expect(await uidOn(page)).toBe(uid);
    const dialog = await openKeepDialog(page);
    await keepByEmail(dialog, "Ann Lee", "not an address");
    await dialog.getByLabel("Email Address").fill(freshEmail());
    await dialog.getByLabel(/13 or older/).uncheck();

    await dialog.getByRole("form").getByRole("button", { name: "Keep my plan" }).click();

    await dialog.getByText("Cairn is for students who are 13 or older. Check the box to continue.").waitFor();
    expect((await adminAuth.getUser(uid)).providerData).toEqual([]);
  });

  describe("by keyboard alone", () => {
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
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.type(PASSWORD);
      await dialog.getByLabel(/13 or older/).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("Enter");

      await page.getByRole("heading", { level: 1, name: "Welcome back, Bo" }).waitFor();
      expect((await adminAuth.getUserByEmail(email)).uid).toBe(uid);
      const elsewhere = await newPage();
      await elsewhere.goto("/auth");
      await logIn(elsewhere, { email, password: PASSWORD });
      await elsewhere.getByRole("heading", { level: 1, name: "Welcome back, Bo" }).waitFor();
      expect(await guestBar(elsewhere).count()).toBe(0);
    });
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
    expect(await dialog.getByLabel("Your Name").inputValue()).toBe("Ann Lee");

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

describe("leaving as a guest", () => {
  test("warns that the plan will be lost, offers to keep it, and deletes it", async () => {
    const { page, uid } = await enterWithPlan("Maya Okafor");
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep my plan" }).click();
    await page.getByRole("dialog", { name: "Keep my plan" }).getByLabel("Your Name").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Log out and lose your plan?" });
    await dialog.waitFor();
    expect(Object.keys(await planOf(uid)).length).toBeGreaterThan(20);

    await dialog.getByRole("button", { name: "Log out and delete" }).click();

    await page.waitForURL((url) => url.pathname === "/auth");
    expect(await planOf(uid)).toEqual({});
    await expect(adminAuth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("without a stage deletes the login at once", async () => {
    const page = await openGuestPanel();
    const signingUp = page.waitForResponse(/accounts:signUp/);
    await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
    await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
    await page.waitForURL("**/stage-selection");
    const { localId } = (await (await signingUp).json()) as { localId: string };

    await page.getByRole("button", { name: "Log Out", exact: true }).click();

    await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();
    await expect(adminAuth.getUser(localId)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });
});
