import type { Browser, BrowserContext, Page } from "playwright-core";
import { demoStudents } from "../../emulators/seed/demoStudents.ts";
import type { Visitor } from "./places.ts";

/** Timeout in milliseconds for a page on a busy machine. */
export const PATIENCE = 90_000;

/** A separate browser context in which the visitor is signed in. Pages accept its styles. */
export async function visit(browser: Browser, baseURL: string, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", bypassCSP: true });
  context.setDefaultTimeout(PATIENCE);
  // The compiler adds this helper to functions sent to the page. Pages do not have it.
  await context.addInitScript("globalThis.__name ??= (each) => each");
  if (visitor === "signed-out") return context;
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
