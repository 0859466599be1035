import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectComplaints, newPage, useBrowser } from "../support/browser.ts";
import { type Hosting, startHosting } from "../support/startHosting.ts";

/** A screen of its own file, which needs nobody signed in. */
const PATH = "/auth/action?mode=nothing";
const FILE = /^AuthActionScreen-.*\.js$/;

let hosting: Hosting;
let asset: string;

useBrowser();
beforeAll(async () => {
  hosting = await startHosting("missing-assets");
  asset = (await readdir(join(hosting.folder, "assets"))).find((name) => FILE.test(name)) ?? "";
});
afterAll(() => hosting?.stop());

const remove = () => rename(join(hosting.folder, "assets", asset), join(hosting.folder, "kept.js"));
const restore = () => rename(join(hosting.folder, "kept.js"), join(hosting.folder, "assets", asset));
// As text: the test's own bundler would rewrite the import.
const importIn = (page: Page) => page.evaluate(`import("/assets/${asset}").then(() => "imported", () => "failed")`);

describe("Hosting", () => {
  test.each(["/assets/gone-AbCd1234.js", "/assets/deep/gone.css", "/.well-known/gone"])(
    "answers %s with 404, and not with the app",
    async (path) => {
      const response = await fetch(hosting.url + path);

      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('id="root"');
    },
  );

  test.each(["/", "/dashboard", "/tracker/scores", "/nowhere", "/assets-and-more"])(
    "answers %s with the app",
    async (path) => {
      const response = await fetch(hosting.url + path);

      expect(response.status).toBe(200);
      expect(await response.text()).toContain('id="root"');
    },
  );
});

test.each([false, true])(
  "a missing script that is back loads after a reload (app kept on the device: %s)",
  async (installs) => {
    const page = await newPage({ baseURL: hosting.url, installs });
    expectComplaints(
      page,
      /Failed to load|404|init\.json|dynamically imported|MIME type|Unexpected Application Error/i,
    );
    await remove();
    try {
      await page.goto(PATH);
      await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
      expect(await importIn(page)).toBe("failed");
    } finally {
      await restore();
    }

    await page.getByRole("button", { name: "Reload the page" }).click();

    await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Unexpected" }).waitFor();
    expect(await importIn(page)).toBe("imported");
  },
);

test("the service worker stores nothing while a file is missing, and everything once it is back", async () => {
  const page = await newPage({ baseURL: hosting.url, installs: true });
  expectComplaints(page, /Failed to load|404|init\.json|serviceWorker/i);
  await remove();
  try {
    await page.goto("/auth");
    const outcome = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register("/serviceWorker.js");
      return new Promise((resolve) => {
        installing?.addEventListener("statechange", () => {
          if (installing.state !== "installing") resolve(installing.state);
        });
      });
    });
    expect(outcome).toBe("redundant");
    expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^shell-/));
  } finally {
    await restore();
  }

  await page.reload();

  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const type = await page.evaluate(
    async (url) => (await caches.match(url))?.headers.get("content-type"),
    `/assets/${asset}`,
  );
  expect(type).toContain("javascript");
});
