/** Plain JavaScript: where Debian installs the browsers of the engine tests, and which packages contain them. */
import { existsSync } from "node:fs";
import { installDebianPackages } from "../installDebianPackages.mjs";

export const FIREFOX = "/usr/bin/firefox-esr";
export const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const XVFB_RUN = "/usr/bin/xvfb-run";
const XAUTH = "/usr/bin/xauth";

/** @type {Readonly<Record<string, string>>} */
const PACKAGES = {
  [FIREFOX]: "firefox-esr",
  [WEBKIT_DRIVER]: "webkit2gtk-driver",
  [XVFB_RUN]: "xvfb",
  [XAUTH]: "xauth",
};

/**
 * Installs missing packages where that is possible.
 *
 * @throws Error where it is not
 */
export function ensureEngines() {
  if (missingPackages().length > 0)
    installDebianPackages(
      missingPackages(),
      "The engine tests run Firefox and WebKit on a screen of their own and lack these.",
    );
  const missing = missingPackages().join(" ");
  if (missing !== "") throw new Error(`The engine tests need Debian's packages: sudo apt-get install -y ${missing}`);
}

/** @returns {readonly string[]} Debian's names of the packages that are not installed */
function missingPackages() {
  return Object.entries(PACKAGES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
}
