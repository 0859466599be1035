/** Plain JavaScript without dependencies, because it runs before anything is installed. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/**
 * Compares installed packages with package-lock.json, and package-lock.json with the manifests. npm writes
 * node_modules/.package-lock.json at the end of every install, including `npm ci`, so that file shows what is
 * installed. Extra packages are harmless: no code imports them.
 *
 * @param {string} [root] the folder of the project
 * @returns {boolean} whether everything that package-lock.json names is installed
 */
export function isInstalled(root = PROJECT_ROOT) {
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  const locked = readPackages(join(root, "package-lock.json"));
  if (installed === null || locked === null) return false;
  return (
    isCurrent(locked[""], root) &&
    Object.entries(locked).every(([path, wanted]) => {
      if (path === "") return true;
      const found = installed[path];
      // npm skips packages for other operating systems.
      if (found === undefined) return wanted.optional === true;
      if (found.version !== wanted.version || found.integrity !== wanted.integrity) return false;
      return path.includes("node_modules/") || isCurrent(wanted, join(root, path));
    })
  );
}

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dependencies?: Versions,
 *   devDependencies?: Versions }} LockedPackage
 */

/**
 * @param {string} path
 * @returns {Record<string, LockedPackage> | null} null where there is no such file
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : null;
}

/**
 * @param {LockedPackage | undefined} locked what package-lock.json says of the folder
 * @param {string} folder
 */
function isCurrent(locked, folder) {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) && wishes(JSON.parse(readFileSync(manifest, "utf8"))) === wishes(locked ?? {});
}

/** @param {LockedPackage} manifest */
function wishes({ dependencies, devDependencies }) {
  return [dependencies ?? {}, devDependencies ?? {}].map((named) => Object.entries(named).sort().join()).join("; ");
}

/**
 * Installs the dependencies if they are missing or older than the lock file, and prints that it does.
 *
 * @returns {Promise<void>} rejects after npm has printed its own output
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
  console.log(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * Uses the npm that runs this script, otherwise the one on the PATH.
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
      else reject(new Error(`\`npm ci\` failed (exit code ${code}). Fix the error above and start again.`));
    });
  });
}
