import type { BrowserContext, Page } from "playwright-core";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { giveRecords } from "./giveRecords.ts";
import { DAILY, SCREENS } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** A record is an experience or one of its shifts, one to four. */
const SIZES = [10, 100, 1_000, 10_000] as const;
const SHIFTS_EACH = 4;

/** What opening a screen once requests from the servers. */
interface Asked {
  readonly reads: number;
  readonly roundTrips: number;
}

/** Billed document reads and requests to our servers, for students with few and many records. */
export function benchReads(): Promise<readonly Figure[]> {
  return withBenchSuite("reads", async (bench) => {
    const bySize = new Map<number, ReadonlyMap<string, { readonly cold: Asked; readonly warm: Asked }>>();
    for (const size of SIZES) bySize.set(size, await askedBy(bench, size));
    return SCREENS.flatMap((path) =>
      (["cold", "warm"] as const).flatMap((kind) =>
        (["reads", "roundTrips"] as const).map((what) => {
          const values = SIZES.map((size) => bySize.get(size)?.get(path)?.[kind][what] ?? 0);
          const name = `${path}, ${kind}: ${what === "reads" ? "documents read" : "round trips"} with 10,000 records`;
          return figure(name, values.at(-1) ?? 0, "", `with 10, 100 and 1,000: ${values.slice(0, -1).join(", ")}`);
        }),
      ),
    );
  });
}

/** Requests of each screen for a student with this many records: in a new browser, and opened again in it. */
async function askedBy(
  bench: BenchSuite,
  size: number,
): Promise<ReadonlyMap<string, { readonly cold: Asked; readonly warm: Asked }>> {
  const { uid } = await bench.auth.getUserByEmail(DAILY.email);
  const experiences = size / (1 + SHIFTS_EACH);
  await giveRecords(bench.db, uid, experiences, experiences * SHIFTS_EACH);
  const asked = new Map<string, { cold: Asked; warm: Asked }>();
  for (const path of SCREENS) {
    const context = await bench.signedIn(DAILY);
    asked.set(path, { cold: await open(bench, context, path), warm: await open(bench, context, path) });
    await context.close();
  }
  return asked;
}

async function open({ suite }: BenchSuite, context: BrowserContext, path: string): Promise<Asked> {
  const before = suite.usage().reads;
  const page = await context.newPage();
  const trips = countTrips(page);
  const quiet = whenQuiet(page);
  await page.goto(path);
  await page.locator("main h1").waitFor();
  await quiet();
  const asked = { reads: suite.usage().reads - before, roundTrips: trips() };
  await page.close();
  return asked;
}

/** Counts requests that wait for our servers or Firebase's, except files of the app. */
function countTrips(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/|identitytoolkit|securetoken|google\.firestore/.test(pathname)) count += 1;
  });
  return () => count;
}
