import { timeOfCheckUser } from "./benchApi.ts";
import { askedBy } from "./benchReads.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { weighPage } from "./pageWeight.ts";
import { type Billed, billFor, CHECKED_ON, PRICES, type Usage } from "./prices.ts";

const STUDENTS = [1_000, 100_000, 10_000_000] as const;

/** Assumed use of a busy student on one device in a month. Not measured. */
const MONTH = {
  newBrowsers: 1,
  dashboards: 20,
  experienceLists: 8,
  otherScreens: 12,
  ticks: 30,
  loggedHours: 12,
  journalSaves: 20,
  otherEdits: 20,
  /** App versions released in the month. Each device downloads every version completely. */
  releases: 2,
} as const;

/** The number of a typical student's records. */
const RECORDS = 100;
/** A generous size of such a student's documents and their indexes. */
const STORED_MIB = 0.5;
const MEMORY_GIB = 0.25;
const GIB = 1024 * 1024;

/** One student's monthly use, from figures of this run, and the bill for many students. */
export function benchCost(): Promise<readonly Figure[]> {
  return withBenchSuite("cost", async (bench) => {
    const usage = await monthOf(bench);
    const each = (Object.keys(PRICES) as Billed[]).map((kind) =>
      figure(`A student's month, ${UNITS[kind]}`, usage[kind], ""),
    );
    const bills = STUDENTS.map((students) =>
      figure(
        `Bill for ${students.toLocaleString("en-US")} students, prices of ${CHECKED_ON}`,
        bill(usage, students),
        "$ a month",
      ),
    );
    return [...each, ...bills, firstLimit(usage)];
  });
}

const UNITS: Readonly<Record<Billed, string>> = {
  reads: "document reads",
  writes: "document writes",
  calls: "function calls",
  cpuSeconds: "CPU seconds",
  memoryGiBSeconds: "GiB-seconds of memory",
  hostingGiB: "GiB from Hosting",
  storedGiB: "GiB stored",
};

async function monthOf(bench: BenchSuite): Promise<Usage> {
  const asked = await askedBy(bench, RECORDS);
  const readsOf = (path: string, kind: "cold" | "warm") => asked.get(path)?.[kind].reads ?? 0;
  const warmScreens = [...asked.values()].map(({ warm }) => warm.reads);
  const otherScreen = warmScreens.reduce((sum, reads) => sum + reads, 0) / warmScreens.length;
  const calls = MONTH.newBrowsers + MONTH.dashboards;
  const seconds = (calls * (await timeOfCheckUser(bench))) / 1_000;
  // A logged hour writes the record and the summary. Every listener reads both.
  const writes = MONTH.ticks + 2 * MONTH.loggedHours + MONTH.journalSaves + MONTH.otherEdits;
  return {
    reads:
      MONTH.newBrowsers * (readsOf("/dashboard", "cold") + readsOf("/tracker/experiences", "cold")) +
      MONTH.dashboards * readsOf("/dashboard", "warm") +
      MONTH.experienceLists * readsOf("/tracker/experiences", "warm") +
      MONTH.otherScreens * otherScreen +
      writes,
    writes,
    calls,
    cpuSeconds: seconds,
    memoryGiBSeconds: seconds * MEMORY_GIB,
    hostingGiB: ((MONTH.newBrowsers + MONTH.releases) * (await weightOfApp(bench))) / GIB,
    storedGiB: STORED_MIB / 1024,
  };
}

/** KiB of everything the service worker stores on a device: the whole app. */
async function weightOfApp({ browser, baseURL }: BenchSuite): Promise<number> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const weight = weighPage(page);
  await page.goto("/auth");
  const files = await page.evaluate(async () => {
    const worker = await (await fetch("/serviceWorker.js")).text();
    const shell = JSON.parse(/^const SHELL=(\{.*?\});/.exec(worker)?.[1] ?? '{"files":[]}') as { files: string[] };
    await Promise.all(shell.files.map((file) => fetch(file)));
    return shell.files.length;
  });
  if (files === 0) throw new Error("The service worker names no files.");
  const { javascript, css, fonts } = await weight.total();
  await context.close();
  return javascript + css + fonts;
}

function bill(usage: Usage, students: number): number {
  const kinds = Object.keys(PRICES) as Billed[];
  return kinds.reduce((sum, kind) => sum + billFor(kind, usage[kind] * students), 0);
}

/** How many students the free amounts cover, and which amount runs out first. */
function firstLimit(usage: Usage): Figure {
  const carried = (Object.keys(PRICES) as Billed[])
    .map((kind) => ({ kind, students: Math.floor(PRICES[kind].free / usage[kind]) }))
    .sort((a, b) => a.students - b.students);
  const [first] = carried;
  return figure(
    "Students before anything is billed",
    first?.students ?? 0,
    "students",
    `first: ${first ? UNITS[first.kind] : ""}`,
  );
}
