import type { LaunchOptions } from "playwright-core";
import { findChromium } from "../chromium.mjs";

const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium());

/** How every test and bench starts its browser: without a sandbox (containers have none), a GPU, or calls home. */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
