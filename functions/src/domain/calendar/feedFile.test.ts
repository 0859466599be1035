import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { NOTHING_REACHED } from "../school/school.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import { EMPTY_INTERVIEW } from "../season/interview.ts";
import { FEED_KINDS, type FeedKind } from "./calendarFeed.ts";
import { feedFile, type ReadSource, sourcesOf } from "./feedFile.ts";
import type { CalendarSource } from "./storedItems.ts";

const CHANGED = Date.parse("2027-03-01T08:00:00Z");
const NOW = Date.parse("2027-03-10T18:00:00Z");

const list = (items: object) => ({ items, changed_item: "one" });
const task = (name: string, more: object = {}) => ({
  checklist_item_name: name,
  status: "Pending",
  origin: "own",
  position: 1,
  due_date: "2027-04-01",
  ...more,
});
const college = {
  track: "HS",
  kind: "UG",
  name: "Rice",
  status: "applying",
  reached: NOTHING_REACHED,
  figures: NO_FIGURES,
  deadlines: [{ id: "ed", label: "Early decision", day: "2027-11-01", done: false }],
};
const interview = {
  ...EMPTY_INTERVIEW,
  school_id: "rice",
  day: "2027-03-13",
  time: "22:30",
  zone: "America/Los_Angeles",
};

/** Everything a calendar can have, one of each kind. */
const stored: Readonly<Record<CalendarSource, unknown>> = {
  current: { stageId: "hs-11", ...list({ forms: task("Forms"), done: task("Done", { status: "Completed" }) }) },
  previous: { stageId: "hs-10", ...list({ resume: task("Résumé") }) },
  schools: list({ rice: college }),
  season: list({}),
  interviews: list({ first: interview }),
  settings: {},
  scores: list({ next: { test: "SAT", kind: "planned", date: "2027-05-01", values: {}, scales: [], note: "" } }),
  essays: { items: { why: { title: "Why us", school_id: "rice", due_on: "2027-10-01", status: "draft" } } },
  letters: { items: { sato: { writer: "Mina Sato", needed_by: "2027-09-01" } } },
  experiences: list({
    pantry: { type: "Volunteering", experienceName: "Pantry", shifts: { s: { day: "2027-03-11", hours: 2 } } },
  }),
};

function fileOf({
  kinds = [...FEED_KINDS],
  zone = "America/Chicago",
  now = NOW,
  changes = {},
}: {
  kinds?: FeedKind[];
  zone?: string;
  now?: number;
  changes?: Readonly<Partial<Record<CalendarSource, unknown>>>;
} = {}): string {
  const sources = [...sourcesOf({ kinds })].map((name): [CalendarSource, ReadSource] => [
    name,
    { fields: { ...stored, ...changes }[name], changedAt: CHANGED },
  ]);
  return feedFile({ kinds }, new Map(sources), { owner: "ann", now, zone, joinedOn: null });
}

function dueOn(due_date: string) {
  return task("Forms", { due_date });
}

/** A summary of one experience with so many shifts to come. */
function shiftsOn(count: number, experienceName = "Pantry") {
  const shifts = Array.from({ length: count }, (_, at) => [`shift-${at}`, { day: "2027-06-01", hours: 2 }]);
  return list({ pantry: { type: "Volunteering", experienceName, shifts: Object.fromEntries(shifts) } });
}

/** The events by their ids, as read by an independent parser. */
function eventsIn(file: string): ReadonlyMap<string, ICAL.Event> {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  return new Map(events.map((event) => [event.uid.replace(/^ann-(.*)@cairn$/, "$1"), event]));
}

const idsIn = (file: string) => [...eventsIn(file).keys()];

describe("the file at a calendar address", () => {
  test.each<[FeedKind, string[]]>([
    ["tasks", ["hs-10-resume", "hs-11-forms"]],
    ["deadlines", ["thanks-first", "letter-sato-needed", "essay-why", "school-rice-ed"]],
    ["tests", ["test-next-test"]],
    ["interviews", ["interview-first"]],
    ["shifts", ["shift-pantry-s"]],
  ])("contains only open dates of the chosen kind: %s", (kind, ids) => {
    expect(idsIn(fileOf({ kinds: [kind] }))).toEqual(ids);
  });

  test("says where an interview is and of which kind", () => {
    const interviews = list({ first: { ...interview, place: "Hall 3" } });
    const event = eventsIn(fileOf({ kinds: ["interviews"], changes: { interviews } })).get("interview-first");

    expect(event?.location).toBe("Hall 3");
    expect(event?.description).toBe("Traditional interview, 10:30 PM PST at the school");
  });

  test("ends 400 days ahead", () => {
    const current = { stageId: "hs-11", ...list({ last: dueOn("2028-04-13"), later: dueOn("2028-04-14") }) };

    expect(idsIn(fileOf({ kinds: ["tasks"], changes: { current, previous: undefined } }))).toEqual(["hs-11-last"]);
  });

  test("has what comes next, and then what is overdue, the latest first", () => {
    const current = { stageId: "hs-11", ...list({ late: dueOn("2027-03-08"), later: dueOn("2027-03-07") }) };

    const ids = idsIn(fileOf({ kinds: ["shifts", "tasks"], changes: { experiences: shiftsOn(100), current } }));

    expect(ids).toHaveLength(103);
    expect(ids.slice(-2)).toEqual(["hs-11-late", "hs-11-later"]);
  });

  test("has at most 300 KB, however many dates there are and however long the titles are", () => {
    for (const title of ["x", "x".repeat(200), "é".repeat(200), ";".repeat(200), "字".repeat(200)]) {
      const { length } = Buffer.from(fileOf({ changes: { experiences: shiftsOn(1_200, title) } }));

      expect(length).toBeGreaterThan(298_000);
      expect(length).toBeLessThanOrEqual(300_500);
    }
  });

  test("says its name, the student's time zone, and when to come back", () => {
    const calendar = new ICAL.Component(ICAL.parse(fileOf()));

    const header = [
      "version",
      "calscale",
      "name",
      "x-wr-calname",
      "x-wr-timezone",
      "refresh-interval",
      "x-published-ttl",
    ];
    expect(header.map((name) => String(calendar.getFirstPropertyValue(name)))).toEqual([
      ...["2.0", "GREGORIAN", "Cairn", "Cairn", "America/Chicago", "PT4H", "PT4H"],
    ]);
  });

  test("is the same text until a document or the day changes, in whatever order the fields are stored", () => {
    const { items } = stored.current as { items: object };
    const turned = { stageId: "hs-11", ...list(Object.fromEntries(Object.entries(items).toReversed())) };

    expect(fileOf({ now: NOW + 3 * 3_600_000, changes: { current: turned } })).toBe(fileOf());
  });

  test("keeps an event's id when its title and day change, and says when that was", () => {
    const edited = { stageId: "hs-11", ...list({ forms: task("Send the forms", { due_date: "2027-05-02" }) }) };

    const event = eventsIn(fileOf({ changes: { current: edited } })).get("hs-11-forms");

    expect([event?.summary, event?.startDate.toString()]).toEqual(["Send the forms", "2027-05-02"]);
    for (const name of ["dtstamp", "last-modified"]) {
      expect(String(event?.component.getFirstPropertyValue(name))).toBe("2027-03-01T08:00:00Z");
    }
  });

  // Clocks change on March 14, 2027 in the United States, and on April 4 in New Zealand.
  test.each(["America/Los_Angeles", "America/Chicago", "UTC", "Pacific/Auckland", "Asia/Kathmandu"])(
    "has an interview at its moment and whole days on their days in %s",
    (zone) => {
      const events = eventsIn(fileOf({ zone, now: CHANGED }));

      expect(events.get("interview-first")?.startDate.toJSDate().toISOString()).toBe("2027-03-14T06:30:00.000Z");
      expect(events.get("interview-first")?.summary).toContain("10:30 PM PST");
      expect(events.get("hs-11-forms")?.startDate.toString()).toBe("2027-04-01");
      expect(events.get("shift-pantry-s")?.startDate.toString()).toBe("2027-03-11");
    },
  );

  test.each([
    ["America/Los_Angeles", "2027-03-12T07:59:00Z", true],
    ["America/Los_Angeles", "2027-03-12T08:00:00Z", false],
    // After the change to daylight saving time, the day begins an hour earlier.
    ["America/Los_Angeles", "2027-03-15T06:59:00Z", false],
    ["Pacific/Auckland", "2027-03-11T10:59:00Z", true],
    ["Pacific/Auckland", "2027-03-11T11:00:00Z", false],
  ])("leaves out a shift once its day is over in %s: %s", (zone, now, isThere) => {
    expect(idsIn(fileOf({ zone, now: Date.parse(now) })).includes("shift-pantry-s")).toBe(isThere);
  });

  test("reads only the documents that the chosen kinds need", () => {
    expect([...sourcesOf({ kinds: ["tests", "shifts"] })]).toEqual(["scores", "experiences"]);
    expect(sourcesOf({ kinds: [...FEED_KINDS] }).size).toBe(10);
  });

  test("leaves out a list that cannot be read, and a day that does not exist", () => {
    const changes = {
      schools: "broken",
      current: { stageId: "hs-11", ...list({ odd: task("Odd", { due_date: "2027-02-30" }) }) },
    };

    expect(idsIn(fileOf({ kinds: ["tasks", "deadlines"], changes }))).toEqual([
      "hs-10-resume",
      "letter-sato-needed",
      "essay-why",
    ]);
  });
});
