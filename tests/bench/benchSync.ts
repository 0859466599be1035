import type { BrowserContext, Locator, Page } from "playwright-core";
import { checklistPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure, percentile } from "./figure.ts";
import { DAILY } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** A second student, so that the pages of one measurement do not hear of the other's. */
const OTHER = { email: "daniel@cairn.test", password: DAILY.password } as const;
const CHANGES = 60;
const OFFLINE_EDITS = 500;
const LONG_EDITS = 10_000;
/** How often the heap is measured during the edits of a long day. */
const STAGES = 4;
const MIB = 2 ** 20;

/** How often a page is asked whether it shows the change, in milliseconds. */
const LOOK = 4;

interface Pair {
  /** Where the student acts, and where they see it. */
  readonly from: Page;
  readonly to: Page;
  /** Selects the checkbox of one task. */
  readonly task: string;
}

/**
 * How soon one device shows what was changed on another, against two pages of the bare SDK; what happens to many edits
 * made offline once the network is back; and what a page weighs after many edits.
 */
export function benchSync(): Promise<readonly Figure[]> {
  return withBenchSuite("sync", async (bench) => [
    ...(await lag(bench)),
    ...(await afterOffline(bench)),
    ...(await longDay(bench)),
  ]);
}

async function lag(bench: BenchSuite): Promise<readonly Figure[]> {
  const app = await pairOf(bench, DAILY, "/dashboard");
  const { uid } = await bench.auth.getUserByEmail(OTHER.email);
  const user = await bench.db.doc(`users/${uid}`).get();
  const list = checklistPath(uid, String(user.get("current_stage")));
  const bare = await pairOf(bench, OTHER, `${await bench.floorURL("checklist")}&list=${list}`);
  const ours: number[] = [];
  const least: number[] = [];
  // In turns, so a busy moment of the machine affects both.
  for (let turn = 0; turn < CHANGES; turn++) {
    ours.push(await timeToOther(app));
    least.push(await timeToOther(bare));
  }
  for (const { from, to } of [app, bare]) await Promise.all([from.context().close(), to.context().close()]);
  return [0.5, 0.95].map((share) =>
    figure(
      `A tick on one device, shown on another, percentile ${share * 100}`,
      percentile(ours, share),
      "ms",
      "two pages of the bare SDK with the same document",
      percentile(least, share),
    ),
  );
}

async function pairOf(bench: BenchSuite, who: typeof DAILY | typeof OTHER, address: string): Promise<Pair> {
  const [from, to] = [await bench.signedIn(who), await bench.signedIn(who)];
  const pages = { from: await opened(from, address), to: await opened(to, address) };
  const row = await tasksOf(pages.from)
    .first()
    .evaluate((box) => box.closest("li")?.dataset.row);
  return { ...pages, task: `[data-row="${row}"] input` };
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const quiet = whenQuiet(page);
  await page.goto(address);
  await tasksOf(page).first().waitFor();
  await quiet();
  return page;
}

/** The tasks of the checklist; a page of the bare SDK shows nothing else. */
function tasksOf(page: Page): Locator {
  const region = page.getByRole("region", { name: "Current Year's Checklist" });
  return region.or(page.locator("#root > ul")).getByRole("checkbox");
}

/** Milliseconds from a press on a task until the other page shows it. */
async function timeToOther({ from, to, task }: Pair): Promise<number> {
  // A task that is done gets another place, and with it another element.
  const seen = to.evaluate(
    ({ selector, look }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector<HTMLInputElement>(selector)?.checked;
        const timer = setInterval(() => {
          const now = document.querySelector<HTMLInputElement>(selector)?.checked;
          if (now === undefined || now === before) return;
          clearInterval(timer);
          resolve(performance.timeOrigin + performance.now());
        }, look);
      }),
    { selector: task, look: LOOK },
  );
  const pressed = from.locator(task);
  await pressed.focus();
  await pressed.evaluate((box) =>
    box.addEventListener(
      "keydown",
      () => Object.assign(window, { pressedAt: performance.timeOrigin + performance.now() }),
      { once: true },
    ),
  );
  await from.keyboard.press("Space");
  return (await seen) - (await from.evaluate<number>("pressedAt"));
}

/** Ticks tasks in turn. */
async function tick(page: Page, count: number): Promise<void> {
  const tasks = await tasksOf(page).all();
  for (let edit = 0; edit < count; edit++) {
    await tasks[edit % tasks.length]?.focus();
    await page.keyboard.press("Space");
  }
}

/** Which tasks are done. */
function stateOf(page: Page): Promise<string> {
  return tasksOf(page).evaluateAll((boxes) =>
    boxes
      .map((box) => `${box.closest("li")?.dataset.row} ${(box as HTMLInputElement).checked}`)
      .sort()
      .join(),
  );
}

async function afterOffline(bench: BenchSuite): Promise<readonly Figure[]> {
  const page = await opened(await bench.signedIn(DAILY), "/dashboard");
  const other = await opened(await bench.signedIn(DAILY), "/dashboard");
  await page.context().setOffline(true);
  await tick(page, OFFLINE_EDITS);
  const wanted = await stateOf(page);
  await page.evaluate(`
    window.longest = 0;
    let last = performance.now();
    requestAnimationFrame(function look(now) {
      longest = Math.max(longest, now - last);
      last = now;
      requestAnimationFrame(look);
    });
  `);
  const back = performance.now();
  await page.context().setOffline(false);
  while ((await stateOf(other)) !== wanted) await other.waitForTimeout(50);
  const sent = (performance.now() - back) / 1_000;
  const longest = await page.evaluate<number>("longest");
  for (const each of [page, other]) await each.context().close();
  return [
    figure(`${OFFLINE_EDITS} edits made offline, on another device after the network's return`, sent, "s"),
    figure("The longest time without a frame meanwhile", longest, "ms"),
  ];
}

async function longDay(bench: BenchSuite): Promise<readonly Figure[]> {
  const page = await opened(await bench.signedIn(DAILY), "/dashboard");
  const heaps: number[] = [];
  for (let stage = 0; stage < STAGES; stage++) {
    await tick(page, LONG_EDITS / STAGES);
    heaps.push(await heapOf(page));
  }
  const kept = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await page.context().close();
  const [first = 0] = heaps;
  return [
    figure(
      `The heap of a page after ${LONG_EDITS} edits`,
      (heaps.at(-1) ?? 0) / MIB,
      "MiB",
      "after the first quarter",
      first / MIB,
    ),
    figure("What it has stored on the device by then, with the app's files", kept / MIB, "MiB"),
  ];
}

/** In bytes, without what can be freed. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize;
}
