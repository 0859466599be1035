import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { listOf } from "./support/checklist.ts";

useBrowser();

const CONFIG = "/__/firebase/init.json";
const config = (page: Page) => page.evaluate((address) => fetch(address).then((answer) => answer.text()), CONFIG);

test("the configuration on the device outlives a network that answers for every server", async () => {
  const page = await newPage({ installs: true });
  await page.goto("/auth");
  await logIn(page, await newStudent({ stage: "hs-10" }));
  await listOf(page).getByRole("checkbox").first().waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const context = page.context();
  await context.route(`**${CONFIG}`, (request) => request.fulfill({ json: { apiKey: "of the project" } }));
  expect(await config(page)).toContain("of the project");

  await context.unrouteAll();
  await context.route(`**${CONFIG}`, (request) =>
    request.fulfill({ contentType: "text/html", body: "<p>Accept the rules of this network.</p>" }),
  );

  expect(await config(page)).toContain("of the project");
});

test("the bar of a page without a network covers no part of it and moves none", async () => {
  const page = await openApp("/dashboard", await newStudent({ stage: "hs-11" }));
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();

  await page.context().setOffline(true);
  const bar = page.getByText("You are offline.");
  await bar.waitFor();

  expect(await heading.boundingBox()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [main, box] = [await page.getByRole("main").boundingBox(), await bar.boundingBox()];
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});
