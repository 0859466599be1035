import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

const SIGN_UP = { name: "Ann Lee", email: "ann.lee@cairn.test", password: "a long walk", again: "a long walk" };

async function openSignUp(): Promise<{ page: Page; form: Locator }> {
  const page = await newPage();
  await page.goto("/auth#create-account");
  const form = page.getByRole("form", { name: "Create an Account" });
  await form.waitFor();
  return { page, form };
}

async function submitSignUp(form: Locator, changes: Partial<typeof SIGN_UP>): Promise<void> {
  const { name, email, password, again } = { ...SIGN_UP, ...changes };
  await form.getByLabel("Your Name").fill(name);
  await form.getByLabel("Email Address").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Re-type Password", { exact: true }).fill(again);
  await form.getByLabel(/13 or older/).check();
  await form.getByRole("button", { name: "Sign Up" }).click();
}

async function submitLogin(page: Page, email: string, password: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Let's Go" }).click();
  return form;
}

/** The message below a field, as a screen reader connects it to the input. */
async function messageAt(field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  return field.evaluate((input) =>
    (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

describe("creating an account", () => {
  test("reports at the second password that the two differ, and keeps what was typed", async () => {
    const { form } = await openSignUp();

    await submitSignUp(form, { again: "another walk" });

    expect(await messageAt(form.getByLabel("Re-type Password", { exact: true }))).toMatch(/passwords/i);
    expect(await form.getByLabel("Your Name").inputValue()).toBe(SIGN_UP.name);
    expect(await form.getByLabel("Password", { exact: true }).inputValue()).toBe(SIGN_UP.password);
  });

  test("says of a school's address that it may end, and of a personal one nothing", async () => {
    const { form } = await openSignUp();
    const field = form.getByLabel("Email Address");
    const note = form.getByText("You may lose this address after graduation. A personal one works, too.");

    await field.fill("ann@students.lindal.k12.wa.us");
    await note.waitFor();
    await field.fill("ann@cairn.test");

    await note.waitFor({ state: "detached" });
  });

  test("reports a malformed address at its field", async () => {
    const { form } = await openSignUp();

    await submitSignUp(form, { email: "ann.lee" });

    expect(await messageAt(form.getByLabel("Email Address"))).toContain("name@example.com");
    expect(await form.getByLabel("Email Address").inputValue()).toBe("ann.lee");
  });

  test("reports at the address that the account exists, and keeps what was typed", async () => {
    const { email } = await newStudent({ stage: null });
    const { page, form } = await openSignUp();
    expectComplaints(page, /409/);

    await submitSignUp(form, { email });

    expect(await messageAt(form.getByLabel("Email Address"))).toMatch(/already an account/i);
    expect(await form.getByLabel("Re-type Password", { exact: true }).inputValue()).toBe(SIGN_UP.again);

    await form.getByRole("link", { name: "Log in with this email" }).click();
    const login = page.getByRole("form", { name: "Login" });
    await expect.poll(() => login.getByLabel("Email").inputValue()).toBe(email);
    const password = login.getByLabel("Password", { exact: true });
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("keeps name and email through a reload, but never a password", async () => {
    const { page, form } = await openSignUp();
    await form.getByLabel("Your Name").pressSequentially(SIGN_UP.name);
    await form.getByLabel("Email Address").pressSequentially(SIGN_UP.email);
    await form.getByLabel("Password", { exact: true }).pressSequentially(SIGN_UP.password);

    await page.reload();

    await form.waitFor();
    expect(await form.getByLabel("Your Name").inputValue()).toBe(SIGN_UP.name);
    expect(await form.getByLabel("Email Address").inputValue()).toBe(SIGN_UP.email);
    expect(await form.getByLabel("Password", { exact: true }).inputValue()).toBe("");
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(kept).not.toContain(SIGN_UP.password);
  });

  test("asks for the age before sending anything", async () => {
    const { page, form } = await openSignUp();
    await submitSignUp(form, { password: "short", again: "short" });
    await form.getByLabel(/13 or older/).uncheck();

    await form.getByRole("button", { name: "Sign Up" }).click();

    await form.getByText(/13 or older\./).waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");
  });

  test("reports that Cairn cannot be reached, and works once it is back", async () => {
    const { page, form } = await openSignUp();
    expectComplaints(page, /Failed to load resource/);
    await page.route("**/api/**", (call) => call.abort());

    await submitSignUp(form, { email: `late-${Date.now()}@cairn.test` });
    await form.getByRole("alert").getByText("Cairn could not be reached").waitFor();
    expect(await form.getByLabel("Your Name").inputValue()).toBe(SIGN_UP.name);

    await page.unroute("**/api/**");
    await form.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/stage-selection");
  });
});

describe("logging in", () => {
  test("rejects a wrong password with a message and keeps the address", async () => {
    const { email } = await newStudent({ stage: "hs-9" });
    const page = await openApp("/auth", null, { width: 390, height: 844 });
    expectComplaints(page, /400/);
    const button = page.getByRole("form", { name: "Login" }).locator("button[type=submit]");
    const width = () => button.evaluate((element) => element.getBoundingClientRect().width);
    await button.waitFor();
    const idleWidth = await width();
    let busyWidth = 0;
    await page.route(/signInWithPassword|login-email/, async (call) => {
      busyWidth = await width();
      await call.continue();
    });

    const form = await submitLogin(page, email, "not my password");

    const field = form.getByLabel("Password", { exact: true });
    await expect.poll(() => busyWidth).toBe(idleWidth);
    expect(await messageAt(field)).toMatch(/password/i);
    expect(await form.getByLabel("Email").inputValue()).toBe(email);

    await submitLogin(page, `new-${email}`, "a long walk uphill");
    await form.getByRole("link", { name: "Create an account with this email" }).click();
    const signUp = page.getByRole("form", { name: "Create an Account" });
    await expect.poll(() => signUp.getByLabel("Email Address").inputValue()).toBe(`new-${email}`);
    const name = signUp.getByLabel("Your Name");
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  test("asks whether to register if the student is not in the system", async () => {
    const student = await newStudent({ stage: null });
    const page = await openApp("/auth", null);
    expectComplaints(page, /403/);

    await submitLogin(page, student.email, student.password);
    const dialog = page.getByRole("dialog", {
      name: "User is not present in the system do you want to register?",
    });
    await dialog.waitFor();
    await dialog.getByLabel("I am 13 or older").check();
    await dialog.getByRole("button", { name: /^Yes/ }).click();

    await page.waitForURL("**/stage-selection");
  });

  test("stays on the sign-in page if the student does not want to register", async () => {
    const student = await newStudent({ stage: null });
    const page = await openApp("/auth", null);
    expectComplaints(page, /403/);

    await submitLogin(page, student.email, student.password);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^No/ }).click();

    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/auth");
  });

  test("returns to the requested address", async () => {
    const student = await newStudent({ stage: "hs-9" });

    const page = await openApp("/profile", student);

    await page.waitForURL("**/profile");
    await page.getByText("Current username: Ann Lee").waitFor();
  });
});
