import { describe, expect, test } from "vitest";
import { logIn, newPage, useBrowser, useStory } from "../support/browser.ts";
import { adminAuth, stored } from "../support/suite.ts";

useBrowser();

interface StoredItem {
  readonly checklist_item_name: string;
  readonly status: string;
}

describe("a new student who has signed up and chosen a stage", () => {
  const OWN = "Ask Ms. Rivera about the science fair";
  const story = useStory(async () => {
    const maya = { email: `maya-${Date.now()}@cairn.test`, password: "a long walk uphill" };
    const page = await newPage();
    await page.goto("/");
    await page.waitForURL("**/auth");
    await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();
    await page.getByRole("button", { name: "Create an Account" }).click();
    const form = page.getByRole("form", { name: "Create an Account" });
    await form.getByLabel("Your Name").fill("Maya Okafor");
    await form.getByLabel("Email Address").fill(maya.email);
    await form.getByLabel("Password", { exact: true }).fill(maya.password);
    await form.getByLabel("Re-type Password", { exact: true }).fill(maya.password);
    await form.getByLabel(/13 or older/).check();
    await form.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/stage-selection");
    await page.getByRole("heading", { name: "What's Your Current Academic Standing?" }).waitFor();
    await page.getByRole("button", { name: /^High School/ }).click();
    await page.getByRole("button", { name: "10th Grade" }).click();
    await page.waitForURL("**/dashboard");
    return { maya, page, current: page.getByRole("region", { name: "Current Year's Checklist" }) };
  });

  test("is welcomed with the checklists of this year and the last", async () => {
    const { page, current } = story();

    await page.getByRole("heading", { level: 1, name: "Welcome, Maya" }).waitFor();
    expect(await page.getByRole("button", { name: /Current standing/ }).textContent()).toContain(
      "High School, 10th Grade",
    );
    // What is far away is folded.
    await expect.poll(() => current.getByRole("checkbox").count()).toBeGreaterThan(4);
    const previous = page.getByRole("region", { name: "Previous Year's Checklist" });
    await previous.getByRole("button", { name: /^Expand/ }).click();
    await expect.poll(() => previous.getByRole("checkbox").count()).toBeGreaterThan(5);
  });

  test("completes and adds tasks, which are stored and there after a reload", async () => {
    const { maya, page, current } = story();

    // Tasks that were due before today are folded away.
    const firstName = (await current.locator("li:visible .task__name").first().textContent()) ?? "";
    await current.getByRole("checkbox", { name: firstName }).click();
    await current.getByRole("button", { name: "+ Add Your Own Task!" }).click();
    await page.keyboard.type(OWN);
    await page.keyboard.press("Enter");
    await current.getByRole("checkbox", { name: OWN }).waitFor();
    await expect.poll(() => itemNamed(maya.email, OWN)).toMatchObject({ status: "Pending" });
    await expect.poll(() => itemNamed(maya.email, firstName)).toMatchObject({ status: "Completed" });

    await page.reload();
    await current.getByRole("checkbox", { name: OWN }).waitFor();
    expect(await current.getByRole("checkbox", { name: firstName, exact: true, includeHidden: true }).isChecked()).toBe(
      true,
    );
  });

  test("sees a change at once on another device", async () => {
    const { maya, current } = story();
    const second = await newPage();
    await second.goto("/auth");
    await logIn(second, maya);
    await second.waitForURL("**/dashboard");
    const there = second.getByRole("checkbox", { name: OWN, includeHidden: true });
    expect(await there.isChecked()).toBe(false);

    await current.getByRole("checkbox", { name: OWN }).click();

    await expect.poll(() => there.isChecked()).toBe(true);
  });

  test("can log out and in again", async () => {
    const { maya, page } = story();

    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Log Out", exact: true }).click();
    await page.waitForURL("**/auth");
    await logIn(page, maya);

    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1, name: "Welcome, Maya" }).waitFor();
  });
});

/** The stored row with that name on the student's 10th-grade checklist. */
async function itemNamed(email: string, name: string): Promise<StoredItem | undefined> {
  const { uid } = await adminAuth.getUserByEmail(email);
  const checklist = await stored(`users/${uid}/checklists/hs-10`);
  const items = Object.values((checklist?.items ?? {}) as Record<string, StoredItem>);
  return items.find(({ checklist_item_name }) => checklist_item_name === name);
}
