import type { CDPSession } from "playwright-core";
import { withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { DAILY, SCREENS } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** How long nothing is done on a page, in seconds. */
const WATCHED = 30;
/** What is left to do once a page has asked for everything, in milliseconds. */
const SETTLING = 5_000;

/** What a signed-in page costs while nobody touches it, above what the same browser costs with an empty page. */
export function benchIdle(): Promise<readonly Figure[]> {
  return withBenchSuite("idle", async (bench) => {
    const page = await (await bench.signedIn(DAILY)).newPage();
    const cdp = await bench.browser.newBrowserCDPSession();
    await page.goto("about:blank");
    const empty = await shareOfCore(cdp);
    const figures = [figure("The browser with an empty page, of a core", empty, "%")];
    for (const path of SCREENS) {
      const quiet = whenQuiet(page);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await quiet();
      // A caret blinks in whatever field has the focus, on every page of every site.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const above = (await shareOfCore(cdp)) - empty;
      figures.push(figure(`${path} at rest for ${WATCHED} s, of a core above an empty page`, above, "%"));
    }
    return figures;
  });
}

/** Processor time of all the browser's processes, in percent of one core; what other programs take does not count. */
async function shareOfCore(cdp: CDPSession): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  const before = await processorTime(cdp);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, WATCHED * 1_000));
  return (((await processorTime(cdp)) - before) / ((performance.now() - began) / 1_000)) * 100;
}

/** In seconds since each process began. */
async function processorTime(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
