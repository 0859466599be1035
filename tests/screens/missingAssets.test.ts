import { readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectComplaints, newPage, untilStarted, useBrowser } from "../support/browser.ts";
import { type Hosting, startHosting } from "../support/startHosting.ts";

/** A screen in its own file that works signed out. */
const PATH = "/auth/action?mode=nothing";
/** An asset that this version does not know. */
const LATER = "later-AbCd1234.js";
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
// As text, because the test's own bundler would rewrite the import.
const importIn = (page: Page, file: string) =>
  page.evaluate(`import("/assets/${file}").then(() => "imported", () => "failed")`);

describe("Hosting", () => {
  test.each(["/assets/gone-AbCd1234.js", "/assets/deep/gone.css", "/.well-known/gone"])(
    "answers %s with 404, not with the app",
    async (path) => {
      const response = await fetch(hosting.url + path);

      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('id="root"');
    },
  );

  // Hosting sends the headers of the path with a 404, too, so a browser would keep one that is immutable for a year.
  test.each(["/assets/gone-AbCd1234.js", "/assets/"])(
    "lets no browser keep what it says of %s for more than an hour",
    async (path) => {
      const [missing, found] = [await fetch(hosting.url + path), await fetch(`${hosting.url}/assets/${asset}`)];

      expect(missing.status).toBe(404);
      for (const { headers } of [missing, found]) {
        expect(headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=31536000");
      }
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

test("a script that was missing loads after a reload", async () => {
  const page = await newPage({ baseURL: hosting.url });
  expectComplaints(page, /Failed to load|404|init\.json|dynamically imported|MIME type|Unexpected Application Error/i);
  await remove();
  try {
    await page.goto(PATH);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(await importIn(page, asset)).toBe("failed");
  } finally {
    await restore();
  }

  await page.getByRole("button", { name: "Reload the page" }).click();

  await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Unexpected" }).waitFor();
  expect(await importIn(page, asset)).toBe("imported");
});

describe("the service worker", () => {
  test("stores nothing while a file is missing, and everything once it is back", async () => {
    const page = await newPage({ baseURL: hosting.url, installs: true });
    expectComplaints(page, /Failed to load|404|init\.json|serviceWorker/i);
    await page.goto("/auth");
    await remove();
    try {
      expect(await install(page)).toBe("redundant");
      expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^shell-/));
    } finally {
      await restore();
    }

    expect(await install(page)).toBe("installed");

    const stored = await page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.startsWith("shell-"));
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return answers.map((answer) => [answer?.url, answer?.status, answer?.headers.get("content-type")] as const);
    });
    expect(stored.length).toBeGreaterThan(50);
    expect(stored.filter(([url, status]) => status !== 200 || !url?.startsWith(hosting.url))).toEqual([]);
    expect(stored.filter(([url, , type]) => url?.endsWith(".js") && !type?.includes("javascript"))).toEqual([]);
  });

  test("requests a missing file of another version again", async () => {
    const page = await newPage({ baseURL: hosting.url, installs: true });
    expectComplaints(page, /Failed to load|404|init\.json|dynamically imported/i);
    await page.goto("/auth");
    await install(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    expect(await importIn(page, LATER)).toBe("failed");

    await writeFile(join(hosting.folder, "assets", LATER), "export const later = true;");
    await page.reload();

    expect(await importIn(page, LATER)).toBe("imported");
  });
});

/** Registers the worker as the app does after sign-in. Returns the state its installation ends in. */
async function install(page: Page): Promise<ServiceWorkerState> {
  // The app's policy allows the script's address.
  await untilStarted(page);
  return page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register("/serviceWorker.js");
    if (!installing) throw new Error("Nothing was installed.");
    return new Promise<ServiceWorkerState>((resolve) => {
      installing.addEventListener("statechange", () => resolve(installing.state), { once: true });
    });
  });
}
