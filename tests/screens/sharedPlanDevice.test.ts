import { expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";
import { newShare } from "./support/shares.ts";

useBrowser();

test("a device that has the app opens a shared plan, and says offline what it needs", async () => {
  const share = await newShare();
  const page = await newPage({ installs: true, student: await newStudent({ stage: "hs-10" }) });
  expectComplaints(page, /Failed to load resource|net::ERR|WebChannelConnection|Could not reach Cloud Firestore/);
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

  await page.context().setOffline(true);
  await page.goto(share.link);
  await page.getByText("This page could not be loaded. Check your connection").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("heading", { name: "The plan of Maya Okafor" }).waitFor();

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: "The plan could not be loaded" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { name: "The plan of Maya Okafor" }).waitFor();
});
