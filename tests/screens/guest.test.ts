import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents.ts";
import { describe, expect, test } from "vitest";
import { expectComplaints, useBrowser } from "../support/browser.ts";
import { planOf } from "../support/guest.ts";
import { adminAuth, stored } from "../support/suite.ts";
import {
  confirmAge,
  enterAs,
  enterWithPlan,
  freshEmail,
  guestBar,
  keepByEmail,
  openGuestPanel,
  openKeepDialog,
  uidOn,
} from "./support/guest.ts";

useBrowser();

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
    await page.getByRole("button", { name: /I am a pre-dental sophomore/ }).click();
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
  test.each(["maya", "daniel", "priya"] as const)(
    "keeps every document of a plan like %s's under the same id",
    async (sample) => {
      const email = freshEmail();
      const { name, stageId } = SAMPLE_STUDENTS[sample];
      const { page, uid } = await enterWithPlan(name);
      await page.getByRole("heading", { level: 1, name: `Welcome back, ${name.split(" ")[0]}` }).waitFor();
      const list = page.getByRole("region", { name: "Current Year's Checklist" });
      expect(await list.getByRole("checkbox", { checked: true, includeHidden: true }).count()).toBeGreaterThan(1);
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
    },
  );

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
});

describe("leaving as a guest", () => {
  test("warns that the plan will be lost, offers to keep it, and deletes it", async () => {
    const { page, uid } = await enterWithPlan("Maya Okafor");
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("heading", { name: "Account Information" }).waitFor();
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

  test("deletes the login at once if the guest has no stage", async () => {
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
