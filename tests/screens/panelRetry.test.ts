import { expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";

useBrowser();

test("a panel that cannot be loaded says so, keeps the login, and comes on a retry", async () => {
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
