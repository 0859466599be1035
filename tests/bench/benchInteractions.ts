import type { Page } from "playwright-core";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { blocked, blockedByKeys, SLOWDOWN, slowDown } from "./blocked.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { giveRecords } from "./giveRecords.ts";
import { DAILY } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** A record is an experience or one of its four shifts. */
const FEW = { records: 10, experiences: 2, shifts: 8 } as const;
const MANY = { records: 10_000, experiences: 2_000, shifts: 8_000 } as const;

const KINDS = ["ticking a task", "turning the month", "typing in the site search", "logging hours"] as const;
type Times = Readonly<Record<(typeof KINDS)[number], readonly number[]>>;

/** Everyday actions on the dashboard, with many records and with few. */
export function benchInteractions(): Promise<readonly Figure[]> {
  return withBenchSuite("interactions", async (bench) => {
    const few = await measure(bench, FEW);
    const many = await measure(bench, MANY);
    return KINDS.map((kind) =>
      figure(
        `Dashboard, ${kind} with 10,000 records, CPU ${SLOWDOWN} × slower, 95th percentile`,
        percentile(many[kind], 0.95),
        "ms",
        "10 records",
        percentile(few[kind], 0.95),
      ),
    );
  });
}

async function measure(bench: BenchSuite, load: typeof FEW | typeof MANY): Promise<Times> {
  const { uid } = await bench.auth.getUserByEmail(DAILY.email);
  await giveRecords(bench.db, uid, load.experiences, load.shifts);
  const context = await bench.signedIn(DAILY);
  const page = await context.newPage();
  const quiet = whenQuiet(page);
  await page.goto("/dashboard");
  const tasks = page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox");
  await tasks.first().waitFor();
  await quiet();
  await slowDown(page);
  const times = {
    "ticking a task": await ticks(page),
    "turning the month": await turns(page),
    "typing in the site search": await searches(page),
    "logging hours": await logs(page),
  };
  await context.close();
  return times;
}

/** Enough that the first one, whose code the browser has yet to compile, does not decide the 95th percentile. */
const TICKS = 40;

async function ticks(page: Page): Promise<number[]> {
  const tasks = page.getByRole("region", { name: "Current Year's Checklist" }).getByRole("checkbox");
  // Found once, because Playwright's search by role runs in the slowed page and would be measured with the tick.
  await tasks.first().focus();
  const times: number[] = [];
  for (let turn = 0; turn < TICKS; turn++) times.push(await blocked(page, () => page.keyboard.press("Space")));
  return times;
}

async function turns(page: Page): Promise<number[]> {
  await page.getByRole("button", { name: "Next month" }).focus();
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn++) times.push(await blocked(page, () => page.keyboard.press("Enter")));
  return times;
}

async function searches(page: Page): Promise<number[]> {
  const field = page.getByRole("combobox", { name: "Search Site" });
  await field.click();
  // The first letter builds the index. Only the later ones are measured.
  await page.keyboard.type("k");
  await page.getByRole("option").first().waitFor();
  const times = await blockedByKeys(page, field, "itchen north");
  await page.keyboard.press("Escape");
  return times;
}

async function logs(page: Page): Promise<number[]> {
  await page.getByRole("button", { name: "Log hours" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const times = await blockedByKeys(page, dialog.getByRole("textbox").first(), "2.5");
  await page.keyboard.press("Escape");
  return times;
}
