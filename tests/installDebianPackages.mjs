/** Plain JavaScript: installs programs that the tests need from Debian's packages. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Does nothing if it cannot work: on another system, or without root rights.
 *
 * @param {...string} names
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !isDebian()) return;
  console.log(`Installing from Debian: ${names.join(", ")} …`);
  aptGet("update");
  aptGet("install", "-y", "--no-install-recommends", ...names);
}

function isDebian() {
  return (
    existsSync("/etc/os-release") && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"))
  );
}

/** @param {string[]} args */
function aptGet(...args) {
  spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
