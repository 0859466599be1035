import fc from "fast-check";
import ICAL from "ical.js";
import { afterEach, describe, expect, test } from "vitest";
import { calendarFile } from "./calendarFile.ts";
import { googleCalendarLink } from "./googleCalendarLink.ts";

const now = new Date("2026-11-20T23:45:06Z");
const visit = { id: "hs-11-visit", day: "2026-11-24", title: "Visit two colleges" };

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** The events as read by an independent parser. */
function read(file: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

describe("a calendar file", () => {
  test.each(["America/Los_Angeles", "UTC", "Pacific/Auckland"])("contains the same whole day in %s", (TZ) => {
    process.env.TZ = TZ;

    const [event] = read(calendarFile([visit], { owner: "ann", now }));

    expect(event?.summary).toBe("Visit two colleges");
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe("2026-11-24");
    expect(event?.endDate.toString()).toBe("2026-11-25");
    expect(event?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-20T23:45:06Z");
  });

  test.each([
    ["2026-12-31", "2027-01-01"],
    ["2028-02-28", "2028-02-29"],
    ["2027-02-28", "2027-03-01"],
    // Clocks change on this day in California.
    ["2026-11-01", "2026-11-02"],
  ])("ends the day %s before %s", (day, end) => {
    process.env.TZ = "America/Los_Angeles";

    const [event] = read(calendarFile([{ ...visit, day }], { owner: "ann", now }));

    expect(event?.endDate.toString()).toBe(end);
  });

  test("says where an appointment is and what it is, and nothing of an entry without these", () => {
    const interview = { ...visit, location: "12 Main Street, Room 4", description: "MMI, 9:00 AM CST" };

    const [event, plain] = read(calendarFile([interview, visit], { owner: "ann", now }));

    expect(event?.location).toBe("12 Main Street, Room 4");
    expect(event?.description).toBe("MMI, 9:00 AM CST");
    expect(plain?.component.hasProperty("location")).toBe(false);
    expect(plain?.component.hasProperty("description")).toBe(false);
  });

  test.each(["America/Los_Angeles", "Pacific/Auckland"])("contains an appointment at its moment in %s", (TZ) => {
    process.env.TZ = TZ;
    const interview = {
      id: "interview-1",
      day: "2027-03-14",
      title: "Interview",
      start: Date.parse("2027-03-14T14:00Z"),
    };

    const [event] = read(calendarFile([interview], { owner: "ann", now }));

    expect(event?.startDate.isDate).toBe(false);
    expect(event?.startDate.toJSDate().toISOString()).toBe("2027-03-14T14:00:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe("2027-03-14T15:00:00.000Z");
    expect(new URL(googleCalendarLink(interview)).searchParams.get("dates")).toBe("20270314T140000Z/20270314T150000Z");
  });

  test("gives an entry the same id each time, and other students other ids", () => {
    const [first] = read(calendarFile([visit], { owner: "ann", now }));
    const [moved] = read(
      calendarFile([{ ...visit, day: "2027-01-02", title: "Later" }], { owner: "ann", now: new Date() }),
    );
    const [bobs] = read(calendarFile([visit], { owner: "bob", now }));

    expect(moved?.uid).toBe(first?.uid);
    expect(bobs?.uid).not.toBe(first?.uid);
  });

  test("reminds in the morning of the day before", () => {
    const [event] = read(calendarFile([visit], { owner: "ann", now }));

    const alarm = event?.component.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT15H");
  });

  test("has the properties that the format requires", () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile([], { owner: "ann", now })));

    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Cairn//Planner//EN");
  });

  test.each([
    "Forms; fees, and C:\\new\\;",
    "Two\nlines",
    'Quotes "here": colon',
    "Ñandú, 日本語, 🏔️ and so on ".repeat(8).trim(),
    "x".repeat(200),
  ])("keeps the title %j", (title) => {
    expect(read(calendarFile([{ ...visit, title }], { owner: "ann", now }))[0]?.summary).toBe(title);
  });

  test("keeps any title, in lines of at most 75 octets that end with CRLF", () => {
    const title = fc.string({ unit: "grapheme", maxLength: 200, size: "max" });
    fc.assert(
      fc.property(fc.array(title, { maxLength: 3 }), (titles) => {
        const file = calendarFile(
          titles.map((text, index) => ({ ...visit, id: `${index}`, title: text })),
          { owner: "ann", now },
        );

        expect(file.endsWith("\r\n")).toBe(true);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(read(file).map(({ summary }) => summary)).toEqual(titles);
      }),
      { numRuns: 200 },
    );
  });

  test("drops characters that the format cannot represent", () => {
    expect(
      read(calendarFile([{ ...visit, title: "Bell\u0007 and\u0000 tab\t." }], { owner: "ann", now }))[0]?.summary,
    ).toBe("Bell and tab\t.");
  });
});

describe("a link to Google Calendar", () => {
  test("contains the title and the whole day", () => {
    const link = new URL(googleCalendarLink({ day: "2026-12-31", title: "Q&A, 50% off + more" }));

    expect(link.origin).toBe("https://calendar.google.com");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: "TEMPLATE",
      text: "Q&A, 50% off + more",
      dates: "20261231/20270101",
    });
  });
});
