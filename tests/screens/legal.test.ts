import { server } from "@text/legal/privacy.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, logIn, newPage, useBrowser } from "../support/browser.ts";
import { readPaper } from "../support/readPaper.ts";
import { newStudent } from "../support/suite.ts";
import { isNamedOnPrivacyPage } from "../support/watchStorage.ts";

useBrowser();

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test("privacy and terms are open to everyone, at 320 px, in the dark and on paper", async () => {
  const page = await newPage({ width: 320, height: 800, colorScheme: "dark" });
  for (const [path, title, heading] of [
    ["/terms", "Terms · Cairn", "Terms of use"],
    ["/terms/schools", "School accounts · Cairn", "For a school's IT office"],
    ["/privacy", "Privacy · Cairn", "Privacy"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();

    await expect.poll(() => page.title()).toBe(title);
    await page.getByText("No operator is named yet.").waitFor();
    expect(await axeViolations(page, "html"), path).toEqual([]);
    expect(await width(page), path).toBeLessThanOrEqual(320);
  }
  const words = await page.getByText(server.journals.what).count();
  expect(words).toBe(1);
  const paper = await readPaper(await page.pdf());
  expect(paper).toContain("Your journal entries");
  expect(paper).toContain("The operator's backups");
  expect(paper).not.toContain("Back to Cairn");
});

test("every form that asks for personal data links to them, and keeps what was typed", async () => {
  const page = await newPage();
  await page.goto("/auth#create-account");
  await page.getByText("No ads, no trackers, nothing sold.").waitFor();
  const form = page.getByRole("form", { name: "Create an Account" });
  await form.getByLabel("Your Name").fill("Ann Lee");
  const [terms] = await Promise.all([page.waitForEvent("popup"), form.getByRole("link", { name: /^terms/ }).click()]);
  await terms.getByRole("heading", { level: 1, name: "Terms of use" }).waitFor();
  await terms.getByRole("navigation").getByRole("link", { name: "Privacy" }).click();
  await terms.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await terms.close();
  expect(await form.getByLabel("Your Name").inputValue()).toBe("Ann Lee");
  const foot = page.getByRole("contentinfo");
  expect(await foot.getByRole("link").allInnerTexts()).toEqual([
    expect.stringMatching(/^Privacy/),
    expect.stringMatching(/^Terms/),
  ]);
});

test("a student finds privacy on the profile, and offline after logging out", async () => {
  const page = await newPage({ installs: true });
  expectComplaints(page, /Failed to load resource|net::ERR/);
  await page.goto("/auth");
  await logIn(page, await newStudent({ stage: "hs-10" }));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.goto("/profile");
  expect(await storedNames(page)).toEqual(expect.arrayContaining(["uid", "firebaseLocalStorageDb"]));
  expect((await storedNames(page)).filter((name) => !isNamedOnPrivacyPage(name))).toEqual([]);
  const [privacy] = await Promise.all([
    page.waitForEvent("popup"),
    page
      .getByRole("region", { name: "My data" })
      .getByRole("link", { name: "How long it is kept, and who can see it" })
      .click(),
  ]);
  await privacy.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  await privacy.getByRole("link", { name: "Back to Cairn" }).click();
  await privacy.waitForURL("**/dashboard");
  await privacy.close();
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Terms/ })
      .count(),
  ).toBe(1);
  await page.getByRole("button", { name: "Log Out", exact: true }).click();
  await page.waitForURL("**/auth");

  await page.context().setOffline(true);
  await page.goto("/privacy");

  await page.getByRole("heading", { level: 1, name: "Privacy" }).waitFor();
  expect((await storedNames(page)).filter((name) => !isNamedOnPrivacyPage(name))).toEqual([]);
});

function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
}
