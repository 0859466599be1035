import type { BrowserContext, Page } from "playwright-core";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { blocked, blockedByKeys, SLOWDOWN, slowDown } from "./blocked.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { giveRecords } from "./giveRecords.ts";

const FEW = { email: "maya@cairn.test", experiences: 20, shifts: 50 } as const;
const MANY = { email: "daniel@cairn.test", experiences: 2_000, shifts: 5_000 } as const;

/** Enough that one pause of the garbage collector does not decide the 95th percentile. */
const SCROLLS = 60;

/** How long each kind of action blocks the page: 95th percentile in milliseconds. */
interface Blocks {
  readonly typing: number;
  readonly filtering: number;
  readonly scrolling: number;
}

/** My Experiences with 2,000 experiences and 5,000 shifts, compared with 20 and 50. */
export function benchTracker(): Promise<readonly Figure[]> {
  return withBenchSuite("tracker", async (bench) => {
    const few = await measure(bench, FEW);
    const many = await measure(bench, MANY);
    return (["typing", "filtering", "scrolling"] as const).map((name) =>
      figure(
        `My Experiences, ${name} with 2,000 of them, CPU ${SLOWDOWN} × slower, 95th percentile`,
        many[name],
        "ms",
        "20 experiences",
        few[name],
      ),
    );
  });
}

async function measure(bench: BenchSuite, load: typeof FEW | typeof MANY): Promise<Blocks> {
  const { uid } = await bench.auth.getUserByEmail(load.email);
  await giveRecords(bench.db, uid, load.experiences, load.shifts);
  const context = await bench.signedIn({ email: load.email, password: "cairn-demo" });
  const page = await openList(context, load.experiences);
  const search = page.getByLabel("Search experiences");
  const filtering = await blockedByKeys(page, search, "kitchen 7 north");
  await search.fill("");
  await page.locator(`table[aria-rowcount="${load.experiences + 1}"]`).waitFor();
  const types = page.getByRole("list", { name: "Hours by type" }).getByRole("button");
  for (const type of await types.all()) {
    // Found first, because Playwright's search by role runs in the slowed page and would be measured with the press.
    await type.focus();
    for (const _press of ["on", "off"]) filtering.push(await blocked(page, () => page.keyboard.press("Enter")));
  }
  await page.mouse.move(700, 600);
  const scrolling: number[] = [];
  for (let turn = 0; turn < SCROLLS; turn++) scrolling.push(await blocked(page, () => page.mouse.wheel(0, 700)));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("link", { name: "+ Add Experience!" }).click();
  const typing = await blockedByKeys(page, page.locator("textarea[name=description]"), "Served dinner and listened.");
  await context.close();
  return {
    typing: percentile(typing, 0.95),
    filtering: percentile(filtering, 0.95),
    scrolling: percentile(scrolling, 0.95),
  };
}

async function openList(context: BrowserContext, experiences: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/tracker/experiences");
  await page.locator(`table[aria-rowcount="${experiences + 1}"]`).waitFor();
  await slowDown(page);
  return page;
}
