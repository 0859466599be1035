import { afterEach, describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { EMPTY_INTERVIEW, type Interview } from "./interview.ts";
import { EMPTY_SEASON, type Season } from "./season.ts";
import { overDeadlines, seasonItems } from "./seasonItems.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const moment = { today: "2026-11-22", now: Date.parse("2026-11-22T17:00:00Z") };

interface Given {
  readonly school?: Partial<School>;
  readonly season?: Partial<Season>;
  readonly interview?: Partial<Interview>;
}

function itemsOf(given: Given) {
  return seasonItems([schoolOf(given)], { home: null }, moment).map(({ day, kind, title, isDone, start }) => ({
    day,
    kind,
    title,
    isDone,
    ...(start !== undefined && { start: new Date(start).toISOString() }),
  }));
}

function schoolOf({ school, season, interview }: Given) {
  const row = {
    id: "a",
    track: "PM" as const,
    kind: "DO" as const,
    schoolId: null,
    state: null,
    control: null,
    status: "interview" as const,
    reached: NOTHING_REACHED,
    outcome: null,
    deadlines: [],
    ...school,
  };
  const met = { ...EMPTY_INTERVIEW, school_id: "a", zone: "America/Chicago", id: "i", ...interview };
  return {
    school: row,
    name: "Lakeview",
    season: { ...EMPTY_SEASON, ...season },
    interviews: interview ? [met] : [],
  };
}

describe("the calendar of a season", () => {
  test.each([
    ["PM", "DO", "secondary"],
    ["PD", "DDS", "supplemental"],
  ] as const)("says for track %s what its service calls the essays that follow", (track, kind, word) => {
    const reached = { ...NOTHING_REACHED, primary: "2026-06-02", secondary: "2026-11-15" };

    const items = itemsOf({ school: { track, kind, status: "secondary", reached } });

    expect(items.map(({ title }) => title)).toContainEqual(expect.stringContaining(`Send the ${word} back`));
  });

  test.each([
    ["America/New_York", "2026-12-01"],
    ["Pacific/Auckland", "2026-12-02"],
  ])("shows an interview on the student's own day in %s, in the school's time", (TZ, day) => {
    process.env.TZ = TZ;

    expect(itemsOf({ interview: { day: "2026-12-01", time: "09:00", format: "recorded" } })).toEqual([
      {
        day,
        kind: "interview",
        title: "Lakeview: Interview, 9:00 AM CST",
        isDone: false,
        start: "2026-12-01T15:00:00.000Z",
      },
    ]);
  });

  test("asks for a thank-you note on the day after the interview, until it is sent", () => {
    const thanks = {
      day: "2026-11-17",
      kind: "deadline",
      title: "Lakeview: Send a thank-you note",
      isDone: false,
    };
    const past = { day: "2026-11-16", kind: "interview", title: "Lakeview: Interview", isDone: true };

    expect(itemsOf({ interview: { day: "2026-11-16" } })).toEqual([past, thanks]);
    expect(itemsOf({ interview: { day: "2026-11-16", thanked: "2026-11-17" } })).toEqual([past]);
  });

  test("shows the last safe day of an offer, until the deposit is paid", () => {
    const offer = {
      outcome: "admitted" as const,
      status: "decision" as const,
      reached: { ...NOTHING_REACHED, decision: "2026-11-18" },
    };

    expect(itemsOf({ school: offer })).toEqual([
      {
        day: "2026-12-18",
        kind: "deadline",
        title: "Lakeview: Last safe day to reply or pay the deposit",
        isDone: false,
      },
    ]);
    expect(itemsOf({ school: offer, season: { deposit_paid: "2026-11-20" } })).toEqual([]);
  });

  test("has nothing for an offer whose day is unknown", () =>
    expect(itemsOf({ school: { outcome: "admitted", status: "decision" } })).toEqual([]));

  test("says that a commitment opens on its first day, and not that it is due", () => {
    const offer = { ...NOTHING_REACHED, decision: "2026-10-16" };
    const school = { kind: "MD" as const, outcome: "admitted" as const, status: "decision" as const, reached: offer };

    expect(itemsOf({ school, season: { answer: "planned" } })).toMatchObject([
      { day: "2027-04-30", title: "Lakeview: Commit to Enroll opens" },
    ]);
  });

  test("the calendar of a season leaves out items without a day, and deadlines, which it has already", () =>
    expect(itemsOf({ school: { deadlines: [{ id: "d", label: "Essay", day: "2026-12-01", done: false }] } })).toEqual(
      [],
    ));
});

test("a deadline is over once its step is, or when nothing more is to be done at the school", () => {
  const deadlines = [
    { id: "app", label: "Application", day: "2026-11-01", done: false },
    { id: "sec", label: "Secondary", day: "2026-12-01", done: false },
    { id: "done", label: "Aid form", day: "2026-12-02", done: true },
  ];
  const over = (school: Partial<School>) => [
    ...overDeadlines([schoolOf({ school: { deadlines, ...school } })], { home: null }, moment),
  ];

  expect(over({ status: "applying" })).toEqual([]);
  expect(over({ status: "secondary" })).toEqual(["school-a-app"]);
  expect(over({ status: "interview" })).toEqual(["school-a-app", "school-a-sec"]);
  expect(over({ status: "decision", outcome: "denied" })).toEqual(["school-a-app", "school-a-sec"]);
});
