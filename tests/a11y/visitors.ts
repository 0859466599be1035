import type { Browser, BrowserContext, Page } from "playwright-core";
import { demoStudents } from "../../emulators/seed/demoStudents.ts";
import type { Visitor } from "./places.ts";

/** Milliseconds for a page on a busy machine. */
export const PATIENCE = 90_000;

/** A browser of its own in which the visitor is signed in, and whose own styles the pages take. */
export async function visit(browser: Browser, baseURL: string, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", bypassCSP: true });
  context.setDefaultTimeout(PATIENCE);
  // Functions that are sent to the page are compiled with this helper, which pages do not have.
  await context.addInitScript("globalThis.__name ??= (each) => each");
  if (visitor === "nobody") return context;
  const page = await context.newPage();
  await (visitor === "newcomer" ? enterAsGuest(page) : logIn(page, demoStudent(visitor)));
  await page.close();
  return context;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

function demoStudent(visitor: Visitor): Credentials {
  const student = demoStudents.find(({ sample }) => sample === visitor);
  if (!student) throw new Error(`There is no sample student ${visitor}.`);
  return student;
}

async function enterAsGuest(page: Page): Promise<void> {
  await page.goto("/auth#guest-mode");
  await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
  await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
  await page.waitForURL("**/stage-selection");
}

async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto("/auth");
  const form = page
    .locator("form")
    .filter({ has: page.locator("input[type=email]") })
    .first();
  await form.locator("input[type=email]").fill(email);
  await form.locator("input[type=password]").fill(password);
  await form.locator("button[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== "/auth");
}
