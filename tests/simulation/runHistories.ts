import { parseArgs } from "node:util";
import fc from "fast-check";
import { history } from "./history.ts";
import { loadTab } from "./loadTab.ts";
import { PLANTED_FAULTS } from "./plantedFaults.ts";
import { SimulatedWorld } from "./SimulatedWorld.ts";

const { values } = parseArgs({
  options: {
    histories: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
    faults: { type: "boolean", default: false },
    browser: { type: "string" },
  },
});

/**
 * `npm run simulate` runs histories that no test has run and prints the shortest one that fails. With `--faults`, it
 * plants faults in the app instead and prints after how many histories each was found.
 */
async function simulate(): Promise<void> {
  const numRuns = Number(values.histories);
  const seed = Number(values.seed);
  const planted = values.faults ? PLANTED_FAULTS : [undefined];
  for (const fault of planted) {
    const run = await loadTab(fault);
    const property = fc.asyncProperty(history, async (what) => {
      const faults = await SimulatedWorld.faults(what, run);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    });
    const found = await fc.check(property, { numRuns, seed, endOnFailure: fault !== undefined });
    if (fault) {
      console.log(`| ${fault.name} | ${found.failed ? found.numRuns : `not in ${numRuns}`} |`);
      if (!found.failed) process.exitCode = 1;
    } else if (found.failed) {
      console.log(`Seed ${seed}, history ${found.numRuns}: ${JSON.stringify(found.counterexample)}`);
      console.log(String(found.errorInstance));
      process.exitCode = 1;
    } else {
      console.log(`${numRuns} histories with the seed ${seed}: no fault.`);
    }
  }
}

/** `--browser chromium`: the same kind of histories in real pages of the app, held against the simulation. */
async function simulateInBrowser(name: string): Promise<void> {
  const { runInBrowser } = await import("./browsers/runInBrowser.ts");
  const numRuns = Number(values.histories);
  const seed = Number(values.seed);
  const failed = await runInBrowser(name, fc.sample(history, { numRuns, seed }));
  console.log(`${numRuns} histories with the seed ${seed} in ${name}: ${failed} failed.`);
  process.exit(failed === 0 ? 0 : 1);
}

await (values.browser === undefined ? simulate() : simulateInBrowser(values.browser));
