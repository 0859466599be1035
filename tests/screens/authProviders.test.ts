import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";
import { serveSignInWindow, signInAtProvider } from "../support/signInWindow.ts";
import { adminAuth, newStudent } from "../support/suite.ts";

useBrowser();

const PROVIDERS = [
  { button: "Google", id: "google.com" },
  { button: "Outlook", id: "microsoft.com" },
  { button: "Facebook", id: "facebook.com" },
] as const;

let people = 0;

function newPerson() {
  people += 1;
  return { name: "Ann Lee", email: `ann-${process.pid}-${Date.now()}-${people}@school.test` };
}

async function openAuth(hash = ""): Promise<Page> {
  const page = await newPage();
  await serveSignInWindow(page.context());
  expectComplaints(page, /apis\.google\.com/, /unpkg\.com|fonts\.googleapis\.com/);
  await page.goto(`/auth${hash}`);
  return page;
}

async function openWindow(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click(),
  ]);
  return popup;
}

function blockWindows(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.open = () => null;
  });
}

/** Facebook and Outlook do not always mark the address as verified. The emulator's page always does. */
function leaveEmailUnverified(context: BrowserContext): Promise<unknown> {
  return context.route(/accounts:signInWithIdp/, (request) => {
    const body = request.request().postData() ?? "";
    return request.continue({
      postData: body.replaceAll("%22email_verified%22%3Atrue", "%22email_verified%22%3Afalse"),
    });
  });
}

describe("signing in with a provider", () => {
  test.each(PROVIDERS)(
    "$button opens a window and creates the account after the age is confirmed",
    async ({ button, id }) => {
      const person = newPerson();
      const page = await openAuth("#create-account");
      const form = page.getByRole("form", { name: "Create an Account" });
      await form.waitFor();
      await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
      await form.getByText("Cairn accounts are for students who are 13 or older.").waitFor();
      expect(page.context().pages()).toHaveLength(1);
      await form.getByLabel(/13 or older/).check();
      expectComplaints(page, /403/);

      const popup = await openWindow(page, button);
      await signInAtProvider(popup, person);

      await page.waitForURL("**/stage-selection");
      const { providerData } = await adminAuth.getUserByEmail(person.email);
      expect(providerData.map(({ providerId }) => providerId)).toEqual([id]);
    },
  );

  test.each(PROVIDERS)("$button continues on this page if windows are blocked", async ({ button, id }) => {
    const person = newPerson();
    const page = await openAuth("#create-account");
    await blockWindows(page.context());
    await page.reload();
    const form = page.getByRole("form", { name: "Create an Account" });
    await form.getByLabel(/13 or older/).check();
    expectComplaints(page, /403/);

    await page.getByRole("button", { name: button, exact: true }).filter({ visible: true }).click();
    await page.getByText("Your browser blocked the sign-in window.").filter({ visible: true }).waitFor();
    await page.getByRole("button", { name: `Continue with ${button} on this page` }).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await signInAtProvider(page, person);

    await page.waitForURL("**/stage-selection");
    const { providerData } = await adminAuth.getUserByEmail(person.email);
    expect(providerData.map(({ providerId }) => providerId)).toEqual([id]);
  });

  test("asks an unknown user for their age before registering", async () => {
    const page = await openAuth();
    expectComplaints(page, /403/);
    const popup = await openWindow(page, "Google");
    await signInAtProvider(popup, newPerson());
    const dialog = page.getByRole("dialog", { name: "User is not present in the system do you want to register?" });

    await dialog.getByRole("button", { name: "Yes, choose my stage" }).click();
    await dialog.getByText("Cairn accounts are for students who are 13 or older.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/auth");

    await dialog.getByLabel("I am 13 or older").check();
    await dialog.getByRole("button", { name: "Yes, choose my stage" }).click();
    await page.waitForURL("**/stage-selection");
  });

  test("treats a closed window as a cancellation", async () => {
    const page = await openAuth();
    const popup = await openWindow(page, "Outlook");

    await popup.close();

    await page.getByText("Waiting for Outlook").waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("shows other ways in once its window was closed twice", async () => {
    const person = newPerson();
    const page = await openAuth();
    for (const _ of ["an administrator's page", "the same again"]) {
      const popup = await openWindow(page, "Google");
      await popup.close();
      await page.getByText("Waiting for Google").waitFor({ state: "detached" });
    }
    await page.getByRole("status").getByText("If Google said to ask your administrator").waitFor();
    const school = page.getByRole("link", { name: "What your school's IT office needs to allow it" });
    expect(await school.getAttribute("href")).toBe("/terms/schools");
    expectComplaints(page, /403/);

    await page.getByRole("button", { name: "Continue with Google on this page" }).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await signInAtProvider(page, person);

    await page.getByRole("dialog", { name: "User is not present in the system" }).waitFor();
  });

  test("says that it was not completed after coming back from the provider's page", async () => {
    const page = await openAuth();
    await blockWindows(page.context());
    await page.reload();
    await page.getByRole("button", { name: "Google", exact: true }).click();
    await page.getByRole("button", { name: "Continue with Google on this page" }).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await page.getByRole("button", { name: "Add new account" }).waitFor();

    await page.goBack();

    await page.getByRole("status").getByText("You left before the sign-in was complete").waitFor();
  });

  test("explains a password that Google's sign-in has replaced", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openAuth();
    await signInAtProvider(await openWindow(page, "Google"), ann);
    await page.waitForURL("**/dashboard");
    const elsewhere = await newPage();
    expectComplaints(elsewhere, /400/);
    await elsewhere.goto("/auth");

    const form = elsewhere.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(ann.email);
    await form.getByLabel("Password", { exact: true }).fill(ann.password);
    await form.getByRole("button", { name: "Let's Go" }).click();

    await form.getByText(/not the password for that account|do not match/).waitFor();
    await form.getByText("log in with Google: it may have replaced your password").waitFor();
  });

  test("reports that the provider cannot be reached", async () => {
    const page = await openAuth();
    expectComplaints(page, /Failed to load resource/);
    await page.context().route(/apis\.google\.com/, (request) => request.abort());

    await page.getByRole("button", { name: "Google", exact: true }).click();

    await page.getByRole("alert").getByText("Check your connection and try again.").waitFor();
  });
});

describe("a provider whose address already has an account", () => {
  test("waits, names the existing sign-in, and is added after it", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openAuth();
    await leaveEmailUnverified(page.context());

    const popup = await openWindow(page, "Facebook");
    await signInAtProvider(popup, ann);
    await page
      .getByText(`There is already an account for ${ann.email}. Log in with your password, and Facebook will be added`)
      .waitFor();

    const form = page.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(ann.email);
    await form.getByLabel("Password", { exact: true }).fill(ann.password);
    await form.getByRole("button", { name: "Let's Go" }).click();

    await page.waitForURL("**/dashboard");
    await page
      .getByText("Facebook has been added to your account. From now on, you can log in with it, too.")
      .waitFor();
    const { providerData } = await adminAuth.getUser(ann.uid);
    expect(providerData.map(({ providerId }) => providerId).sort()).toEqual(["facebook.com", "password"]);
  });

  test("is only added to its own account", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const bo = await newStudent({ stage: "hs-10", name: "Bo Diaz" });
    const page = await openAuth();
    await leaveEmailUnverified(page.context());
    const popup = await openWindow(page, "Outlook");
    await signInAtProvider(popup, ann);
    await page.getByText(/Outlook will be added/).waitFor();

    const form = page.getByRole("form", { name: "Login" });
    await form.getByLabel("Email").fill(bo.email);
    await form.getByLabel("Password", { exact: true }).fill(bo.password);
    await form.getByRole("button", { name: "Let's Go" }).click();

    await page.waitForURL("**/dashboard");
    await page.getByText(/Outlook was not added/).waitFor();
    const { providerData } = await adminAuth.getUser(bo.uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
  });
});
