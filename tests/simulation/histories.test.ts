import fc from "fast-check";
import { expect, test } from "vitest";
import { history } from "./history.ts";
import { KEPT_HISTORIES } from "./keptHistories.ts";
import { loadTab } from "./loadTab.ts";
import { SimulatedWorld } from "./SimulatedWorld.ts";

const run = await loadTab();
/** Histories in one test, of which there are five: a test alone could take longer than a test may. */
const NUMBER = 200;

test.each(KEPT_HISTORIES)("no longer: $fault", async ({ history: kept }) => {
  expect(await SimulatedWorld.faults(kept, run)).toEqual([]);
});

test.each([1, 2, 3, 4, 5])("no edit is lost, doubled or brought back, whatever happens (part %i)", async (part) => {
  const { seed = 0 } = fc.readConfigureGlobal() ?? {};
  await fc.assert(
    fc.asyncProperty(history, async (what) => {
      expect(await SimulatedWorld.faults(what, run)).toEqual([]);
    }),
    { numRuns: NUMBER, seed: seed + part },
  );
});
