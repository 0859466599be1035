import { entryOf } from "../../functions/src/domain/experience/experienceSummary.ts";
import { type Budget, readBudget } from "../budget/budget.ts";
import { type WeighedBuild, weighBuild } from "../budget/weighBuild.ts";
import { timeOfCheckUser } from "./benchApi.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { fieldsSize } from "./documentSize.ts";
import { type Figure, figure } from "./figure.ts";
import { recordsOf } from "./giveRecords.ts";
import { type Amounts, MONTHLY_ACTIONS } from "./monthlyActions.ts";
import { BILLED, billFor, CHECKED_ON, PRICES, type Usage } from "./prices.ts";
import { DAILY } from "./screens.ts";
import { type Load, SECONDS_PER_DIGEST, SERVICE_LIMITS, type ServiceLimit } from "./serviceLimits.ts";

const DASHBOARD = "/dashboard";
const SIZES = [1_000, 100_000, 10_000_000] as const;

/** App versions released in a month. Each device downloads every version completely. */
const RELEASES = 2;
const NEW_DEVICES = 1;
/** A generous size of such a student's documents and their indexes. */
const STORED_MIB = 0.5;
/** Of an instance of `api`, as `functions/src/index.ts` sets it. */
const MEMORY_GIB = 0.5;
/** Our line and Cloud Run's own for each call. Assumed. */
const LOGGED_KIB = 2;
/** Experiences and shifts: four years of a busy student, and far more than any. */
const SUMMARIES = [
  [100, 2_000],
  [1_000, 20_000],
] as const;
const KIB_IN_GIB = 1024 * 1024;

const NO_AMOUNTS: Required<Amounts> = {
  reads: 0,
  writes: 0,
  deletes: 0,
  calls: 0,
  authRequests: 0,
  serverAuthRequests: 0,
  tokens: 0,
  verificationMails: 0,
  resetMails: 0,
  abandonedGuests: 0,
};

/** One student's month, the bill for many students, and which limits of the services they reach. */
export async function benchCost(): Promise<readonly Figure[]> {
  const app = weightOfApp(await weighBuild());
  return withBenchSuite("cost", async (bench) => {
    const budget = readBudget();
    const month = monthOf(budget);
    const cpuSeconds = (month.calls * (await timeOfCheckUser(bench))) / 1_000;
    const usage: Usage = {
      reads: month.reads,
      writes: month.writes,
      deletes: month.deletes,
      calls: month.calls,
      cpuSeconds,
      memoryGiBSeconds: cpuSeconds * MEMORY_GIB,
      hostingGiB: ((NEW_DEVICES + RELEASES) * app) / KIB_IN_GIB,
      storedGiB: STORED_MIB / 1024,
      firestoreOutGiB: (month.reads * (await documentKib(bench, budget))) / KIB_IN_GIB,
      logsGiB: (month.calls * LOGGED_KIB) / KIB_IN_GIB,
    };
    return [
      ...BILLED.map((kind) => figure(`A student's month, ${PRICES[kind].what}`, usage[kind], "")),
      ...SIZES.map((students) => billOf(usage, students)),
      billOfReminders(),
      firstBilled(usage),
      ...SUMMARIES.map(summarySize),
      ...SERVICE_LIMITS.map((limit) => shareOfLimit(limit, month, cpuSeconds)),
    ];
  });
}

/** How much of a limit each number of students uses, and how many students reach it. */
function shareOfLimit({ what, most, used }: ServiceLimit, month: Load["month"], cpuSeconds: number): Figure {
  const shareOf = (students: number) => used({ students, month, cpuSeconds }) / most;
  const shares = SIZES.map((students) => `${(shareOf(students) * 100).toPrecision(2)} %`).join(", ");
  const largest = SIZES[SIZES.length - 1] ?? 0;
  const reached = Math.round(largest / shareOf(largest)).toLocaleString("en-US");
  return figure(what, most, "", `used by ${SIZES.join(", ")} students: ${shares}; reached by ${reached}`);
}

/** The size of the one document that holds a line of each experience, compared with the largest document. */
function summarySize([experiences, shifts]: (typeof SUMMARIES)[number]): Figure {
  const records = recordsOf(experiences, shifts).map(([id, record]) => [id, entryOf(record)]);
  const name = `Summary of ${experiences} experiences with ${shifts} shifts`;
  const kib = fieldsSize({ items: Object.fromEntries(records), changed_item: "", changed_shift: null }) / 1024;
  return figure(name, kib, "KiB", "the limit of a document", 1024);
}

/** The sum of all actions, with the reads of the screens that they open. */
function monthOf(budget: Budget): Required<Amounts> {
  const sum = { ...NO_AMOUNTS };
  for (const action of MONTHLY_ACTIONS) {
    const { times, opens } = action;
    for (const kind of Object.keys(NO_AMOUNTS) as (keyof Amounts)[]) sum[kind] += times * (action[kind] ?? 0);
    if (opens !== undefined) sum.reads += times * readsOf(budget, opens);
  }
  return sum;
}

/**
 * The documents that a screen reads. A session begins on the dashboard, and its listeners stay open: the other screens
 * add theirs. A device that keeps the plan pays as much as a new one, because Firestore bills a listener as a new one
 * after 30 minutes (firebase.google.com/docs/firestore/pricing, read on 2026-11-22).
 */
function readsOf({ pages }: Budget, path: string): number {
  const page = pages[path];
  if (!page) throw new Error(`The budget has no ${path}.`);
  const open = path === DASHBOARD ? {} : (pages[DASHBOARD]?.reads ?? {});
  return Object.entries(page.reads).reduce((sum, [document, reads]) => sum + (document in open ? 0 : reads), 0);
}

/** KiB of everything the service worker stores on a device: the whole app. */
function weightOfApp({ scripts, assets, precached }: WeighedBuild): number {
  const files = scripts.reduce((sum, { kib }) => sum + kib, 0);
  return precached.reduce((sum, name) => sum + (assets.get(name) ?? 0), files);
}

/**
 * The mean size of the documents that the dashboard reads, as Firestore stores them, in KiB. An estimate of what it
 * bills as transferred: messages have names and types besides the values, and may be compressed.
 */
async function documentKib({ auth, db }: BenchSuite, { pages }: Budget): Promise<number> {
  const { uid } = await auth.getUserByEmail(DAILY.email);
  const paths = Object.keys(pages[DASHBOARD]?.reads ?? {}).map((path) => path.replace("{uid}", uid));
  // A path with an odd number of parts is a query.
  const documents = paths.filter((path) => path.split("/").length % 2 === 0).map((path) => db.doc(path));
  const sizes = (await db.getAll(...documents)).map((document) => fieldsSize(document.data() ?? {}));
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 1024;
}

/**
 * The scheduled function's runs in a month, and what each digest reads and writes: the query, the claim, the student,
 * nine documents with days, and the news of shares.
 */
const RUNS = 96 * 30;
const READS_PER_DIGEST = 13;
const WRITES_PER_DIGEST = 1;
const SECONDS_PER_RUN = 2;
/** What Cloud Scheduler takes for a job (cloud.google.com/scheduler/pricing, read on 2026-11-23). Three are free. */
const DOLLARS_PER_JOB = 0.1;
const REMINDED = 1_000;

/** What it costs to remind students every day, without the free amounts and without the mail service. */
function billOfReminders(): Figure {
  const digests = REMINDED * 30;
  const seconds = RUNS * SECONDS_PER_RUN + digests * SECONDS_PER_DIGEST;
  const used: Partial<Usage> = {
    reads: digests * READS_PER_DIGEST,
    writes: digests * WRITES_PER_DIGEST,
    calls: RUNS,
    cpuSeconds: seconds,
    memoryGiBSeconds: seconds * MEMORY_GIB,
    logsGiB: (RUNS * LOGGED_KIB) / KIB_IN_GIB,
  };
  const parts = BILLED.map((kind) => ({
    kind,
    dollars: ((used[kind] ?? 0) / PRICES[kind].per) * PRICES[kind].dollars,
  }));
  const largest = parts.toSorted((a, b) => b.dollars - a.dollars).slice(0, 3);
  return figure(
    `Daily reminders for ${REMINDED.toLocaleString("en-US")} students, nothing free`,
    parts.reduce((sum, { dollars }) => sum + dollars, DOLLARS_PER_JOB),
    "$ a month",
    `goal: at most $1; ${largest.map(({ kind, dollars }) => `${PRICES[kind].what} $${dollars.toFixed(2)}`).join(", ")}`,
  );
}

function billOf(usage: Usage, students: number): Figure {
  const parts = BILLED.map((kind) => ({ kind, dollars: billFor(kind, usage[kind] * students) }));
  const largest = parts.toSorted((a, b) => b.dollars - a.dollars).slice(0, 3);
  return figure(
    `Bill for ${students.toLocaleString("en-US")} students, prices of ${CHECKED_ON}`,
    parts.reduce((sum, { dollars }) => sum + dollars, 0),
    "$ a month",
    largest.map(({ kind, dollars }) => `${PRICES[kind].what} $${Math.round(dollars)}`).join(", "),
  );
}

/** How many students the free amounts cover, and which amount runs out first. */
function firstBilled(usage: Usage): Figure {
  const [first] = BILLED.map((kind) => ({ kind, students: Math.floor(PRICES[kind].free / usage[kind]) })).sort(
    (a, b) => a.students - b.students,
  );
  const name = "Students before anything is billed";
  return figure(name, first?.students ?? 0, "students", first ? `first: ${PRICES[first.kind].what}` : "");
}
