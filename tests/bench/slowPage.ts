import type { BrowserContext, Page } from "playwright-core";
import { whenQuiet } from "./whenQuiet.ts";

export const SLOWDOWN = 4;
/** Chromium's own "Fast 4G": bytes per second and milliseconds. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

/**
 * Opens the address on a slow machine and network, and reads what `script` records.
 *
 * @param script runs in the page before its own, and calls `mark(name, time)` once for each of `marks`: milliseconds
 *   from the start of the navigation. It is text, because a function would be compiled.
 */
export async function openSlowly<Mark extends string>(
  context: BrowserContext,
  address: string,
  script: string,
  marks: readonly Mark[],
): Promise<Readonly<Record<Mark, number>>> {
  const page = await context.newPage();
  const recorded = readMarks(page, marks);
  await page.addInitScript({ content: `const mark = (name, time) => console.debug("mark", name, time);\n${script}` });
  const quiet = whenQuiet(page);
  await slowDown(context, page);
  await page.goto(address);
  const times = await recorded;
  // A page caches itself after its content is shown. Waits for that, so it does not slow the next visit.
  await quiet();
  await page.close();
  return times;
}

/** A script for `openSlowly` that marks "content" in the first frame that has an element of this selector. */
export function markContent(selector: string): string {
  return `requestAnimationFrame(function look() {
    if (document.querySelector(${JSON.stringify(selector)})) mark("content", performance.now());
    else requestAnimationFrame(look);
  });`;
}

/** Reads the console: Playwright's own searches of a page would run in it, and be measured on its slow machine. */
async function readMarks<Mark extends string>(
  page: Page,
  marks: readonly Mark[],
): Promise<Readonly<Record<Mark, number>>> {
  const entries = marks.map(async (name): Promise<[string, number]> => {
    const message = await page.waitForEvent("console", {
      predicate: (one) => one.text().startsWith(`mark ${name} `),
      timeout: 120_000,
    });
    return [name, Number(message.text().split(" ").at(-1))];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Mark, number>;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", FAST_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
