import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import type { BuiltFile } from "../../web/build/builtFiles.ts";
import { DAILY, SCREENS } from "../bench/screens.ts";
import { whenQuiet } from "../bench/whenQuiet.ts";
import { stableName } from "./stableName.ts";
import { type Target, type Visit, watchVisit } from "./watchVisit.ts";

/** A running suite with the demo students. */
export interface MeasuredSuite {
  readonly baseURL: string;
  /** Such as `127.0.0.1:8080`. */
  readonly firestoreHost: string;
  /** The report of `web/build/builtFiles.ts` about the app that the suite serves. */
  readonly builtFiles: string;
}

/** What a page requests on a visit, once it is at rest. */
export interface MeasuredPage {
  /** Files of the app, without their content hash, in alphabetical order. */
  readonly files: readonly string[];
  /** Calls of the API and of Firebase Auth. */
  readonly calls: readonly string[];
  /** How many documents a new device reads in Firestore, by path, as Firestore bills them. */
  readonly reads: Readonly<Record<string, number>>;
  /** Modules that are loaded by `import()`, and assets. Those of signing in are included. */
  readonly loads: readonly string[];
}

/** How often a page is visited if its connection breaks. What it read before the break would count twice. */
const VISITS = 3;

/** Longer than a screen waits before it loads its print sheet, in milliseconds. */
const LONG_ENOUGH = 2_500;

/** Visits /auth, logs in as a demo student and visits each screen, in a browser that keeps no service worker. */
export async function measurePages(browser: Browser, suite: MeasuredSuite): Promise<ReadonlyMap<string, MeasuredPage>> {
  const built = JSON.parse(await readFile(suite.builtFiles, "utf8")) as readonly BuiltFile[];
  const context = await browser.newContext({ baseURL: suite.baseURL, serviceWorkers: "block" });
  const measured = new Map<string, MeasuredPage>();
  const open = async (path: string, heading: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    const visit = watchVisit(page);
    const quiet = whenQuiet(page, LONG_ENOUGH);
    // Without requests, Firestore may take longer to start than a page counts as busy.
    const listens = path === "/auth" ? null : page.waitForRequest(/Firestore\/Listen/);
    await page.goto(path);
    await heading(page);
    await listens;
    await quiet();
    return { page, visit, quiet };
  };

  const { page, visit, quiet } = await open("/auth", (at) => at.getByRole("form", { name: "Login" }).waitFor());
  measured.set("/auth", await measure(visit(), built, [], suite));
  await page.getByLabel("Email").fill(DAILY.email);
  await page.getByLabel("Password", { exact: true }).fill(DAILY.password);
  // What the app loads while a student types belongs to every screen: a first visit begins here.
  await quiet();
  const { loads: signingIn } = await measure(visit(), built, [], suite);
  await page.getByRole("button", { name: "Let's Go" }).click();
  await page.waitForURL("**/dashboard");
  await page.close();

  for (const path of SCREENS) {
    for (let visits = 1; visits <= VISITS; visits += 1) {
      const opened = await open(path, (at) => at.locator("main h1").waitFor());
      const seen = opened.visit();
      await opened.page.close();
      if (seen.connections > 1 && visits < VISITS) continue;
      measured.set(path, await measure(seen, built, signingIn, suite));
      break;
    }
  }
  await context.close();
  return measured;
}

async function measure(
  { files, calls, targets }: Visit,
  built: readonly BuiltFile[],
  before: readonly string[],
  suite: MeasuredSuite,
): Promise<MeasuredPage> {
  const loads = files.flatMap((name) => built.find((file) => file.name === name)?.loadedLater ?? assetsIn(name));
  const reads: Record<string, number> = {};
  for (const target of targets) {
    for (const [path, documents] of await readsOf(target, suite)) reads[path] = (reads[path] ?? 0) + documents;
  }
  return {
    files: files.map(stableName).sort(),
    calls: calls.toSorted(),
    reads: Object.fromEntries(Object.entries(reads).sort(([a], [b]) => a.localeCompare(b))),
    loads: [...new Set([...before, ...loads])].sort(),
  };
}

/** Scripts that the build does not report are assets, too: those that the page's head loads. */
function assetsIn(name: string): readonly string[] {
  return [stableName(name)];
}

/** A document costs one read. A query costs one for each document that it finds, and one if it finds none. */
async function readsOf(
  { documents, query }: Target,
  { firestoreHost }: MeasuredSuite,
): Promise<readonly (readonly [string, number])[]> {
  if (!query) return (documents?.documents ?? []).map((name) => [readablePath(name), 1]);
  const { parent, structuredQuery } = query;
  const response = await fetch(`http://${firestoreHost}/v1/${parent}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ structuredQuery }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status} to the query of ${parent}.`);
  const found = ((await response.json()) as readonly { readonly document?: object }[]).filter((row) => row.document);
  const collections = structuredQuery.from.map(({ collectionId }) => collectionId).join();
  return [[`${readablePath(parent)}/${collections}`, Math.max(1, found.length)]];
}

/** A path below the database, the same for every student. */
function readablePath(name: string): string {
  return name.replace(/^.*\/documents\//, "").replace(/^users\/[^/]+/, "users/{uid}");
}
