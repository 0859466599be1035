import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { mailedCodes, mailedLink } from "../support/mailedCodes.ts";
import { serveSignInWindow, signInAtProvider } from "../support/signInWindow.ts";
import { adminAuth, idTokenFor, newStudent, type Student, stored } from "../support/suite.ts";

useBrowser();

async function openProfile(student?: Student): Promise<{ page: Page; ann: Student }> {
  const ann = student ?? (await newStudent({ stage: "hs-10" }));
  const page = await openApp("/profile", ann);
  await page.getByRole("heading", { name: "Account Information" }).waitFor();
  return { page, ann };
}

const formOf = (page: Page, name: string) => page.getByRole("form", { name });

/** Opens the form of a part of the account. */
async function change(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, exact: true }).click();
  return formOf(page, name);
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

async function fillPasswords(page: Page, current: string, next: string, again = next): Promise<Locator> {
  const form = await change(page, "Change your password");
  await form.getByLabel("Current password", { exact: true }).fill(current);
  await form.getByLabel("New password", { exact: true }).fill(next);
  await form.getByLabel("Retype new password", { exact: true }).fill(again);
  await form.getByRole("button", { name: "Save password" }).click();
  return form;
}

describe("the username", () => {
  test("can be changed and is stored", async () => {
    const { page, ann } = await openProfile();
    await page.getByText("Current username: Ann Lee").waitFor();
    const opener = page.getByRole("button", { name: "Change your username" });

    await opener.press("Enter");
    await page.getByLabel("New username").waitFor();
    await page.keyboard.type("  Annie ");
    await page.keyboard.press("Enter");

    await page.getByText("Current username: Annie").waitFor();
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.getByLabel("New username").count()).toBe(0);
    await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ display_name: "Annie" });
  });
});

test("the greeting can be changed, and the dashboard uses it", async () => {
  const { page, ann } = await openProfile();
  const form = await change(page, "Change what you are called");
  await form.getByLabel("What should we call you?").fill("Nguyễn Thắm 🌸");
  await form.getByRole("button", { name: "Save greeting" }).click();

  await page.getByText("greet you as Nguyễn Thắm 🌸").waitFor();
  await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ preferred_name: "Nguyễn Thắm 🌸" });
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Welcome back, Nguyễn Thắm 🌸" }).waitFor();
  // The file with these letters has loaded; the one with Polish letters, which nobody needs here, has not.
  const has = (letters: string) =>
    page.evaluate((text) => document.fonts.check('1em "Besley Variable"', text), letters);
  await expect.poll(() => has("ễắ")).toBe(true);
  expect(await has("ł")).toBe(false);
});

describe("the phone number", () => {
  test("is stored in one format, shown in another, and removing it can be undone", async () => {
    const { page, ann } = await openProfile();
    const form = await change(page, "Change your phone number");
    await form.getByText("is not used to log in").waitFor();

    await form.getByLabel("Account phone number").fill("555.014.7720");
    await form.getByRole("button", { name: "Save phone number" }).click();
    await page.getByText("Current number: (555) 014-7720").waitFor();
    await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ phone: "+15550147720" });

    await page.getByRole("button", { name: "Remove the number" }).click();
    await page.getByText("No number is stored").waitFor();
    await expect.poll(() => stored(`users/${ann.uid}`)).not.toHaveProperty("phone");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stored(`users/${ann.uid}`)).toMatchObject({ phone: "+15550147720" });
  });

  test("is rejected at its field and stays there if it is invalid", async () => {
    const { page, ann } = await openProfile();
    const field = (await change(page, "Change your phone number")).getByLabel("Account phone number");

    await field.fill("014-7720");
    await page.keyboard.press("Enter");

    await expect.poll(() => messageAt(field)).toContain("with its area code");
    expect(await field.inputValue()).toBe("014-7720");
    expect(await stored(`users/${ann.uid}`)).not.toHaveProperty("phone");
  });
});

describe("the password", () => {
  test("can be changed, and the new one logs in", async () => {
    const { page, ann } = await openProfile();
    // The Auth emulator's new token keeps the time of the login. If the change falls into the next second, the server
    // takes that token for a revoked one.
    expectComplaints(page, /401/);

    await fillPasswords(page, ann.password, "over the quiet pass");

    await page.getByText("Your password has been changed").waitFor();
    expect(await idTokenFor(ann.email, "over the quiet pass")).toBeTruthy();
    expect(await idTokenFor(ann.email, ann.password)).toBeUndefined();
    expect(await formOf(page, "Change your password").count()).toBe(0);
    await page.reload();
    await page.getByRole("heading", { name: "Account Information" }).waitFor();
  });

  test("stays the same if the current one is wrong, and the typed text is kept", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /400/);

    const form = await fillPasswords(page, "not this one", "over the quiet pass");

    const current = form.getByLabel("Current password", { exact: true });
    expect(await messageAt(current)).toContain("This is not your current password");
    expect(await current.inputValue()).toBe("not this one");
    expect(await form.getByLabel("New password", { exact: true }).inputValue()).toBe("over the quiet pass");
    expect(await idTokenFor(ann.email, ann.password)).toBeTruthy();
  });

  test("shows what the new one lacks while typing, and that the two differ", async () => {
    const { page } = await openProfile();

    const form = await fillPasswords(page, "anything", "short", "shirt");

    expect(await messageAt(form.getByLabel("New password", { exact: true }))).toContain("at least 8 characters");
    expect(await messageAt(form.getByLabel("Retype new password", { exact: true }))).toContain("do not match yet");
    const rule = form.getByRole("list", { name: "Your password needs" }).getByRole("listitem").first();
    expect(await rule.textContent()).toContain("not yet");
    await form.getByLabel("New password", { exact: true }).fill("longer one");
    await expect.poll(() => rule.textContent()).toContain("done");

    await form.getByRole("button", { name: "Cancel" }).click();
    await change(page, "Change your password");
    expect(await form.getByLabel("Retype new password", { exact: true }).getAttribute("aria-invalid")).not.toBe("true");
    expect(await rule.textContent()).toContain("not yet");
  });

  test("cannot be one of the most common", async () => {
    const { page, ann } = await openProfile();

    const form = await fillPasswords(page, ann.password, "iloveyou");

    const message = "This password is easy to guess.";
    expect(await messageAt(form.getByLabel("New password", { exact: true }))).toContain(message);
    expect(await idTokenFor(ann.email, ann.password)).toBeTruthy();
  });

  test("can be added by keyboard to a Google-only account, after a new sign-in", async () => {
    const email = `dee-${Date.now()}@gmail.test`;
    const page = await newPage();
    expectComplaints(page, /apis\.google\.com|unpkg\.com|fonts\.googleapis\.com/, /403|400/);
    await serveSignInWindow(page.context());
    await page.goto("/auth");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("button", { name: "Google", exact: true }).filter({ visible: true }).click();
    await signInAtProvider(await opened, { name: "Dee Park", email });
    await page.getByLabel("I am 13 or older").check();
    await page.getByRole("button", { name: "Yes, choose my stage" }).click();
    await page.waitForURL("**/stage-selection");
    await page.getByRole("button", { name: /^High School/ }).click();
    await page.getByRole("button", { name: "10th Grade" }).click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByText(`You log in with Google as ${email}.`).waitFor();
    await page.route(/accounts:(update|signUp)/, refuseAsTooOld, { times: 1 });

    const form = await change(page, "Add a password");
    await form.getByLabel("New password", { exact: true }).fill("over the quiet pass");
    await form.getByLabel("Retype new password", { exact: true }).fill("over the quiet pass");
    await page.keyboard.press("Enter");
    await page.getByText("For your safety, log in again to change your password.").waitFor();
    const again = page.context().waitForEvent("page");
    await page.getByRole("button", { name: "Continue with Google" }).press("Enter");
    await (await again).getByText("Dee Park").click();

    await page.getByText(`You log in with your email and password or Google as ${email}.`).waitFor();
    expect(await idTokenFor(email, "over the quiet pass")).toBeTruthy();
  });
});

describe("the email", () => {
  test("only changes through a mailed link, and shows the pending change", async () => {
    const { page, ann } = await openProfile();
    const next = `moved-${ann.email}`;
    const form = await change(page, "Change your email");
    await form.getByText(`Current email: ${ann.email}`).waitFor();
    await form.getByLabel("Account email").fill(next);
    await form.getByLabel("Your current password", { exact: true }).fill(ann.password);
    await form.getByRole("button", { name: "Send the link" }).click();

    await page.getByText(`We sent a link to ${next}.`).waitFor();
    await page.getByText(`your email stays ${ann.email}`).waitFor();
    expect((await adminAuth.getUser(ann.uid)).email).toBe(ann.email);
    // The emulator stores this code under the old address.
    const codes = [
      ...(await mailedCodes(next, "VERIFY_AND_CHANGE_EMAIL")),
      ...(await mailedCodes(ann.email, "VERIFY_AND_CHANGE_EMAIL")),
    ];
    const elsewhere = await newPage();
    await elsewhere.goto(mailedLink("verifyAndChangeEmail", codes[0] ?? ""));
    await elsewhere.getByText(`From then on you log in as ${next}.`).waitFor();
    await elsewhere.getByRole("button", { name: "Change to this email" }).click();
    await expect.poll(async () => (await adminAuth.getUser(ann.uid)).email).toBe(next);
    await elsewhere.goto("/auth");
    await logIn(elsewhere, { email: next, password: ann.password });
  });

  test.each([
    [
      "another account uses",
      async () => (await newStudent({ stage: null })).email,
      /Another account already uses this email/,
    ],
    ["is invalid", async () => "ann at home", /name@example\.com/],
  ])("an email that %s is rejected at its field and stays there", async (_, addressOf, sentence) => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /400/);
    const form = await change(page, "Change your email");
    const address = await addressOf();

    await form.getByLabel("Account email").fill(address);
    await form.getByLabel("Your current password", { exact: true }).fill(ann.password);
    await page.keyboard.press("Enter");

    await expect.poll(() => messageAt(form.getByLabel("Account email"))).toMatch(sentence);
    expect(await form.getByLabel("Account email").inputValue()).toBe(address);
    expect(await form.getByLabel("Your current password", { exact: true }).inputValue()).toBe(ann.password);
  });

  test("asks for a new login if the provider requires it, and then continues", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /400/);
    const next = `fresh-${ann.email}`;
    await page.route(/accounts:sendOobCode/, refuseAsTooOld, { times: 1 });
    const form = await change(page, "Change your email");
    await form.getByLabel("Account email").fill(next);
    await form.getByLabel("Your current password", { exact: true }).fill(ann.password);
    await page.keyboard.press("Enter");
    await page.getByText("For your safety, log in again to change your email.").waitFor();

    await page.keyboard.type("wrong");
    await page.keyboard.press("Enter");
    const again = formOf(page, "Log in again");
    expect(await messageAt(again.getByLabel("Your password", { exact: true }))).toContain("not your current password");
    await again.getByLabel("Your password", { exact: true }).fill(ann.password);
    await page.keyboard.press("Enter");

    await page.getByText(`We sent a link to ${next}.`).waitFor();
  });

  test("forgets what was typed, and that it asked for a new login, when it is canceled", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /400/);
    await page.route(/accounts:sendOobCode/, refuseAsTooOld, { times: 1 });
    const form = await change(page, "Change your email");
    await form.getByLabel("Account email").fill(`never-${ann.email}`);
    await form.getByLabel("Your current password", { exact: true }).fill(ann.password);
    await page.keyboard.press("Enter");
    await formOf(page, "Log in again").waitFor();

    await form.getByRole("button", { name: "Cancel" }).click();

    await formOf(page, "Log in again").waitFor({ state: "detached" });
    await change(page, "Change your email");
    expect(await form.getByLabel("Account email").inputValue()).toBe("");
  });

  test("is kept as typed if it cannot be sent offline", async () => {
    const { page, ann } = await openProfile();
    expectComplaints(page, /ERR_FAILED/);
    await page.route(/identitytoolkit/, (call) => call.abort());
    const form = await change(page, "Change your email");

    await form.getByLabel("Account email").fill("new@cairn.test");
    await form.getByLabel("Your current password", { exact: true }).fill(ann.password);
    await page.keyboard.press("Enter");

    await form.getByRole("alert").getByText("could not be reached").waitFor();
    expect(await form.getByLabel("Account email").inputValue()).toBe("new@cairn.test");
  });
});

/** Answers like the provider does if the sign-in is too old. */
function refuseAsTooOld(call: { fulfill: (answer: object) => Promise<void> }): Promise<void> {
  return call.fulfill({
    status: 400,
    contentType: "application/json",
    headers: { "access-control-allow-origin": "*" },
    body: JSON.stringify({ error: { code: 400, message: "CREDENTIAL_TOO_OLD_LOGIN_AGAIN" } }),
  });
}
