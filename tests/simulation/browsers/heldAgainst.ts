import type { SessionSource } from "../../support/session.ts";
import type { History } from "../history.ts";
import type { loadTab } from "../loadTab.ts";
import { type HistoryEnd, SimulatedWorld } from "../SimulatedWorld.ts";
import type { BrowserDevice } from "./BrowserDevice.ts";
import { BrowserWorld } from "./BrowserWorld.ts";

interface Setting {
  readonly devices: readonly BrowserDevice[];
  readonly source: SessionSource;
  /** From `loadTab`. */
  readonly run: Awaited<ReturnType<typeof loadTab>>;
}

/** The longest that a history may take, in milliseconds. Only a browser that hangs takes so long. */
const LONGEST = 180_000;

/**
 * Runs a history on simulated devices and in browsers, and returns what is wrong with either and where they differ.
 *
 * In every second history, each step waits until all that can arrive has arrived. Then both must store the same. In the
 * others nothing waits, so what meets depends on the browser: there, only the audit holds.
 */
export async function heldAgainst(history: History, { devices, source, run }: Setting): Promise<readonly string[]> {
  const isCalm = history.seed % 2 === 0;
  const [{ mostPages = 1 } = {}] = devices;
  const simulated = await SimulatedWorld.end(history, run, { isCalm, mostPages });
  const real = await soon(BrowserWorld.end(history, devices, source, { isCalm }));
  return [
    ...simulated.faults.map((fault) => `simulated: ${fault}`),
    ...real.faults,
    ...(isCalm ? differences(simulated, real) : []),
  ];
}

function differences(simulated: HistoryEnd, real: HistoryEnd): readonly string[] {
  const lacks = (one: HistoryEnd, other: HistoryEnd) => one.words.filter((words) => !other.words.includes(words));
  return [
    ...lacks(simulated, real).map((words) => `only the simulation stores ${words}`),
    ...lacks(real, simulated).map((words) => `only the browser stores ${words}`),
  ];
}

function soon<Result>(result: Promise<Result>): Promise<Result> {
  const signal = AbortSignal.timeout(LONGEST);
  const late = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new Error("The browser hangs."));
  });
  return Promise.race([result, late]);
}
