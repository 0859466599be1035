/**
 * Plain JavaScript without dependencies: it runs before anything is installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const MANIFESTS = [
  "package-lock.json",
  "package.json",
  "web/package.json",
  "functions/package.json",
  "emulators/package.json",
];
const STAMP = join(PROJECT_ROOT, "node_modules", ".cairn-installed");

/** What is installed matches this text, or it is out of date. */
function wantedStamp() {
  const hash = createHash("sha256");
  for (const manifest of MANIFESTS) hash.update(readFileSync(join(PROJECT_ROOT, manifest)));
  return hash.digest("hex");
}

/**
 * @returns {boolean} whether what the manifests and the lock file name is what was installed last
 */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === wantedStamp();
}

/**
 * Installs the dependencies when they are missing or older than the lock file, saying so while it lasts.
 *
 * @returns {Promise<void>} rejects with npm's own output already printed
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing dependencies. The first time takes a few minutes.");
  const began = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing, ${Math.round((Date.now() - began) / 1000)} s`);
  }, 15_000);
  try {
    await run(npmCommand(), ["ci", "--loglevel=error"]);
  } finally {
    clearInterval(progress);
  }
  writeFileSync(STAMP, wantedStamp());
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * npm says where it lives when it runs us; otherwise the one on the PATH is used.
 *
 * @returns {{ file: string, first: string[] }}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return { file: process.execPath, first: [script] };
  return { file: process.platform === "win32" ? "npm.cmd" : "npm", first: [] };
}

/**
 * @param {{ file: string, first: string[] }} command
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function run({ file, first }, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args], {
      cwd: PROJECT_ROOT,
      stdio: "inherit",
      shell: file.endsWith(".cmd"),
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`\`npm ci\` failed (exit code ${code}). Mend what it says above and start again.`));
    });
  });
}
