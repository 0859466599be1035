import type { Locator, Page } from "playwright-core";
import { newPage, type PageOptions } from "../../support/browser.ts";
import { ownSample } from "../../support/guest.ts";

let addresses = 0;

/** An address without an account. */
export function freshEmail(): string {
  addresses += 1;
  return `guest-${process.pid}-${Date.now()}-${addresses}@cairn.test`;
}

export async function openGuestPanel(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto("/auth#guest-mode");
  await page.getByText("Check out our website and see what it has to offer!").waitFor();
  return page;
}

/** Confirms the age, as every new guest must. */
export async function confirmAge(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
}

export async function enterAs(name: string, options: PageOptions = {}): Promise<{ page: Page; uid: string }> {
  const page = await openGuestPanel(options);
  await confirmAge(page);
  await page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox").first().waitFor();
  return { page, uid: await uidOn(page) };
}

/** A guest with their own plan, as full as that sample student's: removes the server's sample mark. */
export async function enterWithPlan(name: string, options: PageOptions = {}): Promise<{ page: Page; uid: string }> {
  const { page, uid } = await enterAs(name, options);
  await ownSample(uid);
  await guestBar(page).waitFor();
  return { page, uid };
}

/** The uid that the app has stored for its last registered student. */
export async function uidOn(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem("uid"))) ?? "";
}

export function guestBar(page: Page): Locator {
  return page.getByRole("region", { name: "Guest plan" });
}

export async function openKeepDialog(page: Page): Promise<Locator> {
  await guestBar(page).getByRole("button", { name: "Keep my plan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your Name").waitFor();
  return dialog;
}

export const GUEST_PASSWORD = "a long walk uphill";

/** Fills in the dialog and sends it: a new account for the guest's plan. */
export async function keepByEmail(dialog: Locator, name: string, email: string): Promise<void> {
  await dialog.getByLabel("Your Name").fill(name);
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(GUEST_PASSWORD);
  await dialog.getByLabel("Re-type Password", { exact: true }).fill(GUEST_PASSWORD);
  await dialog.getByLabel(/13 or older/).check();
  await dialog.getByRole("form", { name: "Keep my plan" }).getByRole("button", { name: "Keep my plan" }).click();
}
