import { parseArgs } from "node:util";
import fc from "fast-check";
import { history } from "./history.ts";
import { KEPT_HISTORIES } from "./keptHistories.ts";
import { loadTab } from "./loadTab.ts";
import { PLANTED_FAULTS } from "./plantedFaults.ts";
import { SimulatedWorld } from "./SimulatedWorld.ts";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    browser: { type: "string" },
    faults: { type: "boolean", default: false },
  },
});

type Run = Awaited<ReturnType<typeof loadTab>>;

const numRuns = Number(values.histories);
const seed = Number(values.seed);

/** Runs histories that no test has run, and prints the shortest one that fails. */
async function simulate(): Promise<void> {
  const found = await check(await loadTab());
  if (found.failed) {
    console.log(`Seed ${seed}, history ${found.numRuns}: ${JSON.stringify(found.counterexample)}`);
    console.log(String(found.errorInstance));
    process.exitCode = 1;
  } else {
    console.log(`${numRuns} histories with the seed ${seed}: no fault.`);
  }
}

/** Plants faults in the app, one at a time, and prints after how many histories each was found. */
async function plantFaults(): Promise<void> {
  for (const fault of PLANTED_FAULTS) {
    const run = await loadTab(fault);
    const found = (await failsKept(run)) ? "a kept history" : await historiesUntilFound(run);
    console.log(`| ${fault.name} | ${found ?? `not in ${numRuns}`} |`);
    if (found === null) process.exitCode = 1;
  }
}

/** Null if none of the histories fails. */
async function historiesUntilFound(run: Run): Promise<number | null> {
  const found = await check(run, true);
  return found.failed ? found.numRuns : null;
}

async function failsKept(run: Run): Promise<boolean> {
  for (const { history: kept } of KEPT_HISTORIES) {
    if ((await SimulatedWorld.faults(kept, run)).length > 0) return true;
  }
  return false;
}

/** `endOnFailure`: without looking for the shortest form of what fails. */
function check(run: Run, endOnFailure = false) {
  const property = fc.asyncProperty(history, async (what) => {
    const faults = await SimulatedWorld.faults(what, run);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  });
  return fc.check(property, { numRuns, seed, endOnFailure });
}

/** `--browser chromium`: the same kind of histories in real pages of the app, held against the simulation. */
async function simulateInBrowser(name: string): Promise<void> {
  const { runInBrowser } = await import("./browsers/runInBrowser.ts");
  const failed = await runInBrowser(name, fc.sample(history, { numRuns, seed }));
  console.log(`${numRuns} histories with the seed ${seed} in ${name}: ${failed} failed.`);
  process.exit(failed === 0 ? 0 : 1);
}

if (values.browser !== undefined) await simulateInBrowser(values.browser);
else await (values.faults ? plantFaults() : simulate());
