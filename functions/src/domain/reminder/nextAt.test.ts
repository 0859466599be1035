import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wallTimeAt } from "../season/zonedTime.ts";
import { addDays, weekdayOf } from "../shared/calendarDay.ts";
import { nextAt } from "./nextAt.ts";
import { NO_REMINDERS, type ReminderSettings } from "./reminderSettings.ts";

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const next = (settings: Partial<ReminderSettings>, after: string, sentOn: string | null = null) => {
  const moment = nextAt({ ...NO_REMINDERS, email: "daily", zone: "America/Chicago", ...settings }, at(after), sentOn);
  return moment === null ? null : new Date(moment).toISOString();
};

describe("the next reminder", () => {
  test("is at the student's hour of the same day, or of the next if that has passed", () => {
    expect(next({}, "2026-11-23T12:00:00Z")).toBe("2026-11-23T13:00:00.000Z");
    expect(next({}, "2026-11-23T13:00:00Z")).toBe("2026-11-24T13:00:00.000Z");
  });

  test("the next weekly email is on its weekday", () => {
    expect(next({ email: "weekly", weekday: 0 }, "2026-11-23T12:00:00Z")).toBe("2026-11-29T13:00:00.000Z");
  });

  test("the next push is daily, whatever the email", () => {
    expect(next({ email: "weekly", push: true }, "2026-11-23T12:00:00Z")).toBe("2026-11-23T13:00:00.000Z");
  });

  test("there is no next reminder while everything is off", () => {
    expect(next({ email: "off" }, "2026-11-23T12:00:00Z")).toBe(null);
  });

  test("the next reminder is not on the day that already had one", () => {
    expect(next({ hour: 20 }, "2026-11-23T14:00:00Z", "2026-11-23")).toBe("2026-11-25T02:00:00.000Z");
  });

  test.each([
    ["America/Chicago", "2027-03-14", 2, "2027-03-14T08:00:00.000Z"],
    // Clocks go forward by half an hour.
    ["Australia/Lord_Howe", "2026-10-04", 2, "2026-10-03T15:30:00.000Z"],
    // By two hours, from 1:00 to 3:00.
    ["Antarctica/Troll", "2027-03-28", 2, "2027-03-28T01:00:00.000Z"],
    // At midnight.
    ["Asia/Beirut", "2027-03-28", 0, "2027-03-27T22:00:00.000Z"],
  ])(
    "the next reminder in %s on %s at %i, an hour that clocks skip, is at the clock change",
    (zone, day, hour, expected) => {
      expect(next({ zone, hour }, `${addDays(day, -1)}T02:45:00Z`, addDays(day, -1))).toBe(expected);
    },
  );

  test("the next reminder at an hour that clocks repeat is at its first occurrence, once", () => {
    expect(next({ hour: 1 }, "2026-11-01T00:00:00Z")).toBe("2026-11-01T06:00:00.000Z");
    expect(next({ hour: 1 }, "2026-11-01T06:00:00Z")).toBe("2026-11-02T07:00:00.000Z");
  });

  test("the next reminder leaves out a day that a zone does not have", () => {
    expect(next({ zone: "Pacific/Apia", hour: 9 }, "2011-12-29T20:00:00Z")).toBe("2011-12-30T19:00:00.000Z");
  });
});

/** Half of the zones change their clocks, some by half an hour, two hours, or at midnight. */
const ZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/St_Johns",
  "America/Santiago",
  "America/Asuncion",
  "America/Havana",
  "Europe/London",
  "Europe/Berlin",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Africa/Lagos",
  "Asia/Beirut",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Australia/Adelaide",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Antarctica/Troll",
  "UTC",
];
/** 180 students for eight weeks around clock changes of both hemispheres: 10,080 days. */
const STUDENTS = 180;
const DAYS = 56;
const STARTS = ["2026-02-15", "2026-03-22", "2026-08-23", "2026-09-13", "2026-10-11", "2027-02-20"];
/** Cloud Scheduler's runs. */
const TICK = 15 * 60_000;

interface Sent {
  readonly day: string;
  readonly time: string;
}

/** Runs the schedule as the scheduled function does, and returns when the student was reminded. */
function simulate(settings: ReminderSettings, start: number, end: number): readonly Sent[] {
  const sent: Sent[] = [];
  let due = nextAt(settings, start - 1);
  for (let now = start; now < end && due !== null; now += TICK) {
    if (due > now) continue;
    const shown = wallTimeAt(now, settings.zone);
    sent.push(shown);
    due = nextAt(settings, now, shown.day);
  }
  return sent;
}

/** Clocks change at half hours of UTC, so one look at them is enough for each. */
const OFFSETS = new Map<string, number>();
function shownAt(now: number, zone: string): Sent {
  const half = Math.floor(now / (2 * TICK));
  const key = `${zone} ${half}`;
  const known = OFFSETS.get(key) ?? clockAt(half * 2 * TICK, zone) - half * 2 * TICK;
  OFFSETS.set(key, known);
  const [day = "", time = ""] = new Date(now + known).toISOString().split("T");
  return { day, time: time.slice(0, 5) };
}

function clockAt(now: number, zone: string): number {
  const { day, time } = wallTimeAt(now, zone);
  return at(`${day}T${time}:00Z`);
}

/** The reference, which knows no rule of clock changes: the first quarter of an hour that shows this hour or a later one. */
function firstTimeOn(day: string, hour: string, zone: string): string {
  const around = at(`${day}T${hour}:00Z`) - (clockAt(at(`${day}T12:00:00Z`), zone) - at(`${day}T12:00:00Z`));
  for (let now = around - 3 * HOUR; now <= around + 3 * HOUR; now += TICK) {
    const shown = shownAt(now, zone);
    if (shown.day === day && shown.time >= hour) return shown.time;
  }
  return "never";
}

test("each reminder is sent once at its hour over 10,000 student-days, zones and clock changes", () => {
  const student = fc.record({
    zone: fc.constantFrom(...ZONES),
    hour: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 23 })),
    weekday: fc.integer({ min: 0, max: 6 }),
    email: fc.constantFrom("daily" as const, "weekly" as const),
    push: fc.boolean(),
    start: fc.constantFrom(...STARTS),
  });
  const faults: unknown[] = [];
  let days = 0;
  for (const { start, ...chosen } of fc.sample(student, STUDENTS)) {
    const settings: ReminderSettings = { ...NO_REMINDERS, ...chosen };
    const sent = simulate(
      settings,
      at(`${start}T00:00:00Z`) - 24 * HOUR,
      at(`${start}T00:00:00Z`) + (DAYS + 2) * 24 * HOUR,
    );
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      days += 1;
      const day = addDays(start, ahead);
      const isDue = settings.push || settings.email === "daily" || weekdayOf(day) === settings.weekday;
      const hour = `${String(settings.hour).padStart(2, "0")}:00`;
      const expected = isDue ? [firstTimeOn(day, hour, settings.zone)] : [];
      const got = sent.filter((each) => each.day === day).map(({ time }) => time);
      if (got.join() !== expected.join()) faults.push({ ...chosen, day, expected, got });
    }
  }

  expect(days).toBeGreaterThan(10_000);
  expect(faults).toEqual([]);
});
