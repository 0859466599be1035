import fc from "fast-check";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ChromiumDevice } from "../simulation/browsers/ChromiumDevice.ts";
import { heldAgainst } from "../simulation/browsers/heldAgainst.ts";
import { pageScript } from "../simulation/browsers/pageScript.ts";
import { DEVICES, history } from "../simulation/history.ts";
import { loadTab } from "../simulation/loadTab.ts";
import { testLaunch } from "../support/chromiumLaunch.ts";
import { adminAuth, adminDb, suite } from "../support/suite.ts";

/** `npm run simulate -- --browser chromium` runs many. These show that it still can. */
const FEW = 4;

let setting: Parameters<typeof heldAgainst>[1];
let close: () => Promise<void>;

beforeAll(async () => {
  const [browser, script, run] = await Promise.all([chromium.launch(testLaunch), pageScript(), loadTab()]);
  const start = () => ChromiumDevice.start(browser, suite.hostingUrl, script);
  const devices = await Promise.all(Array.from({ length: DEVICES }, start));
  setting = { devices, source: { auth: adminAuth, db: adminDb, authHost: suite.authHost }, run };
  close = () => browser.close();
});
afterAll(() => close());

test.each(fc.sample(history, { numRuns: FEW, seed: 1 }))(
  "a history ends in Chromium as on simulated devices",
  async (each) => {
    expect(await heldAgainst(each, setting)).toEqual([]);
  },
);
