/**
 * `npm test`: installs what is missing, runs the tests and closes with one line that counts them. Without arguments it
 * leaves out the files that `vitest.config.ts` lists as long. Arguments go to vitest, so `npm test -- tests/api` runs a
 * part. `--all` runs everything that there is: the long files too, then the rehearsal of a deployment, and Firefox and
 * WebKit. `--list` only prints the files. `--firestore=official` uses Google's emulator where it can run.
 */
import "../emulators/start/supportedNode.mjs";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ensureInstalled, PROJECT_ROOT } from "../emulators/start/install.mjs";
import { ensureEngines } from "./engines/enginePrograms.mjs";
import { ensurePdftotext } from "./pdftotext.mjs";

const ALL = "--all";
const LIST = "--list";
const FIRESTORE = "--firestore=";
const forwarded = process.argv
  .slice(2)
  .filter((argument) => ![ALL, LIST].includes(argument) && !argument.startsWith(FIRESTORE));
const runsAll = process.argv.includes(ALL);
const firestore = process.argv.find((argument) => argument.startsWith(FIRESTORE))?.slice(FIRESTORE.length);
/** How many of the slowest test files are listed. */
const SLOWEST = 10;
/** In milliseconds. Vitest ends each test that takes too long; this ends Vitest, before continuous integration does. */
const LONGEST_RUN = 40 * 60_000;
const EVERYDAY = ["unit", "structure", "firestore", "rules", "simulation", "suite"];
/**
 * Run after the others: the rehearsal's builds would take the processor from their browsers. The engines wait more than
 * they calculate, so they run next to it.
 */
const LAST = ["rehearsal", "engines"];
/** Projects of vitest.config.ts that run at the same time, one group after the other. One that is named is the only one. */
const groups = forwarded.some((argument) => argument.startsWith("--project"))
  ? [[]]
  : [EVERYDAY, ...(runsAll ? [LAST] : [])];
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  // A long file that is asked for by name runs.
  ...((runsAll || forwarded.length > 0) && { CAIRN_TESTS: "all" }),
  ...(firestore && { CAIRN_FIRESTORE: firestore }),
};

if (process.argv.includes(LIST)) {
  process.exit(await vitest("list", "--filesOnly", ...chosen(groups.flat())));
}
try {
  await ensureInstalled();
  const { ensureChromium } = await import("./chromium.mjs");
  env.CHROMIUM_PATH = await ensureChromium();
  ensurePdftotext();
  if (runsAll || forwarded.includes("--project=engines")) ensureEngines();
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
for (const names of groups) runs.push(await runVitest(names));

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

/** @param {readonly string[]} projects */
function chosen(projects) {
  return [...projects.map((name) => `--project=${name}`), ...forwarded];
}

/** @param {readonly string[]} names projects of vitest.config.ts */
async function runVitest(names) {
  rmSync(results, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results}`];
  const code = await vitest("run", ...reporters, ...chosen(names));
  return { code, ...count() };
}

/**
 * @param {...string} words
 * @returns {Promise<number>} the exit code
 */
async function vitest(...words) {
  // Found only once it is installed.
  const program = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const child = spawn(process.execPath, [program, ...words], {
    cwd: PROJECT_ROOT,
    stdio: "inherit",
    env,
    timeout: LONGEST_RUN,
  });
  const stop = () => child.kill("SIGTERM");
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  /** @type {number} */
  const code = await new Promise((resolve) => child.once("exit", (exitCode) => resolve(exitCode ?? 1)));
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, stop);
  return code;
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
