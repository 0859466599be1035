import { existsSync } from "node:fs";
import type { LaunchOptions } from "playwright-core";

const USUAL_PATHS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env.CHROMIUM_PATH ?? USUAL_PATHS.find((path) => existsSync(path));

/** Starts the Chromium named by `CHROMIUM_PATH`, Debian's, or else Playwright's own. Containers have no sandbox. */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
};
