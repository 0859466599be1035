import { chromium, type Page } from "playwright-core";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { startSuite } from "../../emulators/start/suite.ts";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { freePorts } from "../support/globalSetup.ts";
import type { Figure } from "./bench.ts";
import { weighFloor, weighScripts } from "./pageWeight.ts";

const MAYA = { email: "maya@cairn.test", password: "cairn-demo" };

/** What /auth and a first /dashboard load and read, beside the least that their libraries need. */
export async function benchPages(): Promise<readonly Figure[]> {
  const authFloor = await weighFloor("auth");
  const appFloor = await weighFloor("app");
  const suite = await startSuite({
    folder: ".cairn/bench/pages",
    ports: await freePorts(),
    hosting: true,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await seedSuite(suite.adminEnvironment);
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${suite.ports.hosting}` });
    const page = await context.newPage();
    const scripts = weighScripts(page);
    await page.goto("/auth");
    await page.getByRole("form", { name: "Login" }).waitFor();
    await page.waitForLoadState("networkidle");
    const authWeight = await scripts.total();

    const readsBefore = suite.usage().reads;
    await logIn(page);
    await page.getByRole("region", { name: "Previous Year's Checklist" }).getByRole("checkbox").first().waitFor();
    await page.waitForLoadState("networkidle");
    const appWeight = await scripts.total();
    const coldReads = suite.usage().reads - readsBefore;

    return [
      weight("JavaScript of /auth, brotli", authWeight, authFloor, "the floor of its libraries"),
      weight("JavaScript of /auth and /dashboard, brotli", appWeight, appFloor, "the floor with Firestore"),
      { name: "Document reads of a cold /dashboard", value: coldReads, unit: "reads", beside: "", ratio: null },
    ];
  } finally {
    await browser.close();
    await suite.stop();
  }
}

function weight(name: string, value: number, floor: number, beside: string): Figure {
  return { name, value, unit: "KiB", beside: `${beside} (${floor.toFixed(1)} KiB)`, ratio: value / floor };
}

async function logIn(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(MAYA.email);
  await form.getByLabel("Password", { exact: true }).fill(MAYA.password);
  await form.getByRole("button", { name: "Let's Go" }).click();
  await page.waitForURL("**/dashboard");
}
