import fc from "fast-check";
import { expect, test } from "vitest";
import { runCount } from "../support/runCount.ts";
import { history } from "./history.ts";
import { KEPT_HISTORIES } from "./keptHistories.ts";
import { loadTab } from "./loadTab.ts";
import { SimulatedWorld } from "./SimulatedWorld.ts";

const run = await loadTab();

test.each(KEPT_HISTORIES)("no longer: $fault", async ({ history: kept }) => {
  expect(await SimulatedWorld.faults(kept, run)).toEqual([]);
});

test("no edit is lost, doubled or brought back, whatever happens to devices, pages and the network", async () => {
  await fc.assert(
    fc.asyncProperty(history, async (what) => {
      expect(await SimulatedWorld.faults(what, run)).toEqual([]);
    }),
    { numRuns: runCount({ everyday: 200, all: 400 }) },
  );
});
