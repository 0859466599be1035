import { API_CALLS } from "@domain/api/apiCalls.ts";
import { expect, test } from "vitest";
import { expectComplaints, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

test("an error in the browser is reported without its text", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await openApp("/dashboard", ann);
  expectComplaints(page, /Walked the dogs/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const reported = page.waitForRequest((sent) => new URL(sent.url()).pathname === API_CALLS.reports.path);

  await page.evaluate(() => {
    const error = new TypeError("Walked the dogs with maya@cairn.test");
    error.stack = `${error}\n    at save (${location.origin}/assets/DashboardScreen-B1x9Qz_a.js:2:1401)`;
    dispatchEvent(new ErrorEvent("error", { error }));
    dispatchEvent(new ErrorEvent("error", { error }));
  });

  const request = await reported;
  expect(request.postDataJSON()).toEqual({ name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] });
  expect((await request.response())?.status()).toBe(200);
});
