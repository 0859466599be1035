/**
 * `npm test`: installs what is missing, runs every test and closes with one line that counts them. Arguments go to
 * vitest, so `npm test -- tests/api` runs a part; `--firestore=official` uses Google's emulator where it can run.
 * `--with-rehearsal` adds the rehearsal of a deployment (`npm run deploy:rehearse`).
 * `--engines` runs the tests in Firefox and WebKit afterward where they can be installed, `--engines-only` nothing else.
 */
import "../emulators/start/supportedNode.mjs";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ensureInstalled, PROJECT_ROOT } from "../emulators/start/install.mjs";
import { ensureEngines, missingEnginePackages } from "./engines/enginePrograms.mjs";
import { ensurePdftotext } from "./pdftotext.mjs";

const ENGINES = "--engines";
const ENGINES_ONLY = "--engines-only";
const FIRESTORE = "--firestore=";
const REHEARSAL = "--with-rehearsal";
const OWN = [ENGINES, ENGINES_ONLY, REHEARSAL];
const forwarded = process.argv
  .slice(2)
  .filter((argument) => !OWN.includes(argument) && !argument.startsWith(FIRESTORE));
/** In seconds: a run should take no more than 15 minutes, and the engines with the rehearsal take up to 4. */
const ENGINES_START_BY = 650;
/** How many of the slowest test files are listed. */
const SLOWEST = 10;
/** The engines run by themselves. */
const EVERYDAY = ["unit", "structure", "firestore", "rules", "suite"];
const runsEnginesOnly = process.argv.includes(ENGINES_ONLY);
const runsEngines = runsEnginesOnly || process.argv.includes(ENGINES);

try {
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  if (!runsEnginesOnly) {
    process.env.CHROMIUM_PATH = await ensureChromium();
    ensurePdftotext();
  }
  if (runsEnginesOnly) {
    ensureEngines();
    const missing = missingEnginePackages().join(" ");
    if (missing !== "") throw new Error(`The engine tests need Debian's packages: sudo apt-get install -y ${missing}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const began = Date.now();
const results = join(PROJECT_ROOT, ".cairn", "test-results.json");
mkdirSync(dirname(results), { recursive: true });
/** Written when all tests of the rules have passed. */
const mutantReport = join(PROJECT_ROOT, ".cairn", "rules-mutants.json");
rmSync(mutantReport, { force: true });

const runs = [];
if (!runsEnginesOnly) runs.push(await runVitest(EVERYDAY, ...forwarded));
// After the others: the rehearsal's builds would take the processor from their browsers. The engines wait more than
// they calculate, so they run next to it.
const last = [
  ...(process.argv.includes(REHEARSAL) ? ["rehearsal"] : []),
  ...(runsEnginesOnly || (runsEngines && canRunEngines()) ? ["engines"] : []),
];
if (last.length > 0) runs.push(await runVitest(last, ...(runsEnginesOnly ? forwarded : [])));

const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, faultsOfRules());
const slowest = runs.flatMap(({ files }) => files).sort((a, b) => b.seconds - a.seconds);
if (slowest.length > SLOWEST) {
  console.log("The slowest files:");
  for (const { name, seconds } of slowest.slice(0, SLOWEST)) console.log(`${String(seconds).padStart(6)} s  ${name}`);
}
console.log(`Took ${Math.round((Date.now() - began) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || runs.some(({ code }) => code !== 0) ? 1 : 0);

/** Whether there is time for the tests in Firefox and WebKit, and their browsers are installed or can be. */
function canRunEngines() {
  if (process.uptime() > ENGINES_START_BY) {
    console.log("Left out the tests in Firefox and WebKit: this run has taken too long already.");
    return false;
  }
  ensureEngines();
  const missing = missingEnginePackages().join(" ");
  if (missing === "") return true;
  console.log(`Left out the tests in Firefox and WebKit: ${missing} could not be installed.`);
  return false;
}

/**
 * @param {readonly string[]} names projects of vitest.config.ts
 * @param {...string} args
 */
async function runVitest(names, ...args) {
  rmSync(results, { force: true });
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  // A project that is asked for by name is the only one.
  const projects = args.some((argument) => argument.startsWith("--project"))
    ? []
    : names.map((name) => `--project=${name}`);
  const firestore = process.argv.find((argument) => argument.startsWith(FIRESTORE))?.slice(FIRESTORE.length);
  const child = spawn(process.execPath, [vitest, "run", ...reporters, ...projects, ...args], {
    cwd: PROJECT_ROOT,
    stdio: "inherit",
    env: { ...process.env, ...(firestore && { CAIRN_FIRESTORE: firestore }) },
  });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  /** @type {number} */
  const code = await new Promise((resolve) => child.once("exit", (exitCode) => resolve(exitCode ?? 1)));
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  return { code, ...count() };
}

/**
 * A file that could not even be loaded counts as one failure: its tests never ran.
 *
 * @returns {{ passed: number, failed: number, files: { name: string, seconds: number }[] }}
 */
function count() {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, startTime: number, endTime: number, status: string, assertionResults: { status: string }[] }[] }} */
    const report = JSON.parse(readFileSync(results, "utf8"));
    const unloaded = report.testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some((result) => result.status === "failed"),
    ).length;
    const files = report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(PROJECT_ROOT, name),
      seconds: Math.round((endTime - startTime) / 1000),
    }));
    return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, files };
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
}

/**
 * Changes of firestore.rules that no test noticed; vitest has named each where it ended.
 *
 * @returns {number}
 */
function faultsOfRules() {
  if (!existsSync(mutantReport)) return 0;
  /** @type {{ killed: number, mutants: number, faults: string[] }} */
  const { killed, mutants, faults } = JSON.parse(readFileSync(mutantReport, "utf8"));
  console.log(`Killed ${killed} of ${mutants} mutants of firestore.rules.`);
  return faults.length;
}
