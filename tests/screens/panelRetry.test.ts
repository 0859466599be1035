import { expect, test } from "vitest";
import { expectComplaints, newPage, openApp, untilStarted, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

test("a panel that fails to load reports it, keeps the login, and loads on a retry", async () => {
  const page = await newPage();
  expectComplaints(page, /Failed to load resource|Failed to fetch/);
  await page.goto("/auth");
  await page.getByRole("form", { name: "Login" }).getByLabel("Email").fill("ann@cairn.test");
  await page.route(/assets\/SignUpPanel/, (request) => request.abort());

  await page.getByRole("button", { name: "Create an Account" }).click();
  await page.getByRole("alert").getByText("Cairn could not be reached").waitFor();
  await page.unroute(/assets\/SignUpPanel/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("form", { name: "Create an Account" }).waitFor();

  await page.getByRole("button", { name: "Login", exact: true }).click();
  const email = page.getByRole("form", { name: "Login" }).getByLabel("Email");
  expect(await email.inputValue()).toBe("ann@cairn.test");
});

test("a tracker tab that fails to load reports it, and loads on a retry", async () => {
  const page = await openApp("/tracker/scores", await newStudent({ stage: "pm-junior" }));
  expectComplaints(page, /Failed to load resource|Failed to fetch/);
  await page.route(/assets\/CourseworkTab/, (request) => request.abort());

  await page.getByRole("tab", { name: "My Coursework" }).click();
  await page.getByRole("tabpanel").getByRole("alert").getByText("Cairn could not be reached").waitFor();
  await page.unroute(/assets\/CourseworkTab/);
  await page.getByRole("button", { name: "Try again" }).click();

  await page.getByRole("heading", { name: "My Coursework" }).waitFor();
});

test("a file that the browser remembers as failed loads after a page reload", async () => {
  const page = await newPage();
  await page.goto("/auth");
  await untilStarted(page);

  // Chromium 150: two tries fail without a request, although the file exists.
  await page.evaluate(async () => {
    document.body.dataset.before = "";
    const address = document.querySelector<HTMLLinkElement>("link[rel=modulepreload]")?.href;
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    const fail = () => dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    fail();
    // Failures at almost the same time would count as one try.
    const first = performance.now();
    while (performance.now() - first < 100) await new Promise(requestAnimationFrame);
    fail();
  });

  await page.locator("body:not([data-before])").getByRole("form", { name: "Login" }).waitFor();
});
