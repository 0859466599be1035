import { initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { startSuite } from "../../emulators/start/suite.ts";
import { EMPTY_EXPERIENCE, type Experience, type Shift } from "../../functions/src/domain/experience.ts";
import { entryOf } from "../../functions/src/domain/experienceSummary.ts";
import { EXPERIENCE_TYPES } from "../../functions/src/domain/experienceType.ts";
import { experiencePath, experienceSummaryPath, experiencesPath } from "../../functions/src/domain/paths.ts";
import { chromiumLaunch } from "../support/chromiumLaunch.ts";
import { freePorts } from "../support/globalSetup.ts";
import type { Figure } from "./bench.ts";

/** How much slower than this machine the student's is. */
const SLOWDOWN = 4;

const FEW = { email: "maya@cairn.test", experiences: 20, shifts: 50 } as const;
const MANY = { email: "daniel@cairn.test", experiences: 2_000, shifts: 5_000 } as const;

/** What an action of each kind blocks, at the 95th percentile, in milliseconds. */
interface Blocks {
  readonly typing: number;
  readonly filtering: number;
  readonly scrolling: number;
}

/** My Experiences with 2,000 experiences and 5,000 shifts beside the same with 20 and 50. */
export async function benchTracker(): Promise<readonly Figure[]> {
  const suite = await startSuite({
    folder: ".cairn/bench/tracker",
    ports: await freePorts(),
    hosting: true,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await seedSuite(suite.adminEnvironment);
    Object.assign(process.env, suite.adminEnvironment);
    const db = getFirestore(
      initializeApp({ projectId: suite.adminEnvironment.GCLOUD_PROJECT ?? "demo-cairn" }, "bench"),
    );
    const baseURL = `http://127.0.0.1:${suite.ports.hosting}`;
    const few = await measure(browser, baseURL, db, FEW);
    const many = await measure(browser, baseURL, db, MANY);
    return (["typing", "filtering", "scrolling"] as const).map((name) => ({
      name: `My Experiences, ${name} with 2,000 of them, CPU ${SLOWDOWN} times slower, 95th percentile`,
      value: many[name],
      unit: "ms",
      beside: `20 experiences (${few[name].toFixed(0)} ms)`,
      ratio: many[name] / few[name],
    }));
  } finally {
    await browser.close();
    await suite.stop();
  }
}

async function measure(
  browser: Browser,
  baseURL: string,
  db: Firestore,
  load: typeof FEW | typeof MANY,
): Promise<Blocks> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto("/auth");
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(load.email);
  await form.getByLabel("Password", { exact: true }).fill("cairn-demo");
  await form.getByRole("button", { name: "Let's Go" }).click();
  await page.waitForURL("**/dashboard");
  const uid = await page.evaluate(() => localStorage.getItem("uid") ?? "");
  await give(db, uid, load.experiences, load.shifts);
  await page.goto("/tracker/experiences");
  await page.locator(`table[aria-rowcount="${load.experiences + 1}"]`).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  const search = page.getByLabel("Search experiences");
  const filtering = await keys(page, search, "kitchen 7 north");
  await search.fill("");
  await page.locator(`table[aria-rowcount="${load.experiences + 1}"]`).waitFor();
  const types = page.getByRole("list", { name: "Hours by type" }).getByRole("button");
  for (const type of await types.all()) {
    filtering.push(await blocked(page, () => type.click()), await blocked(page, () => type.click()));
  }
  await page.mouse.move(700, 600);
  const scrolling: number[] = [];
  for (let turn = 0; turn < 20; turn++) scrolling.push(await blocked(page, () => page.mouse.wheel(0, 700)));
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("link", { name: "+ Add Experience!" }).click();
  const typing = await keys(page, page.locator("textarea[name=description]"), "Served dinner and listened.");
  await context.close();
  return { typing: p95(typing), filtering: p95(filtering), scrolling: p95(scrolling) };
}

/** What each key into a field blocks. */
async function keys(page: Page, field: Locator, text: string): Promise<number[]> {
  await field.click();
  const times: number[] = [];
  for (const key of text) times.push(await blocked(page, () => page.keyboard.type(key)));
  return times;
}

/** How long what follows an action is watched, in milliseconds: the list follows the search after a pause. */
const WATCHED = 400;

/** A script as text: a function would be compiled here with helpers that the page does not have. */
const WATCH = `
  window.watch = { worst: 0, isOver: false, last: performance.now() };
  requestAnimationFrame(function look(now) {
    watch.worst = Math.max(watch.worst, now - watch.last);
    watch.last = now;
    if (!watch.isOver) requestAnimationFrame(look);
  });
`;

/** The longest time without a new picture after an action, in milliseconds: what somebody at the page waits for. */
async function blocked(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(WATCH);
  await act();
  await page.waitForTimeout(WATCHED);
  return page.evaluate<number>("watch.isOver = true, watch.worst");
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

/** Writes the experiences past the rules, with their summary, as years of logging would have left them. */
async function give(db: Firestore, uid: string, count: number, shiftCount: number): Promise<void> {
  const places = ["kitchen", "library", "ward", "lab", "court", "garden"];
  const records = Array.from({ length: count }, (_, index): readonly [string, Experience] => [
    `bench${index}`,
    {
      ...EMPTY_EXPERIENCE,
      track: "PM",
      type: EXPERIENCE_TYPES[index % EXPERIENCE_TYPES.length] ?? "Research",
      experienceName: `The ${places[index % places.length]} ${index}`,
      organisationName: index % 2 === 0 ? "North Center" : "South Center",
      description: "What was done there, week after week, in a sentence of an ordinary length.",
      shifts: shiftsOf(index, count, shiftCount),
      changed_shift: null,
      created_on: `2026-0${1 + (index % 9)}-15`,
    },
  ]);
  // The demo students have a year of their own.
  await db.recursiveDelete(db.collection(experiencesPath(uid)));
  const writer = db.bulkWriter();
  for (const [id, record] of records) void writer.set(db.doc(experiencePath(uid, id)), record);
  const items = Object.fromEntries(records.map(([id, record]) => [id, entryOf(record)]));
  void writer.set(db.doc(experienceSummaryPath(uid)), { items, changed_item: "", changed_shift: null });
  await writer.close();
}

function shiftsOf(index: number, count: number, shiftCount: number): Record<string, Shift> {
  const own = Math.floor(((index + 1) * shiftCount) / count) - Math.floor((index * shiftCount) / count);
  return Object.fromEntries(
    Array.from({ length: own }, (_, place) => [
      `shift${place}`,
      { day: `2026-03-${10 + place}`, hours: 1 + (place % 4), note: "" },
    ]),
  );
}
