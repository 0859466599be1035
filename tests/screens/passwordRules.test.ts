import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";

useBrowser();

const STRICT = {
  schemaVersion: 1,
  enforcementState: "ENFORCE",
  allowedNonAlphanumericCharacters: ["!", "?"],
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 64,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
};

async function openSignUp(policy?: object): Promise<{ page: Page; form: Locator; rules: Locator }> {
  const page = await newPage();
  if (policy) await page.route(/\/v2\/passwordPolicy/, (request) => request.fulfill({ json: policy }));
  await page.goto("/auth#create-account");
  const form = page.getByRole("form", { name: "Create an Account" });
  await form.waitFor();
  return { page, form, rules: form.getByRole("list", { name: "Your password needs" }).getByRole("listitem") };
}

describe("the rules for a password", () => {
  test("are the provider's, length first, and are checked off while typing", async () => {
    const { form, rules } = await openSignUp(STRICT);
    await expect
      .poll(() => rules.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^At least 8 characters/),
        expect.stringMatching(/^At most 64 characters/),
        expect.stringMatching(/^A lowercase letter/),
        expect.stringMatching(/^An uppercase letter/),
        expect.stringMatching(/^A number/),
        expect.stringMatching(/^A sign such as/),
      ]);

    await form.getByLabel("Password", { exact: true }).pressSequentially("Granite4");

    const open = rules.filter({ hasText: "not yet" });
    expect(await open.count()).toBe(1);
    expect(await open.innerText()).toMatch(/^A sign such as/);
  });

  test("hold back a password that breaks them, and name what is missing", async () => {
    const { page, form, rules } = await openSignUp(STRICT);
    await rules.getByText("An uppercase letter").waitFor();
    await form.getByLabel("Your Name").fill("Ann Lee");
    await form.getByLabel("Email Address").fill("ann@cairn.test");
    await form.getByLabel("Password", { exact: true }).fill("granites");
    await form.getByLabel("Re-type Password", { exact: true }).fill("granites");
    await form.getByLabel(/13 or older/).check();

    await form.getByRole("button", { name: "Sign Up" }).click();

    await form.getByText("Your password still needs: an uppercase letter, a number").waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");
  });

  test.each([
    { what: "a schema that the SDK does not know", policy: { ...STRICT, schemaVersion: 2 } },
    { what: "a policy that is not enforced", policy: { ...STRICT, enforcementState: "OFF" } },
  ])("fall back to eight characters for $what", async ({ policy }) => {
    const page = await newPage();
    const asked = page.waitForResponse(/\/v2\/passwordPolicy/);
    await page.route(/\/v2\/passwordPolicy/, (request) => request.fulfill({ json: policy }));
    await page.goto("/auth#create-account");
    await asked;
    const rules = page.getByRole("list", { name: "Your password needs" }).getByRole("listitem");

    expect(await rules.allInnerTexts()).toEqual([expect.stringMatching(/^At least 8 characters/)]);
  });

  test("fall back to eight characters if the policy cannot be fetched", async () => {
    const page = await newPage();
    expectComplaints(page, /Failed to load resource/);
    await page.route(/\/v2\/passwordPolicy/, (request) => request.abort());
    await page.goto("/auth#create-account");

    const rules = page.getByRole("list", { name: "Your password needs" }).getByRole("listitem");
    await rules.first().waitFor();

    expect(await rules.allInnerTexts()).toEqual([expect.stringMatching(/^At least 8 characters/)]);
  });
});
