import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { mailedCodes, mailedLink } from "../support/mailedCodes.ts";
import { adminAuth, newStudent, suite } from "../support/suite.ts";

useBrowser();

async function askForReset(page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
  await dialog.getByLabel("Email of your account").fill(email);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await dialog.getByText(`If ${email} has an account, a link to choose a new password is on its way.`).waitFor();
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole("form", { name: "Choose a new password" });
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Re-type Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Save the new password" }).click();
}

/** Waits for the code to arrive. Mails are sent in the background. */
async function newCode(email: string, type: Parameters<typeof mailedCodes>[1]): Promise<string> {
  await expect.poll(() => mailedCodes(email, type)).not.toEqual([]);
  return (await mailedCodes(email, type)).at(-1) ?? "";
}

describe("a forgotten password", () => {
  test("is replaced through the mailed link, and the new one works", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await newPage();
    await page.goto("/auth");
    await page.getByRole("form", { name: "Login" }).getByLabel("Email").fill(ann.email);
    await askForReset(page, ann.email);

    await page.goto(mailedLink("resetPassword", await newCode(ann.email, "PASSWORD_RESET")));
    await page.getByText(`For ${ann.email}.`).waitFor();
    await chooseNewPassword(page, "a quiet ridge at dawn");
    await page.getByRole("heading", { name: "Your password has been changed" }).waitFor();
    await page.getByRole("link", { name: "Go to Login" }).click();

    await logIn(page, { email: ann.email, password: "a quiet ridge at dawn" });
    await page.waitForURL("**/dashboard");
  });

  test("starts with the email typed at the login", async () => {
    const page = await newPage();
    await page.goto("/auth");
    await page.getByRole("form", { name: "Login" }).getByLabel("Email").fill("ann@cairn.test");

    await page.getByRole("button", { name: "Forgot your password?" }).click();

    const field = page.getByRole("dialog").getByLabel("Email of your account");
    expect(await field.inputValue()).toBe("ann@cairn.test");
    await page.getByRole("button", { name: "Back to Login" }).click();
    await expect
      .poll(() => page.getByRole("form", { name: "Login" }).getByLabel("Email").inputValue())
      .toBe("ann@cairn.test");
  });

  test("gets the same answer if the account does not exist", async () => {
    const page = await newPage();
    expectComplaints(page, /400/);
    await page.goto("/auth");

    await askForReset(page, "no-account@cairn.test");

    expect(await mailedCodes("no-account@cairn.test", "PASSWORD_RESET")).toEqual([]);
  });

  test("ends the session in which the link is opened", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/auth", ann);
    await page.waitForURL("**/dashboard");
    await adminAuth.generatePasswordResetLink(ann.email);

    await page.goto(mailedLink("resetPassword", await newCode(ann.email, "PASSWORD_RESET")));
    await chooseNewPassword(page, "a quiet ridge at dawn");
    await page.getByRole("link", { name: "Go to Login" }).click();

    await page.getByRole("heading", { name: "Welcome to Cairn" }).waitFor();
  });

  test("shows that a used link was used, and sends a new one", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminAuth.generatePasswordResetLink(ann.email);
    const code = await newCode(ann.email, "PASSWORD_RESET");
    const page = await newPage();
    await page.goto(mailedLink("resetPassword", code));
    await chooseNewPassword(page, "a quiet ridge at dawn");
    await page.getByRole("heading", { name: "Your password has been changed" }).waitFor();
    expectComplaints(page, /400/);

    await page.goto(mailedLink("resetPassword", code));
    await page
      .getByRole("alert")
      .getByText("This link has already been used or is incomplete. Ask for a new one.")
      .waitFor();
    await page.getByLabel("Email of your account").fill(ann.email);
    await page.getByRole("button", { name: "Send the link" }).click();

    await expect.poll(() => mailedCodes(ann.email, "PASSWORD_RESET")).toHaveLength(1);
  });

  test("shows that an old link has expired", async () => {
    const page = await newPage();
    expectComplaints(page, /400/);
    await page.route(/accounts:resetPassword/, (request) =>
      request.fulfill({ status: 400, json: { error: { code: 400, message: "EXPIRED_OOB_CODE" } } }),
    );

    await page.goto(mailedLink("resetPassword", "old"));

    await page.getByRole("alert").getByText("This link has expired. Ask for a new one.").waitFor();
    await page.getByRole("button", { name: "Send the link" }).waitFor();
  });

  test("rejects a weak or mistyped new password at its field", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminAuth.generatePasswordResetLink(ann.email);
    const page = await newPage();
    await page.goto(mailedLink("resetPassword", await newCode(ann.email, "PASSWORD_RESET")));
    const form = page.getByRole("form", { name: "Choose a new password" });

    await chooseNewPassword(page, "short");
    await form.getByText("Use at least 8 characters.").waitFor();
    await chooseNewPassword(page, "Password");
    await form.getByText("This password is easy to guess.").waitFor();
    await form.getByLabel("Password", { exact: true }).fill("longer than short");
    await form.getByLabel("Re-type Password", { exact: true }).fill("something else");
    await form.getByLabel("Password", { exact: true }).focus();

    await form.getByText("Passwords do not match. Type the same one twice.").waitFor();
  });

  test("reports that Cairn cannot be reached, and works once it is back", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminAuth.generatePasswordResetLink(ann.email);
    const page = await newPage();
    expectComplaints(page, /Failed to load resource/);
    await page.route(/accounts:resetPassword/, (request) => request.abort());
    await page.goto(mailedLink("resetPassword", await newCode(ann.email, "PASSWORD_RESET")));
    await page.getByRole("alert").getByText("Cairn could not be reached").waitFor();

    await page.unroute(/accounts:resetPassword/);
    await page.getByRole("button", { name: "Try again" }).click();

    await page.getByText(`For ${ann.email}.`).waitFor();
  });
});

describe("an email address", () => {
  test("gets a link after sign-up, and is confirmed by its button", async () => {
    const email = `maya-${Date.now()}@cairn.test`;
    const page = await newPage();
    await page.goto("/auth#create-account");
    const form = page.getByRole("form", { name: "Create an Account" });
    await form.getByLabel("Your Name").fill("Maya Okafor");
    await form.getByLabel("Email Address").fill(email);
    await form.getByLabel("Password", { exact: true }).fill("a long walk");
    await form.getByLabel("Re-type Password", { exact: true }).fill("a long walk");
    await form.getByLabel(/13 or older/).check();
    await form.getByRole("button", { name: "Sign Up" }).click();
    await page.waitForURL("**/stage-selection");
    expectComplaints(page, /403/);

    await page.goto(mailedLink("verifyEmail", await newCode(email, "VERIFY_EMAIL")));
    await page.getByText(`This confirms that ${email} is yours.`).waitFor();
    expect((await adminAuth.getUserByEmail(email)).emailVerified).toBe(false);
    await page.getByRole("button", { name: "Confirm this email" }).click();

    await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await page.getByText(`${email} is yours.`).waitFor();
    expect((await adminAuth.getUserByEmail(email)).emailVerified).toBe(true);
  });

  test("has a reminder on the profile until it is confirmed in any browser", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/profile", ann);
    const line = page.getByText(`Confirm your email: open the link in the email we sent to ${ann.email}.`);
    await line.waitFor();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText(`A new link is on its way to ${ann.email}.`).waitFor();

    const elsewhere = await newPage();
    await elsewhere.goto(mailedLink("verifyEmail", await newCode(ann.email, "VERIFY_EMAIL")));
    await elsewhere.getByRole("button", { name: "Confirm this email" }).click();
    await elsewhere.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await elsewhere.getByRole("link", { name: "Go to Login" }).waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

    await page.getByRole("button", { name: "Send again" }).waitFor({ state: "detached" });
  });

  test("shows that a used link was used, and offers another", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/auth", ann);
    await page.waitForURL("**/dashboard");
    expectComplaints(page, /400/);

    await page.goto(mailedLink("verifyEmail", "used-already"));
    await page.getByRole("alert").getByText("This link has already been used or is incomplete.").waitFor();
    await page.getByRole("button", { name: "Send again" }).click();

    await newCode(ann.email, "VERIFY_EMAIL");
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await page.waitForURL("**/dashboard");
  });

  test("is confirmed for its student by a link that was used, and explained to others", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/auth", ann);
    await page.waitForURL("**/dashboard");
    await adminAuth.updateUser(ann.uid, { emailVerified: true });
    const elsewhere = await newPage();
    for (const each of [page, elsewhere]) expectComplaints(each, /400/);

    await page.goto(mailedLink("verifyEmail", "used-already"));
    await elsewhere.goto(mailedLink("verifyEmail", "used-already"));

    await page.getByRole("heading", { name: "Your email is confirmed" }).waitFor();
    await page.getByText(`${ann.email} is yours.`).waitFor();
    await elsewhere.getByText("your email is confirmed already. Log in to see.").waitFor();
  });

  test("can be restored after another person has changed it", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await newPage();
    const changed = `changed-${ann.email}`;
    await changeEmail(ann.idToken, changed);
    const code = await newCode(ann.email, "RECOVER_EMAIL");

    await page.goto(mailedLink("recoverEmail", code));
    await page.getByText(`From then on you log in as ${ann.email} again.`).waitFor();
    expect((await adminAuth.getUser(ann.uid)).email).toBe(changed);
    await page.getByRole("button", { name: "Go back to this email" }).click();

    await page.getByRole("heading", { name: "Your old email is back" }).waitFor();
    await page.getByText(`You log in as ${ann.email} again.`).waitFor();
    expect(await page.getByLabel("Email of your account").inputValue()).toBe(ann.email);
    expect((await adminAuth.getUser(ann.uid)).email).toBe(ann.email);
  });

  test("shows that a link without its code is incomplete", async () => {
    const page = await newPage();

    await page.goto("/auth/action?mode=resetPassword");

    await page.getByRole("heading", { name: "This link is incomplete" }).waitFor();
    await page.getByRole("link", { name: "Go to Cairn" }).click();
    await page.getByRole("form", { name: "Login" }).waitFor();
  });
});

/** Changes the address like the SDK does. The provider then mails an undo link to the old address. */
async function changeEmail(idToken: string, email: string): Promise<void> {
  const response = await fetch(`http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:update?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ idToken, email, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
}
