import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { newPage, useBrowser } from "../support/browser.ts";

useBrowser();

const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"];

/** The axe violations of a page in every color, light and dark. */
async function violationsInEveryColor(page: Page): Promise<string[]> {
  const found = await axeViolations(page, "body");
  for (const theme of THEMES) {
    for (const mode of ["light", "dark"]) {
      await page.evaluate(
        ([name, brightness]) => Object.assign(document.documentElement.dataset, { theme: name, mode: brightness }),
        [theme, mode],
      );
      // Colors fade to the new theme. Waits for the end, so axe does not measure them halfway.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const lines = await contrastViolations(page, "body");
      found.push(...lines.map((line) => `${theme} ${mode}: ${line}`));
    }
  }
  return found;
}

/** How far the page scrolls sideways, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

describe("the pages of a guest", () => {
  test.each([
    { width: 1280, colors: true },
    { width: 390, colors: false },
    { width: 320, colors: false },
  ])("have no axe violations and fit, at $width px", async ({ width, colors }) => {
    const page = await newPage({ width });
    const check = async (what: string) => {
      const found = colors ? await violationsInEveryColor(page) : await axeViolations(page, "body");
      expect(found.map((line) => `${what}: ${line}`)).toEqual([]);
      expect(await overflow(page), what).toBe(0);
    };

    await page.goto("/auth#guest-mode");
    await page.getByText("or look around as a sample student").waitFor();
    await check("guest panel");

    await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
    await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
    await page.getByRole("button", { name: "Not sure yet" }).click();
    await check("stages");
    await page.getByRole("button", { name: "High School", exact: true }).click();
    await page.getByRole("button", { name: "10th Grade" }).click();
    await page.waitForURL("**/dashboard");

    const bar = page.getByRole("region", { name: "Guest plan" });
    await bar.waitFor();
    await page.getByRole("link", { name: "Profile" }).click();
    await bar.getByRole("button", { name: "Keep my plan" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Your Name").waitFor();
    await check("bar and dialog");
    await dialog.getByRole("button", { name: "I have an account" }).click();
    await dialog.getByLabel("Email of this account").waitFor();
    await check("existing account");
    await dialog.getByRole("button", { name: "Not now" }).click();
    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    await page.getByRole("dialog", { name: "Log out and lose your plan?" }).waitFor();
    await check("leaving");
  });
});
