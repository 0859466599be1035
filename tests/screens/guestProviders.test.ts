import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, useBrowser } from "../support/browser.ts";
import { planOf } from "../support/guest.ts";
import { serveSignInWindow, signInAtProvider } from "../support/signInWindow.ts";
import { adminAuth, newStudent } from "../support/suite.ts";
import { enterWithPlan, freshEmail, guestBar, openKeepDialog, uidOn } from "./support/guest.ts";

useBrowser();

interface Person {
  readonly name: string;
  readonly email: string;
}

function newPerson(): Person {
  return { name: "Cleo Park", email: freshEmail() };
}

/** Opens the provider's window as a guest who wants to keep the plan. */
async function openWindow(page: Page, button: string): Promise<{ dialog: Locator; popup: Page }> {
  await serveSignInWindow(page.context());
  expectComplaints(page, /apis\.google\.com/, /unpkg\.com|fonts\.googleapis\.com/);
  const dialog = await openKeepDialog(page);
  await dialog.getByLabel(/13 or older/).check();
  const [popup] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { dialog, popup };
}

/** An account created with Google from another guest's plan. */
async function accountWithGoogle(sample: string): Promise<{ uid: string; person: Person }> {
  const person = newPerson();
  const { page, uid } = await enterWithPlan(sample);
  const { popup } = await openWindow(page, "Google");
  await signInAtProvider(popup, person);
  await guestBar(page).waitFor({ state: "hidden" });
  return { uid, person };
}

/** Opens the choice for a guest whose Google account already has a Cairn account. */
async function meetAccount(sample: string, { email }: Person): Promise<{ page: Page; uid: string; dialog: Locator }> {
  const { page, uid } = await enterWithPlan(sample);
  expectComplaints(page, /400/);
  const { dialog, popup } = await openWindow(page, "Google");
  await popup.locator(".js-reuse-account", { hasText: email }).click();
  await dialog.getByText("What should happen to the plan").waitFor();
  return { page, uid, dialog };
}

describe("keeping the plan by a provider", () => {
  test.each([
    { button: "Google", provider: "google.com" },
    { button: "Facebook", provider: "facebook.com" },
  ])("keeps every document under the same id: $button", async ({ button, provider }) => {
    const person = newPerson();
    const { page, uid } = await enterWithPlan("Daniel Reyes");
    const before = await planOf(uid);

    const { popup } = await openWindow(page, button);
    await signInAtProvider(popup, person);

    await page.getByRole("heading", { level: 1, name: "Welcome back, Cleo" }).waitFor();
    await guestBar(page).waitFor({ state: "hidden" });
    expect((await adminAuth.getUser(uid)).providerData).toMatchObject([{ providerId: provider, email: person.email }]);
    // The provider has confirmed the address.
    const { is_unconfirmed, ...student } = Object(before[""]);
    expect(is_unconfirmed).toBe(true);
    const expected = { ...before, "": { ...student, display_name: "Cleo Park" } };
    await expect.poll(() => planOf(uid)).toEqual(expected);
  });

  test("asks for the age of 13 before any window opens", async () => {
    const { page } = await enterWithPlan("Maya Okafor");
    const dialog = await openKeepDialog(page);

    await dialog.getByRole("button", { name: "Google", exact: true }).click();

    await dialog.getByText("Check the box to continue").waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  test("continues as a guest if the window is closed", async () => {
    const { page, uid } = await enterWithPlan("Maya Okafor");
    const { dialog, popup } = await openWindow(page, "Google");

    await popup.close();

    await dialog.getByRole("button", { name: "Google", exact: true }).and(page.locator(":not([data-busy])")).waitFor();
    expect(await dialog.getByRole("alert").count()).toBe(0);
    expect((await adminAuth.getUser(uid)).providerData).toEqual([]);
  });
});

function rowsIn(document: unknown): string[] {
  return Object.keys(Object(Object(document).items));
}

describe("keeping the plan when the provider's account is known", () => {
  test("adds the plan to that account without a password", async () => {
    const account = await accountWithGoogle("Priya Nair");
    const { page, uid, dialog } = await meetAccount("Maya Okafor", account.person);
    const [before, guests] = [await planOf(account.uid), await planOf(uid)];

    await dialog.getByRole("button", { name: "Continue with my account" }).click();

    await page.getByText("Your guest plan is in this account now.").waitFor();
    const { "": student, ...own } = before;
    const { "": _, ...brought } = guests;
    const after = await planOf(account.uid);
    expect(after[""]).toEqual(student);
    expect(after).toMatchObject(own);
    for (const [path, document] of Object.entries(brought)) {
      expect(after).toHaveProperty([path]);
      // If both have a list, every row of it is kept.
      expect(rowsIn(after[path])).toEqual(expect.arrayContaining(rowsIn(document)));
    }
    expect(await planOf(uid)).toEqual({});
    expect(await uidOn(page)).toBe(account.uid);
  });

  test("can keep both apart", async () => {
    const account = await accountWithGoogle("Priya Nair");
    const { page, uid, dialog } = await meetAccount("Maya Okafor", account.person);
    const before = [await planOf(account.uid), await planOf(uid)];

    await dialog.getByLabel(/^Keep both separate/).check();
    await dialog.getByRole("button", { name: "Continue with my account" }).click();

    await page.getByRole("heading", { level: 1, name: "Welcome back, Cleo" }).waitFor();
    expect([await planOf(account.uid), await planOf(uid)]).toEqual(before);
  });

  test("asks for the password if only the address is the same", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, uid } = await enterWithPlan("Maya Okafor");
    expectComplaints(page, /400/);
    const { dialog, popup } = await openWindow(page, "Facebook");
    await signInAtProvider(popup, { name: "Ann Lee", email: ann.email });
    await dialog.getByText(`There is already a Cairn account for ${ann.email}.`).waitFor();

    await dialog.getByLabel("Password of this account", { exact: true }).fill(ann.password);
    await dialog.getByRole("button", { name: "Continue with my account" }).click();

    await page.getByText("Your guest plan is in this account now.").waitFor();
    expect(await planOf(uid)).toEqual({});
    expect(Object.keys(await planOf(ann.uid))).toContain("/checklists/hs-11");
  });
});
