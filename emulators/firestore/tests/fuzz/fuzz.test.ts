import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";
import { faultsIn, fuzz, TRANSPORTS } from "./fuzz.ts";

/** `npm run fuzz` sends 100,000 to each transport. */
const COUNT = 1_000;
const SEED = 20_261_121;

let emulator: RunningFirestore;

beforeAll(async () => {
  emulator = await startFirestore({ port: 0, dataFile: null });
});
afterAll(() => emulator.stop());

test.each(["rest", "webChannel", "grpc"] as const)(
  "%s answers every mutated request without an internal error",
  async (transport) => {
    const { answers } = await fuzz(TRANSPORTS[transport], emulator.port, COUNT, SEED);

    expect(Object.values(answers).reduce((sum, n) => sum + n, 0)).toBe(COUNT);
    expect(faultsIn(answers)).toEqual([]);
  },
);
