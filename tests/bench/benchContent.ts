import type { BrowserContext } from "playwright-core";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median } from "./figure.ts";
import { DAILY } from "./screens.ts";
import { signInForm } from "./signInForm.ts";
import { markContent, openSlowly, SLOWDOWN } from "./slowPage.ts";

const RUNS = 7;

const PLACES = [
  { what: "/dashboard", path: "/dashboard", content: 'main [type="checkbox"]', isSignedIn: true },
] as const;

interface Visits {
  readonly first: number[];
  readonly repeat: number[];
}

/**
 * Time to content on a slow machine and network: the sign-in form, and the dashboard, compared with a page of the same
 * libraries and one document.
 */
export function benchContent(): Promise<readonly Figure[]> {
  return withBenchSuite("content", async (bench) => {
    const floor = await bench.floorURL("document");
    const figures: Figure[] = [...(await signInForm(bench, RUNS))];
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
  const { content: shownAt } = await openSlowly(context, address, markContent(content), ["content"]);
  return shownAt;
}
