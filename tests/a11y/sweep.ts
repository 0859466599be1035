/**
 * `npm run a11y` checks every screen and its main states under every condition, prints the problems, and writes them as
 * JSON. `-- --only dashboard` checks the places with that word in their name. `-- --app URL` checks an app that is
 * already running.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { startSuite } from "../../emulators/start/suite.ts";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { freePorts } from "../support/globalSetup.ts";
import { until } from "../support/until.ts";
import { CONDITIONS, type Condition } from "./conditions.ts";
import { problemsOf } from "./pageChecks.ts";
import { PLACES, type Place, type Visitor } from "./places.ts";
import { storeSharedPlace } from "./sharedPlace.ts";
import { visit } from "./visitors.ts";

interface Look {
  readonly place: string;
  readonly condition: string;
  readonly problems: readonly string[];
}

const { values: options } = parseArgs({
  options: { only: { type: "string", default: "" }, app: { type: "string" } },
});
const places = PLACES.filter(({ name }) => name.includes(options.only));

const { url, stop } = await openApp();
const browser = await chromium.launch(chromiumLaunch);
const allLooks = await sweep(browser, url);
await browser.close();
await stop();

const folder = join(PROJECT_ROOT, ".cairn", "a11y");
await mkdir(folder, { recursive: true });
const report = { date: new Date().toISOString().slice(0, 10), looks: allLooks };
await writeFile(join(folder, "looks.json"), JSON.stringify(report, null, 2));
console.log(table(allLooks));
for (const { place, condition, problems } of allLooks) {
  for (const problem of problems) console.log(`${place}, ${condition}: ${problem}`);
}
const wrong = allLooks.filter(({ problems }) => problems.length > 0).length;
console.log(`\n${allLooks.length} looks, ${wrong} with something wrong. Written to .cairn/a11y/looks.json`);
process.exitCode = wrong === 0 ? 0 : 1;

async function openApp(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (options.app !== undefined) return { url: options.app, stop: async () => undefined };
  const ports = await freePorts();
  const suite = await startSuite({
    folder: ".cairn/a11y/suite",
    ports,
    hosting: true,
    fresh: true,
    firestore: "embedded",
    report: (line) => console.log(`${line} …`),
  });
  await seedSuite(suite.adminEnvironment);
  await storeSharedPlace(suite.adminEnvironment);
  return { url: `http://127.0.0.1:${ports.hosting}`, stop: () => suite.stop() };
}

async function sweep(inBrowser: Browser, to: string): Promise<readonly Look[]> {
  const found: Look[] = [];
  for (const visitor of new Set(places.map((place) => place.visitor))) {
    const context = await visit(inBrowser, to, visitor);
    for (const place of placesOf(visitor)) {
      const looks = await lookAt(context, place);
      console.log(`${place.name}: ${looks.flatMap(({ problems }) => problems).length}`);
      found.push(...looks);
    }
    await context.close();
  }
  return found;
}

function placesOf(visitor: Visitor): readonly Place[] {
  return places.filter((place) => place.visitor === visitor);
}

/**
 * Each place is opened once. The conditions are applied one after another, as on a student's device. Forced colors are
 * set from the start: Chromium keeps some earlier colors if they are set later.
 */
async function lookAt(context: BrowserContext, place: Place): Promise<readonly Look[]> {
  const isForced = ({ media }: Condition) => media?.forcedColors === "active";
  return [
    ...(await lookUnder(
      context,
      place,
      CONDITIONS.filter((condition) => !isForced(condition)),
    )),
    ...(await lookUnder(context, place, CONDITIONS.filter(isForced))),
  ];
}

async function lookUnder(context: BrowserContext, place: Place, conditions: readonly Condition[]): Promise<Look[]> {
  const page = await context.newPage();
  const looks: Look[] = [];
  const tell = (problems: readonly string[]) =>
    looks.push({ place: place.name, condition: conditions[looks.length]?.name ?? "", problems });
  try {
    const [first] = conditions;
    if (first) await apply(page, first);
    await page.goto(place.path);
    await page.locator("h1").first().waitFor();
    await allLoaded(page);
    await place.open?.(page);
    for (const condition of conditions) {
      const undo = await apply(page, condition);
      tell(await problemsOf(page, condition));
      await undo();
    }
  } catch (error) {
    tell([`no look: ${String(error).split("\n")[0]}`]);
  } finally {
    await page.close();
  }
  return looks;
}

/** Content far below the window loads when it comes close. A loaded part can contain another that is still loading. */
async function allLoaded(page: Page): Promise<void> {
  const busy = page.locator("[aria-busy=true]");
  await until("the page to load", async () => {
    await busy.first().evaluateAll(([first]) => first?.scrollIntoView());
    return (await busy.count()) === 0;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** @returns a function that removes the condition's styles; the next condition overwrites the rest */
async function apply(page: Page, { width, height, media, theme, style }: Condition): Promise<() => Promise<void>> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none", reducedMotion: "reduce", ...media });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    scrollTo(0, 0);
  }, theme ?? "lichen");
  const tag = style === undefined ? null : await page.addStyleTag({ content: style });
  // Waits for the next frame, which applies the new width, and for color transitions to end.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  return async () => {
    await tag?.evaluate((element) => element.parentNode?.removeChild(element));
  };
}

/** One row per place, one column per condition. The color themes share a column. */
function table(all: readonly Look[]): string {
  const plain = CONDITIONS.filter(({ theme }) => theme === undefined).map(({ name }) => name);
  const rows = places.map(({ name }) => {
    const own = all.filter(({ place }) => place === name);
    const count = (wanted: (condition: string) => boolean) =>
      own.filter(({ condition }) => wanted(condition)).reduce((sum, { problems }) => sum + problems.length, 0);
    const cells = [
      ...plain.map((each) => count((condition) => condition === each)),
      count((each) => !plain.includes(each)),
    ];
    return [name, ...cells.map((cell) => (cell === 0 ? "ok" : `${cell}`))];
  });
  const head = ["Place", ...plain, "6 colors, light and dark"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
