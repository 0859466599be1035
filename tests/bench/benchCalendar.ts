import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { FEED_KINDS } from "../../functions/src/domain/calendar/calendarFeed.ts";
import {
  essayIndexPath,
  experienceSummaryPath,
  schoolsPath,
} from "../../functions/src/domain/records/firestorePaths.ts";
import { addDays, utcDayOf } from "../../functions/src/domain/shared/calendarDay.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { fieldsSize } from "./documentSize.ts";
import { type Figure, figure, median, percentile } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";
import { DAILY } from "./screens.ts";

/** A summary of nearly a mebibyte, and lists at their limits. */
const SHIFTS = { experiences: 36, each: 500 } as const;
const SCHOOLS = 200;
const ESSAYS = 500;
/** An instance answers for a calendar ten times a minute. */
const READS = 9;

/** How long a calendar service waits for the largest plan's calendar, and how large the file is. */
export function benchCalendar(): Promise<readonly Figure[]> {
  return withBenchSuite("calendar", async (bench) => {
    const instance = await startOurFunction(bench, "calendar-instance");
    const { uid } = await bench.auth.getUserByEmail(DAILY.email);
    await fill(bench, uid);
    const path = await madeFeed(bench, instance.url);
    const read = async () => {
      const began = performance.now();
      const response = await fetch(instance.url + path);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      return { time: performance.now() - began, size: Buffer.byteLength(text) };
    };
    try {
      const made = await read();
      const unchanged: number[] = [];
      for (let turn = 0; turn < READS; turn += 1) unchanged.push((await read()).time);
      return [
        figure("The file of the largest plan at a calendar address", made.size / 1_000, "KB", "the limit", 300),
        figure("It is made", made.time, "ms"),
        figure("Read again, nothing has changed, median", median(unchanged), "ms", "it is made", made.time),
        figure("95th percentile", percentile(unchanged, 0.95), "ms", "the limit", 50),
      ];
    } finally {
      instance.stop();
    }
  });
}

async function fill({ db }: BenchSuite, uid: string): Promise<void> {
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
  console.log(`The summary has ${Math.round(fieldsSize(experiences) / 1_024)} KiB.`);
  await db.doc(experienceSummaryPath(uid)).set({ items: experiences, changed_item: "one", changed_shift: null });
  await db.doc(schoolsPath(uid)).set({ items: schools, changed_item: "one" });
  await db.doc(essayIndexPath(uid)).set({ items: essays, changed_item: "one" });
}

async function madeFeed({ suite }: BenchSuite, url: string): Promise<string> {
  const { email, password } = DAILY;
  const auth = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const login = await fetch(`${auth}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await login.json()) as { idToken: string };
  const made = await fetch(url + API_CALLS.makeCalendarFeed.path, {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}`, "content-type": "application/json" },
    body: JSON.stringify({ kinds: FEED_KINDS, zone: "America/Chicago" }),
  });
  const { data } = (await made.json()) as { data: { path: string } };
  return data.path;
}
