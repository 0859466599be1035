import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, type PageOptions, useBrowser } from "../support/browser.ts";
import { stored } from "../support/suite.ts";

useBrowser();

/** Opens the stage selection as a guest. */
async function openStages(options: PageOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto("/auth#guest-mode");
  await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
  await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
  await page.getByRole("button", { name: "High School", exact: true }).waitFor();
  return page;
}

async function storedStudent(page: Page): Promise<unknown> {
  return stored(`users/${await page.evaluate(() => localStorage.getItem("uid"))}`);
}

function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.textContent ?? null);
}

describe("choosing a stage", () => {
  test("lists what a category and each of its stages turn on", async () => {
    const page = await openStages();

    await page.getByRole("button", { name: "Undergraduate (Pre-Dental)" }).click();

    const category = page.getByRole("region", { name: "Undergraduate (Pre-Dental)" });
    await category.getByText("Turns on DAT, coursework, dental schools and AADSAS.").waitFor();
    await category.getByText("DAT, letters and your AADSAS application").waitFor();
    expect(await category.getByRole("button", { name: "Junior" }).getAttribute("aria-describedby")).not.toBeNull();
  });

  test("works with arrow keys and Enter", async () => {
    const page = await openStages();
    // A new screen takes the focus first.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.getByRole("button", { name: "High School", exact: true }).focus();

    await page.keyboard.press("End");
    await expect.poll(() => focused(page)).toBe("Not sure yet");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("High School");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => focused(page)).toBe("10th Grade");
    await page.keyboard.press("Enter");

    await page.waitForURL("**/dashboard");
    expect(await storedStudent(page)).toMatchObject({ current_stage: "hs-10" });
  });

  test("shows which stage is being saved", async () => {
    const page = await openStages();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/auth/register", async (call) => {
      await held;
      await call.continue();
    });
    await page.getByRole("button", { name: "High School", exact: true }).click();

    await page.getByRole("button", { name: "11th Grade" }).click();
    await page.getByText("Saving 11th Grade").waitFor();
    answer();

    await page.waitForURL("**/dashboard");
    expect(await page.evaluate(() => localStorage.getItem("stage-choice"))).toBeNull();
  });

  test("keeps the choice through a failed call, another category and a reload, and saves it then", async () => {
    const page = await openStages();
    // The server answers 403 for a guest it does not know yet.
    expectComplaints(page, /Failed to load resource/);
    await page.route("**/api/auth/register", (call) => call.abort());
    await page.getByRole("button", { name: "Gap Year(s) (Pre-Med)" }).click();
    await page.getByRole("button", { name: "Gap Year: Applying" }).click();
    await page.getByRole("alert").getByText("Your choice is kept in this browser.").waitFor();

    await page.getByRole("button", { name: "Dental School" }).click();
    await page.getByRole("button", { name: "Gap Year(s) (Pre-Med)" }).click();
    const picked = page.getByRole("button", { name: "Gap Year: Applying" });
    expect(await picked.getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await picked.waitFor();
    expect(await picked.getAttribute("aria-pressed")).toBe("true");
    await page.getByText("It is not saved yet.").waitFor();
    await page.unroute("**/api/auth/register");
    await page.getByRole("button", { name: "Save my stage" }).click();

    await page.waitForURL("**/dashboard");
    expect(await storedStudent(page)).toMatchObject({ current_stage: "pm-gap-apply" });
  });

  test("reports that the stages did not load, and loads them on the next try", async () => {
    const page = await newPage();
    expectComplaints(page, /Failed to load resource/);
    await page.route("**/api/stage/get-stages", (call) => call.abort());
    await page.goto("/auth#guest-mode");
    await page.getByRole("region", { name: "Guest Mode" }).getByLabel("I am 13 or older").check();
    await page.getByRole("region", { name: "Guest Mode" }).getByRole("button", { name: "Let's Go" }).click();
    await page.getByRole("alert").waitFor();

    await page.unroute("**/api/stage/get-stages");
    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByRole("button", { name: "High School", exact: true }).waitFor();
  });

  test("lets a student between pre-med and pre-dental start undecided", async () => {
    const page = await openStages();
    await page.getByRole("button", { name: "Not sure yet" }).click();
    const card = page.getByRole("region", { name: "Not sure yet" });
    await card.getByText("you start on the pre-med lists").waitFor();

    await card.getByRole("button", { name: "Sophomore" }).click();

    await page.waitForURL("**/dashboard");
    expect(await storedStudent(page)).toMatchObject({ current_stage: "pm-sophomore", dashboard_item: "PM" });
  });
});
