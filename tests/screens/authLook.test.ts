import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "../support/axe.ts";
import { newPage, untilStarted, useBrowser } from "../support/browser.ts";

useBrowser();

describe("the two passwords", () => {
  test("are compared when the second field is left, and again when the first changes", async () => {
    const page = await newPage();
    await page.goto("/auth#create-account");
    const form = page.getByRole("form", { name: "Create an Account" });
    const message = form.getByText("Passwords do not match. Type the same one twice.");
    await form.getByLabel("Password", { exact: true }).fill("a long walk");
    await form.getByLabel("Re-type Password", { exact: true }).fill("a long talk");
    expect(await message.count()).toBe(0);

    await form.getByLabel("Your Name").focus();
    await message.waitFor();

    await form.getByLabel("Password", { exact: true }).fill("a long talk");
    await message.waitFor({ state: "detached" });
  });

  test("warn when Caps Lock is on", async () => {
    const page = await newPage();
    await page.goto("/auth");
    await untilStarted(page);
    const field = page.getByRole("form", { name: "Login" }).getByLabel("Password", { exact: true });
    await field.focus();

    await field.evaluate((input) =>
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true })),
    );
    await page.getByText("Caps Lock is on.").waitFor();

    await field.evaluate((input) => input.dispatchEvent(new KeyboardEvent("keyup", { key: "a", bubbles: true })));
    await page.getByText("Caps Lock is on.").waitFor({ state: "detached" });
  });
});

describe("the sign-in page", () => {
  const PANELS = ["login", "create-account", "guest-mode"] as const;
  const THEMES = ["lichen", "tarn", "slate", "ochre", "clay", "heather"] as const;

  test.each(["light", "dark"] as const)(
    "has no accessibility violations in any panel and color: %s",
    async (colorScheme) => {
      const page = await newPage({ colorScheme });
      for (const panel of PANELS) {
        await page.goto(`/auth#${panel}`);
        await page.locator(".fold[data-open] :is(form, button, input)").nth(1).waitFor();
        expect(await axeViolations(page, "html"), panel).toEqual([]);
        for (const theme of THEMES) {
          await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
          expect(await contrastViolations(page, "html"), `${panel} in ${theme}`).toEqual([]);
        }
      }
    },
  );

  test.each(["light", "dark"] as const)(
    "has no accessibility violations in its errors and its dialog: %s",
    async (colorScheme) => {
      const page = await newPage({ colorScheme });
      await page.goto("/auth#create-account");
      await page.getByRole("button", { name: "Sign Up" }).click();
      await page.getByText("Enter your name.").waitFor();
      expect(await axeViolations(page, "html")).toEqual([]);

      await page.goto("/auth#login");
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await axeViolations(page, "html")).toEqual([]);

      await page.goto("/auth/action?mode=verifyEmail");
      await page.getByRole("heading", { name: "This link is incomplete" }).waitFor();
      expect(await axeViolations(page, "html")).toEqual([]);
    },
  );

  test("asks for the age with a square box", async () => {
    const page = await newPage();
    await page.goto("/auth#create-account");

    const corner = await page
      .getByRole("form", { name: "Create an Account" })
      .getByLabel(/13 or older/)
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).borderStartStartRadius));

    expect(corner).toBeLessThanOrEqual(6);
  });

  test.each([390, 320])("fits %i pixels without scrolling sideways", async (width) => {
    const page = await newPage({ width, height: 800 });
    for (const panel of PANELS) {
      await page.goto(`/auth#${panel}`);
      await untilStarted(page);
      await page.locator(".fold[data-open] :is(form, button, input)").nth(1).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), panel).toBeLessThanOrEqual(width);
    }
    await page.goto("/auth#login");
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  test("lets a student sign up, choose a stage and log out with only the keyboard", async () => {
    const page = await newPage();
    await page.goto("/auth");
    await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();

    await tabTo(page, "Create an Account");
    await page.keyboard.press("Enter");
    await page.getByRole("form", { name: "Create an Account" }).waitFor();
    await tabTo(page, "Your Name");
    await page.keyboard.type("Maya Okafor");
    await tabTo(page, "Email Address");
    await page.keyboard.type(`keys-${Date.now()}@cairn.test`);
    await tabTo(page, "Password");
    await page.keyboard.type("a long walk");
    await tabTo(page, "Re-type Password");
    await page.keyboard.type("a long walk");
    await tabTo(page, "I am 13 or older");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");

    await page.waitForURL("**/stage-selection");
    await tabTo(page, /^High School/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^10th Grade/);
    await page.keyboard.press("Enter");

    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1, name: /Maya/ }).waitFor();
    await tabTo(page, "Profile");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/profile");
    await page.getByRole("button", { name: "Log Out", exact: true }).waitFor();
    await tabTo(page, "Log Out");
    await page.keyboard.press("Enter");

    await page.waitForURL("**/auth");
  });

  test("opens and closes the forgotten-password dialog by keyboard, and returns the focus", async () => {
    const page = await newPage();
    await page.goto("/auth");
    await page.getByRole("form", { name: "Login" }).waitFor();
    await tabTo(page, "Forgot your password?");

    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });

    expect(await focusedName(page)).toBe("Forgot your password?");
  });
});

/** Roughly what a screen reader calls the focused control. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.innerText) : [];
    return (element?.getAttribute("aria-label") ?? (labels.join(" ") || element?.textContent) ?? "").trim();
  });
}

/** Presses Tab until the control with that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}
