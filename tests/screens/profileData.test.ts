import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser, useStory } from "../support/browser.ts";
import { planOf } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { untilNextSecond } from "../support/until.ts";

useBrowser();

async function openProfile(student?: Student): Promise<{ page: Page; ann: Student }> {
  const ann = student ?? (await newStudent({ stage: "hs-10" }));
  const page = await openApp("/profile", ann);
  await page.getByRole("heading", { name: "My data" }).waitFor();
  // The card's call would be refused if it reached the server after a log-out or a deletion.
  await page.getByText("Cairn can tell you once a day").waitFor();
  return { page, ann };
}

/** Clicks a download button and returns the file. */
async function downloaded(page: Page, button: string): Promise<{ name: string; path: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, "utf8") };
}

async function fileWith(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "cairn-")), "plan.json");
  await writeFile(path, text);
  return path;
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete Account" }).click();
}

describe("my data", () => {
  test("are listed, and every document can be downloaded", async () => {
    const { page, ann } = await openProfile();
    const details = page.getByText("your checklists: tasks, due dates, and what is done");
    // Common actions come first. The details are folded.
    expect(await details.isVisible()).toBe(false);
    await page.getByRole("button", { name: "What is stored, and where" }).click();
    await details.waitFor();

    const { name, text } = await downloaded(page, "Download my data");

    expect(name).toMatch(/^cairn-\d{4}-\d{2}-\d{2}\.json$/);
    await page.getByText(`4 documents are in ${name}.`).waitFor();
    const file = JSON.parse(text);
    expect(file).toMatchObject({ uid: ann.uid, account: { email: ann.email, signIn: ["password"] } });
    const plan = await planOf(ann.uid);
    expect(file.user).toEqual(plan[""]);
    expect(file.collections.checklists["hs-10"]).toEqual(plan["/checklists/hs-10"]);
  });

  test("are shared by an app on the iPhone's Home Screen, after another press if the first is too long ago", async () => {
    const { page } = await openProfile();
    await page.evaluate(() => {
      const shared: string[] = [];
      const answers = [Promise.reject(new DOMException("Too late.", "NotAllowedError")), Promise.resolve()];
      answers[0]?.catch(() => undefined);
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        standalone: true,
        canShare: () => true,
        share: ({ files = [] }: { files?: readonly File[] }) => {
          shared.push(...files.map(({ name }) => name));
          return answers.shift();
        },
      });
    });

    await page.getByRole("button", { name: "Download my data" }).click();
    const offer = page.getByRole("dialog", { name: /^cairn-\d{4}-\d{2}-\d{2}\.json is ready\.$/ });
    await offer.getByRole("button", { name: "Save or send it" }).click();

    await offer.waitFor({ state: "hidden" });
    const names = await page.evaluate(() => Reflect.get(globalThis, "shared") as readonly string[]);
    expect(names).toEqual([expect.stringMatching(/^cairn-/), names[0]]);
  });

  describe("the data of a deleted account", () => {
    const story = useStory(async () => {
      const { page, ann } = await openProfile();
      await page.getByRole("radio", { name: "Tarn" }).check({ force: true });
      await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ preferences: { theme: "tarn" } });
      await page.getByRole("button", { name: "Delete Account" }).click();
      const { path } = await downloaded(page, "Download my data first");
      const before = await planOf(ann.uid);
      await page.keyboard.press("Escape");
      // Leftovers that parts of the app may store: the student appears in a key's name or in its value.
      expectComplaints(page, /does not name "shown-last"/);
      await page.evaluate((ownUid) => {
        localStorage.setItem(`not-alike/${ownUid}`, "[]");
        localStorage.setItem("shown-last", JSON.stringify({ uid: ownUid }));
        localStorage.setItem("not-alike/another-student", "[]");
      }, ann.uid);
      await askToDelete(page);
      await page.waitForURL("**/auth");
      return { page, ann, path, before };
    });

    test("are gone from the server and from the device", async () => {
      const { page, ann } = story();
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));

      expect(await planOf(ann.uid)).toEqual({});
      await expect.poll(kept).not.toContain(ann.uid);
      expect(await kept()).toContain("not-alike/another-student");
    });

    test("can be imported into a new account with the same address", async () => {
      const { page, ann, path, before } = story();
      await page.getByRole("button", { name: "Create an Account" }).click();
      const form = page.getByRole("form", { name: "Create an Account" });
      await form.getByLabel("Your Name").fill("Ann Lee");
      await form.getByLabel("Email Address").fill(ann.email);
      await form.getByLabel("Password", { exact: true }).fill(ann.password);
      await form.getByLabel("Re-type Password", { exact: true }).fill(ann.password);
      await form.getByLabel(/13 or older/).check();
      await form.getByRole("button", { name: "Sign Up" }).click();
      await page.waitForURL("**/stage-selection");
      // check-user answers this to an account without a stage.
      expectComplaints(page, /403/);

      await page.goto("/profile");
      await page.getByLabel("Plan file").setInputFiles(path);
      await page
        .getByRole("status")
        .getByText(/^The plan of Ann Lee, High School, 10th Grade, saved /)
        .waitFor();
      await page.getByRole("button", { name: "Import this plan" }).click();

      await page.getByText("4 documents are back in your account.").waitFor();
      const { uid } = await adminAuth.getUserByEmail(ann.email);
      expect(uid).not.toBe(ann.uid);
      expect(await planOf(uid)).toEqual(before);
      await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("tarn");
      await page.getByRole("link", { name: "Dashboard" }).click();
      await page.getByRole("heading", { name: "Welcome back, Ann" }).waitFor();
    });
  });

  test("are not imported over existing work, and the file can be used again", async () => {
    const { page, ann } = await openProfile();
    const { text, path } = await downloaded(page, "Download my data");
    const list = adminDb.doc(`users/${ann.uid}/checklists/hs-10`);
    await list.update({ changed_item: Object.keys((await list.get()).get("items"))[0] });
    const before = await planOf(ann.uid);
    expectComplaints(page, /409/);

    await page.getByLabel("Plan file").setInputFiles(path);
    await page.getByRole("button", { name: /^Import/ }).click();

    await page.getByRole("alert").getByText("already has a plan").waitFor();
    expect(await page.getByRole("button", { name: /^Import/ }).isVisible()).toBe(true);
    expect(await planOf(ann.uid)).toEqual(before);
    expect(text).toContain(ann.uid);
  });

  test.each([
    ["not JSON", "Dear diary", "This is not a JSON file."],
    ["another file", "{}", "This is not a Cairn file."],
    [
      "spoiled",
      '{"product":"Cairn","version":1,"uid":"a","exported_at":"","user":{}}',
      "user › display_name is missing",
    ],
  ])("are not imported from a file that is %s, and the reason is shown", async (_, text, reason) => {
    const { page } = await openProfile();

    await page.getByLabel("Plan file").setInputFiles(await fileWith(text));

    await page.getByRole("alert").getByText(reason).waitFor();
    expect(await page.getByRole("button", { name: /^Import \d/ }).count()).toBe(0);
  });

  test("show that the server cannot be reached if the code that checks the file does not load", async () => {
    const { page } = await openProfile();
    expectComplaints(page, /ERR_FAILED/);
    await page.route("**/assets/planFile-*.js", (request) => request.abort());

    await page.getByLabel("Plan file").setInputFiles(await fileWith("{}"));

    await page.getByRole("alert").getByText("Cairn could not be reached.").waitFor();
  });
});

describe("deleting the account", () => {
  test("deletes documents and login, opens /auth and shows a receipt to save", async () => {
    const { page, ann } = await openProfile();

    await askToDelete(page);

    await page.waitForURL("**/auth");
    const receipt = page.getByRole("region", { name: "Your account has been deleted" });
    await receipt.getByText("4 documents and the login").waitFor();
    await receipt.getByText(ann.email).waitFor();
    const { text } = await downloaded(page, "Save the receipt");
    expect(text).toContain(`Account: ${ann.email}\nRemoved: 4 documents and the login\nWhen: `);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await receipt.getByRole("button", { name: "Copy the receipt" }).click();
    await page.getByText("Copied the receipt.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    expect(await planOf(ann.uid)).toEqual({});
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("asks for a new login, and then continues", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /403|400/);
    const body = JSON.stringify({ error: { code: "sign-in-too-old", message: "Log in again." } });
    await page.route("**/api/auth/delete-user", (call) => call.fulfill({ status: 403, body }), { times: 1 });
    await askToDelete(page);
    await page.getByText("For your safety, log in again to delete your account.").waitFor();

    await page.keyboard.type(ann.password);
    await page.keyboard.press("Enter");

    await page.waitForURL("**/auth");
    await page.getByRole("heading", { name: "Your account has been deleted" }).waitFor();
    expect(await planOf(ann.uid)).toEqual({});
  });

  test("reports a failure in the dialog, keeps the typed word, and can be retried", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /ERR_FAILED/);
    await page.route("**/api/auth/delete-user", (call) => call.abort(), { times: 1 });

    await askToDelete(page);

    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("alert").getByText("could not be reached").waitFor();
    expect(await dialog.getByLabel("Type DELETE to confirm").inputValue()).toBe("DELETE");
    expect(await stored(`users/${ann.uid}`)).not.toBeNull();
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await page.waitForURL("**/auth");
  });

  test("requires the confirmation word, and Escape cancels", async () => {
    const { page, ann } = await openProfile();
    await page.getByRole("button", { name: "Delete Account" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Type DELETE to confirm").fill("delete");
    await page.keyboard.press("Enter");
    await dialog.getByText("Type DELETE in capital letters.").waitFor();

    await page.keyboard.press("Escape");

    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("Delete Account");
    expect(await stored(`users/${ann.uid}`)).not.toBeNull();
  });
});

describe("logging out", () => {
  test("is possible on every page, even on a phone, and opens /auth", async () => {
    const page = await openApp("/tracker/experiences", await newStudent({ stage: "hs-10" }), {
      width: 390,
      height: 844,
    });

    await page.getByRole("link", { name: "Log Out", exact: true }).click();
    await page.waitForURL("**/profile#log-out");
    const button = page.getByRole("button", { name: "Log Out", exact: true });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    const box = await button.boundingBox();
    expect(box?.y).toBeLessThan(844 - 64);
    await page.keyboard.press("Enter");

    await page.waitForURL("**/auth");
  });

  test("ends a log-in on all devices, here silently and elsewhere with a message", async () => {
    const { page, ann } = await openProfile();
    const phone = await newPage();
    expectComplaints(phone, /400|401/);
    await phone.goto("/auth");
    await logIn(phone, ann);
    await phone.waitForURL("**/dashboard");
    await untilNextSecond();

    await page.getByRole("button", { name: "Log out on all devices" }).click();
    await page.waitForURL("**/auth");
    await phone.reload();

    await phone.waitForURL("**/auth");
    await phone
      .getByRole("status")
      .getByText(/session has ended|signed out/i)
      .waitFor();
    expect(await page.getByText(/session has ended|signed out/i).count()).toBe(0);
  });

  test("reports that the server cannot be reached, and the student stays logged in", async () => {
    const { page } = await openProfile();
    expectComplaints(page, /ERR_FAILED/);
    await page.route("**/api/auth/log-out-everywhere", (call) => call.abort());

    await page.getByRole("button", { name: "Log out on all devices" }).click();

    await page.getByRole("alert").getByText("could not be reached").waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile");
  });

  test("asks first if there are unsent changes, and staying keeps them", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.getByRole("button", { name: "Change your username" }).click();
    const form = page.getByRole("form", { name: "Change your username" });
    await form.waitFor();
    await page.context().setOffline(true);
    await form.getByLabel("New username").fill("Annie");
    await page.keyboard.press("Enter");

    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Log out with unsent changes?" });
    await dialog.getByText("stay in this browser").waitFor();
    await dialog.getByRole("button", { name: "Stay logged in" }).click();

    await page.context().setOffline(false);
    await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ display_name: "Annie" });
  });
});
