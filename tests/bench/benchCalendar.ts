import { readdir, readFile } from "node:fs/promises";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { FEED_KINDS } from "../../functions/src/domain/calendar/calendarFeed.ts";
import {
  essayIndexPath,
  experienceSummaryPath,
  interviewsPath,
  schoolsPath,
} from "../../functions/src/domain/records/firestorePaths.ts";
import { addDays, utcDayOf } from "../../functions/src/domain/shared/calendarDay.ts";
import { type Account, type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { fieldsSize } from "./documentSize.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";
import { DAILY } from "./screens.ts";

/** A summary of nearly a mebibyte, and lists at their limits. */
const SHIFTS = { experiences: 36, each: 500 } as const;
const SCHOOLS = 200;
const ESSAYS = 500;
const INTERVIEWS = 200;
const ZONES = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"] as const;
/** An instance answers for a calendar ten times a minute. */
const READS = 9;

interface Read {
  /** Until the whole file has arrived, in milliseconds. */
  readonly time: number;
  /** Of the function's process, in milliseconds. */
  readonly processor: number;
  /** In bytes. */
  readonly size: number;
}

/** How long a calendar service waits for the largest plan's calendar, what it costs, and how large the file is. */
export function benchCalendar(): Promise<readonly Figure[]> {
  return withBenchSuite("calendar", async (bench) => {
    const instance = await startOurFunction(bench, "calendar-instance");
    const { uid } = await bench.auth.getUserByEmail(DAILY.email);
    await fill(bench, uid);
    const read = async (path: string): Promise<Read> => {
      const [usedBefore, began] = [await processorTimeOf(instance.pid), performance.now()];
      const response = await fetch(instance.url + path);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      const time = performance.now() - began;
      return { time, processor: (await processorTimeOf(instance.pid)) - usedBefore, size: Buffer.byteLength(text) };
    };
    try {
      const path = await madeFeed(bench, instance.url);
      const first = await read(path);
      const made: Read[] = [];
      for (let turn = 0; turn < READS; turn += 1) {
        await bench.db.doc(schoolsPath(uid)).update({ changed_item: `turn-${turn}` });
        made.push(await read(path));
      }
      const another = await madeFeed(bench, instance.url);
      await read(another);
      const unchanged: Read[] = [];
      for (let turn = 0; turn < READS; turn += 1) unchanged.push(await read(another));
      return [
        figure("The file of the largest plan at a calendar address", first.size / 1_000, "KB", "the limit", 300),
        figure("It is made, the first call of the instance", first.time, "ms"),
        figure("the function's processor time for it", first.processor, "ms"),
        ...figuresOf("Made again after a change", made),
        ...figuresOf("Read again, nothing has changed", unchanged),
      ];
    } finally {
      instance.stop();
    }
  });
}

function figuresOf(name: string, reads: readonly Read[]): readonly Figure[] {
  const times = reads.map(({ time }) => time);
  const processor = reads.map((each) => each.processor);
  return [
    figure(`${name}, median`, median(times), "ms"),
    figure("95th percentile", percentile(times, 0.95), "ms", "the limit", 50),
    figure("the function's processor time, median", median(processor), "ms"),
    figure("95th percentile", percentile(processor, 0.95), "ms"),
  ];
}

/** What a process's threads have used of processors, in milliseconds. Linux only. */
async function processorTimeOf(pid: number | undefined): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8")));
  return times.reduce((sum, time) => sum + Number.parseInt(time, 10), 0) / 1e6;
}

/** Gives the student a plan with as many dates as the rules let it have. */
export async function fill({ db }: BenchSuite, uid: string): Promise<void> {
  const today = utcDayOf(new Date());
  const dayOf = (at: number) => addDays(today, at % 400);
  const map = <Row>(count: number, row: (at: number) => Row) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`row-${at}-of-20-letters`, row(at)]));
  const experiences = map(SHIFTS.experiences, (at) => ({
    type: "Volunteering",
    experienceName: `${at} `.padEnd(200, "name "),
    shifts: map(SHIFTS.each, (shift) => ({ day: dayOf(shift), hours: 2 })),
  }));
  const schools = map(SCHOOLS, (at) => ({
    track: "HS",
    kind: "UG",
    name: `${at} `.padEnd(200, "school "),
    status: "applying",
    deadlines: Array.from({ length: 8 }, (_, place) => ({
      id: `due-${place}`,
      label: "l".repeat(100),
      day: dayOf(at + place),
      done: false,
    })),
  }));
  const essays = map(ESSAYS, (at) => ({
    title: "t".repeat(200),
    kind: "other",
    due_on: dayOf(at),
    status: "drafting",
  }));
  const interviews = map(INTERVIEWS, (at) => ({
    school_id: `row-${at}-of-20-letters`,
    day: dayOf(at),
    time: "14:30",
    zone: ZONES[at % ZONES.length] ?? "",
    format: "mmi",
    place: "p".repeat(300),
    notes: "n".repeat(2_000),
  }));
  console.log(`The summary has ${Math.round(fieldsSize(experiences) / 1_024)} KiB.`);
  await db.doc(experienceSummaryPath(uid)).set({ items: experiences, changed_item: "one", changed_shift: null });
  await db.doc(schoolsPath(uid)).set({ items: schools, changed_item: "one" });
  await db.doc(essayIndexPath(uid)).set({ items: essays, changed_item: "one" });
  await db.doc(interviewsPath(uid)).set({ items: interviews, changed_item: "one" });
}

async function madeFeed(bench: BenchSuite, url: string): Promise<string> {
  return feedOf(url, await logIn(bench, DAILY));
}

async function logIn({ suite }: BenchSuite, { email, password }: Account): Promise<string> {
  const auth = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const login = await fetch(`${auth}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await login.json()) as { idToken: string }).idToken;
}

/** Makes a calendar address for all kinds of dates. Returns its path. */
export async function feedOf(url: string, idToken: string): Promise<string> {
  const made = await fetch(url + API_CALLS.makeCalendarFeed.path, {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}`, "content-type": "application/json" },
    body: JSON.stringify({ kinds: FEED_KINDS, zone: "America/Chicago" }),
  });
  const { data } = (await made.json()) as { data: { path: string } };
  return data.path;
}
