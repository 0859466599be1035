/** Plain JavaScript: finds the browser for the screen tests, or installs one. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { installDebianPackages } from "./installDebianPackages.mjs";

/** The headless shell is Chromium without its own windows. It renders the same pages with a tenth less work. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const PLAYWRIGHT_CLI = join(dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js");

/** @returns {Promise<string>} the path of an installed browser; rejects with the command that installs one */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no file. Name a Chromium or Chrome, or unset it.`);
  }
  const found = await findChromium();
  if (found) return found;

  console.log("No Chromium found. Trying Playwright's download …");
  spawnSync(process.execPath, [PLAYWRIGHT_CLI, "install", "chromium"], { stdio: "inherit" });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;

  installDebianPackages(["chromium-headless-shell"], "The browser tests run in Chromium, and none was found.");
  if (!(await findChromium()))
    installDebianPackages(["chromium"], "The browser tests run in Chromium, and its headless shell is still missing.");
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium, and none could be installed. Run one of these, then `npm test` again:\n" +
      "  npx playwright-core install chromium\n" +
      "  sudo apt-get install -y chromium\n" +
      "or name a browser you have: CHROMIUM_PATH=/path/to/chrome npm test",
  );
}

/**
 * The path of a browser on this machine. Undefined if this machine has no browser.
 *
 * @param {{ hasWindows?: boolean }} [wanted] `hasWindows`: only a browser that can show its window
 */
export async function findChromium({ hasWindows = false } = {}) {
  const { chromium } = await import("playwright-core");
  return [...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && !(hasWindows && path.endsWith("headless-shell")) && existsSync(path),
  );
}
