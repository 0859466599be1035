import type { LaunchOptions } from "playwright-core";
import { findChromium } from "../chromium.mjs";

/** `HEADED=1` shows the browser's windows, `SLOWMO=250` waits as many milliseconds before each step. */
const { CHROMIUM_PATH, HEADED, SLOWMO } = process.env;
const isHeaded = HEADED === "1";
const executablePath = isHeaded ? await findChromium({ hasWindows: true }) : (CHROMIUM_PATH ?? (await findChromium()));

/**
 * Features for the address bar's own pages: even a headless browser renders them for each context, which takes a third
 * of its time. The others are Playwright's defaults, which this list replaces.
 */
const FEATURES_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/**
 * How every benchmark starts its browser, and with one flag more every test: without a sandbox (containers have none), GPU or background
 * requests.
 */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  headless: !isHeaded,
  slowMo: Number(SLOWMO ?? 0),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    `--disable-features=${FEATURES_OFF.join(",")}`,
  ],
};

/** For tests: their pages are gone before V8's optimizing compilers pay, which take a tenth of two cores' time. */
export const testLaunch: LaunchOptions = {
  ...chromiumLaunch,
  args: [...(chromiumLaunch.args ?? []), "--js-flags=--no-opt --no-maglev"],
};
