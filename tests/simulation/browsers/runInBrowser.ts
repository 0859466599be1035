import { type BenchSuite, withBenchSuite } from "../../bench/benchSuite.ts";
import { ensureEngines } from "../../engines/enginePrograms.mjs";
import { DEVICES, type History } from "../history.ts";
import { loadTab } from "../loadTab.ts";
import type { BrowserDevice } from "./BrowserDevice.ts";
import { ChromiumDevice } from "./ChromiumDevice.ts";
import { EngineDevice } from "./EngineDevice.ts";
import { startFirefoxBrowser } from "./firefoxBrowser.ts";
import { heldAgainst } from "./heldAgainst.ts";
import { pageScript } from "./pageScript.ts";
import { startWebKitBrowser } from "./webkitBrowser.ts";

type Start = (bench: BenchSuite, script: string) => Promise<BrowserDevice>;

const BROWSERS: Readonly<Record<string, Start>> = {
  chromium: ({ browser, baseURL }, script) => ChromiumDevice.start(browser, baseURL, script),
  firefox: async ({ baseURL }, script) => new EngineDevice(await startFirefoxBrowser(script), baseURL),
  webkit: async ({ baseURL }, script) => new EngineDevice(await startWebKitBrowser(script), baseURL),
};

/**
 * Runs histories in pages of the app in that browser, prints those that fail, and returns how many failed. Each begins
 * with a new student on the same three devices, and after a failure on new ones.
 */
export async function runInBrowser(name: string, histories: readonly History[]): Promise<number> {
  const startOne = BROWSERS[name];
  if (!startOne) throw new Error(`There is no browser "${name}": ${Object.keys(BROWSERS).join(", ")}.`);
  if (name !== "chromium") ensureEngines();
  const run = await loadTab();
  const script = await pageScript();
  return withBenchSuite("histories", async (bench) => {
    const { auth, db, suite } = bench;
    const source = { auth, db, authHost: `127.0.0.1:${suite.ports.auth}` };
    const start = () => Promise.all(Array.from({ length: DEVICES }, () => startOne(bench, script)));
    let devices = await start();
    let failed = 0;
    for (const [index, history] of histories.entries()) {
      const faults = await heldAgainst(history, { devices, source, run }).catch((error: Error) => [String(error)]);
      if (faults.length === 0) continue;
      failed += 1;
      console.log(`History ${index + 1}: ${JSON.stringify(history)}\n${faults.join("\n")}`);
      await Promise.allSettled(devices.map((device) => device.close()));
      devices = await start();
    }
    await Promise.allSettled(devices.map((device) => device.close()));
    return failed;
  });
}
