import type { BrowserContext, Page } from "playwright-core";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median } from "./figure.ts";
import { DAILY } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

const RUNS = 7;
const SLOWDOWN = 4;
/** Chromium's own "Fast 4G": bytes per second and milliseconds. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

const PLACES = [
  { what: "/auth", path: "/auth", content: 'form input[name="email"]', isSignedIn: false },
  { what: "/dashboard", path: "/dashboard", content: 'main [type="checkbox"]', isSignedIn: true },
] as const;

interface Visits {
  readonly first: number[];
  readonly repeat: number[];
}

/** Time to content on a slow machine and network, compared with a page of the same libraries and one document. */
export function benchContent(): Promise<readonly Figure[]> {
  return withBenchSuite("content", async (bench) => {
    const floor = await bench.floorURL("document");
    const figures: Figure[] = [];
    for (const { what, path, content, isSignedIn } of PLACES) {
      const app: Visits = { first: [], repeat: [] };
      const least: Visits = { first: [], repeat: [] };
      // In turns, so a busy moment of the machine affects both.
      for (let run = 0; run < RUNS; run++) {
        await visit(bench, isSignedIn, path, content, app);
        await visit(bench, isSignedIn, floor, "#content", least);
      }
      for (const kind of ["first", "repeat"] as const) {
        const name = `${what} to content, ${kind} visit, CPU ${SLOWDOWN} × slower, 4G, median of ${RUNS}`;
        figures.push(figure(name, median(app[kind]), "ms", "one document by the same libraries", median(least[kind])));
      }
    }
    return figures;
  });
}

async function visit(
  bench: BenchSuite,
  isSignedIn: boolean,
  address: string,
  content: string,
  visits: Visits,
): Promise<void> {
  const context = await (isSignedIn ? bench.signedIn(DAILY) : bench.browser.newContext({ baseURL: bench.baseURL }));
  visits.first.push(await timeToContent(context, address, content));
  visits.repeat.push(await timeToContent(context, address, content));
  await context.close();
}

/** Milliseconds from the start of the navigation until the content is shown. */
async function timeToContent(context: BrowserContext, address: string, content: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript({ content: watchFor(content) });
  const quiet = whenQuiet(page);
  await slowDown(context, page);
  await page.goto(address);
  const shown = page.locator("html[data-content-at]");
  await shown.waitFor({ state: "attached" });
  const milliseconds = Number(await shown.getAttribute("data-content-at"));
  // A page caches itself after its content is shown. Waits for that, so it does not slow the next visit.
  await quiet();
  await page.close();
  return milliseconds;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", FAST_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}

/**
 * Runs in the page before its scripts and records when the content appears. It is text, because a function would be
 * compiled.
 */
function watchFor(content: string): string {
  return `requestAnimationFrame(function look(now) {
    if (document.querySelector(${JSON.stringify(content)})) document.documentElement.dataset.contentAt = performance.now();
    else requestAnimationFrame(look);
  });`;
}
