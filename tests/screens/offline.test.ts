import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checklistPath } from "@domain/records/firestorePaths.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, useBrowser } from "../support/browser.ts";
import { newStudent, stored, suite } from "../support/suite.ts";

const WORKER = join(dirname(suite.logFile), "public", "serviceWorker.js");

useBrowser();

/** A signed-in student's page, with the app stored on the device. */
async function firstVisit(): Promise<Page> {
  const student = await newStudent({ stage: "hs-10" });
  const page = await newPage({ installs: true });
  expectComplaints(page, /Failed to load resource|WebChannelConnection|Could not reach Cloud Firestore|net::ERR/);
  await page.goto("/auth");
  await logIn(page, student);
  await page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox").first().waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  return page;
}

const versions = (page: Page) => page.evaluate(() => caches.keys());

test("every screen opens offline after the first visit, with all changes", async () => {
  const page = await firstVisit();
  const list = page.getByRole("region", { name: "Current Year's Checklist" });
  await list.getByRole("checkbox").first().check();
  await list.getByText(/^1 of \d+$/).waitFor();
  // The page shows it a moment before Firestore has stored it on this device.
  const uid = (await page.evaluate(() => localStorage.getItem("uid"))) ?? "";
  await expect.poll(async () => JSON.stringify(await stored(checklistPath(uid, "hs-10")))).toContain("Completed");

  await page.context().setOffline(true);
  await page.goto("/dashboard");

  await expect.poll(() => list.getByRole("checkbox", { checked: true, includeHidden: true }).count()).toBe(1);
  for (const [path, heading] of [
    ["/tracker/scores", "Tracker"],
    ["/profile", "Profile"],
    ["/nowhere", "This page is not on the map"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
});

test("a new list starts offline, and says that more may follow", async () => {
  const page = await firstVisit();
  await page.context().setOffline(true);

  await page.goto("/timeline");
  await page.getByText("What you added on another device appears when you are connected.").waitFor();
  await page.getByRole("button", { name: "Expand all" }).click();
  const done = page.getByRole("checkbox", { name: "Done: Join clubs" });
  await done.check();
  await page.getByText("1 change waits on this device").waitFor();

  await page.reload();
  await expect.poll(() => done.isChecked()).toBe(true);
  await page.context().setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
  expect(await page.getByText("could not be loaded").count()).toBe(0);
}, 60_000);

test("a newer version is activated only when the student agrees", async () => {
  const page = await firstVisit();
  const [version = ""] = await versions(page);
  const built = await readFile(WORKER, "utf8");
  try {
    await writeFile(WORKER, built.replace(version.replace("shell-", ""), "newer"));
    await page.reload();
    await page.getByText("A new version of Cairn is ready.").waitFor();
    await expect.poll(() => versions(page)).toEqual([version, "shell-newer"]);

    // Files of the cards below are on their way while the student presses.
    const reload = page.getByRole("button", { name: "Reload" });
    await reload.evaluate(async (button: HTMLElement) => {
      scrollTo(0, 200);
      await new Promise(requestAnimationFrame);
      button.click();
    });

    await page.getByText("A new version of Cairn is ready.").waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    // The previous version is kept for pages that are still open elsewhere.
    expect(await versions(page)).toEqual([version, "shell-newer"]);
  } finally {
    await writeFile(WORKER, built);
  }
});
