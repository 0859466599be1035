/**
 * `npm test`: installs what is missing, runs every test and closes with one line that counts them. Arguments go to
 * vitest, so `npm test -- tests/api` runs a part; `--firestore=official` uses Google's emulator where it can run.
 * `--with-rehearsal` adds the rehearsal of a deployment (`npm run deploy:rehearse`).
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ensureInstalled, PROJECT_ROOT } from "../emulators/start/install.mjs";
import { ensurePdftotext } from "./pdftotext.mjs";

try {
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  process.env.CHROMIUM_PATH = await ensureChromium();
  ensurePdftotext();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const began = Date.now();
const results = join(PROJECT_ROOT, ".cairn", "test-results.json");
mkdirSync(dirname(results), { recursive: true });
/** Written when all tests of the rules have passed. */
const judgement = join(PROJECT_ROOT, ".cairn", "rules-mutants.json");
for (const file of [results, judgement]) rmSync(file, { force: true });
const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const FIRESTORE = "--firestore=";
const firestore = process.argv.find((argument) => argument.startsWith(FIRESTORE))?.slice(FIRESTORE.length);
const REHEARSAL = "--with-rehearsal";
const forwarded = [
  ...process.argv.slice(2).filter((argument) => !argument.startsWith(FIRESTORE) && argument !== REHEARSAL),
  ...(process.argv.includes(REHEARSAL) ? [] : ["--project=!rehearsal"]),
];
const child = spawn(
  process.execPath,
  [vitest, "run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`, ...forwarded],
  { cwd: PROJECT_ROOT, stdio: "inherit", env: { ...process.env, ...(firestore && { CAIRN_FIRESTORE: firestore }) } },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill("SIGTERM"));
const code = await new Promise((resolve) => child.once("exit", (exitCode) => resolve(exitCode ?? 1)));

const { passed, failed } = count();
const survived = faultsOfRules();
console.log(`Took ${Math.round((Date.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${failed + survived} failed`);
process.exit(code !== 0 || failed + survived > 0 ? 1 : 0);

/**
 * A file that could not even be loaded counts as one failure: its tests never ran.
 *
 * @returns {{ passed: number, failed: number }}
 */
function count() {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
    const report = JSON.parse(readFileSync(results, "utf8"));
    const unloaded = report.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((result) => result.status === "failed"),
    ).length;
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Changes of firestore.rules that no test noticed; vitest has named each where it ended.
 *
 * @returns {number}
 */
function faultsOfRules() {
  if (!existsSync(judgement)) return 0;
  /** @type {{ killed: number, mutants: number, faults: string[] }} */
  const { killed, mutants, faults } = JSON.parse(readFileSync(judgement, "utf8"));
  console.log(`Killed ${killed} of ${mutants} mutants of firestore.rules.`);
  return faults.length;
}
