/** Plain JavaScript: installs programs that the tests need from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Says which packages it is about to install and why, and installs them. Does nothing where that cannot work: on another
 * system, or without the right to install.
 *
 * @param {readonly string[]} names of Debian's packages
 * @param {string} why a sentence: what needs them
 * @param {string} [release] the file in which the system says what it is
 */
export function installDebianPackages(names, why, release = "/etc/os-release") {
  if (process.getuid?.() !== 0 || !isDebian(release)) return;
  console.log(`About to install from Debian, because this runs as root: ${names.join(", ")}. ${why}`);
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", ...names);
}

/** @param {string} release */
function isDebian(release) {
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, "utf8"));
}

/** @param {string[]} args */
function aptGet(...args) {
  spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
