import type { CDPSession } from "playwright-core";
import { withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { DAILY, SCREENS } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** How long the idle page is watched, in seconds. */
const WATCHED = 30;
/** Time for a page to finish its work after it has loaded everything, in milliseconds. */
const SETTLING = 5_000;

/** The processor use of an idle signed-in page, above that of the same browser with an empty page. */
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
      // A blinking caret in a focused field costs time on every site.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      const above = (await shareOfCore(cdp)) - empty;
      figures.push(figure(`${path} at rest for ${WATCHED} s, of a core above an empty page`, above, "%"));
    }
    return figures;
  });
}

/** Processor time of all the browser's processes, in percent of one core. Other programs do not count. */
async function shareOfCore(cdp: CDPSession): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING));
  const before = await processorTime(cdp);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, WATCHED * 1_000));
  return (((await processorTime(cdp)) - before) / ((performance.now() - began) / 1_000)) * 100;
}

/** In seconds since each process started. */
async function processorTime(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
