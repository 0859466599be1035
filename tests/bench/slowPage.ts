import type { BrowserContext, Page } from "playwright-core";
import { whenQuiet } from "./whenQuiet.ts";

export const SLOWDOWN = 4;
/** Chromium's own "Fast 4G": bytes per second and milliseconds. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

/**
 * Opens the address on a slow machine and network, and reads what `script` records.
 *
 * @param script runs in the page before its own. It writes each of `marks` to the root element's data set, in
 * milliseconds from the start of the navigation. It is text, because a function would be compiled.
 */
export async function openSlowly<Mark extends string>(
  context: BrowserContext,
  address: string,
  script: string,
  marks: readonly Mark[],
): Promise<Readonly<Record<Mark, number>>> {
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  const quiet = whenQuiet(page);
  await slowDown(context, page);
  await page.goto(address);
  const entries: [string, number][] = [];
  for (const mark of marks) {
    const marked = page.locator(`html[data-${mark}]`);
    await marked.waitFor({ state: "attached" });
    entries.push([mark, Number(await marked.getAttribute(`data-${mark}`))]);
  }
  // A page caches itself after its content is shown. Waits for that, so it does not slow the next visit.
  await quiet();
  await page.close();
  return Object.fromEntries(entries) as Record<Mark, number>;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", FAST_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
