import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE, type Experience, experience, experienceFields, type Shift } from "./experience.ts";
import { entryOf, experienceEntry, SUMMARY_FIELDS } from "./experienceSummary.ts";

const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
/** The error messages of a record, by field. */
function problemsOf(changes: Partial<Experience>): Readonly<Record<string, string>> {
  const { error } = experience.safeParse({ ...pantry, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}
const occurrence = (startDate: string | null, endDate: string | null, hours: number | null) => ({
  occurrences: [{ startDate, endDate, hours }],
});

describe("an experience", () => {
  test("needs only a type and a name", () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ experienceName: "  " })).toEqual({ experienceName: "Give the experience a name." });
  });

  test.each<readonly [Partial<Experience>, string]>([
    [{ startDate: "2026-06-02", endDate: "2026-06-01" }, "endDate"],
    [{ anticipatedStartDate: "2027-06-02", anticipatedEndDate: "2027-06-01" }, "anticipatedEndDate"],
    [occurrence("2026-06-02", "2026-06-01", null), "occurrences.0.endDate"],
  ])("rejects an end before the start (%#)", (changes, field) => {
    expect(problemsOf(changes)).toEqual({ [field]: "The end is before the start." });
  });

  test("rejects more hours than its days have, including the first and last day", () => {
    const day = { startDate: "2026-06-01", endDate: "2026-06-01" };
    const tooMany = "There are not that many hours between the start and the end.";

    expect(problemsOf({ ...day, completedHours: 24 })).toEqual({});
    expect(problemsOf({ ...day, completedHours: 24.5 })).toEqual({ completedHours: tooMany });
    expect(
      problemsOf({ anticipatedStartDate: "2026-12-01", anticipatedEndDate: "2026-12-02", anticipatedHours: 49 }),
    ).toEqual({ anticipatedHours: tooMany });
    expect(problemsOf(occurrence("2026-06-01", "2026-06-01", 25))).toEqual({ "occurrences.0.hours": tooMany });
  });

  test("accepts any hours while it has no end", () => {
    expect(problemsOf({ startDate: "2026-06-01", completedHours: 5_000 })).toEqual({});
  });

  test.each(["5550147", "(555) 014-7720", "+44 20 7946 0018", "555.014.7720 x12", "555-014-7720 ext. 5", ""])(
    "accepts the contact's number %j",
    (contactPhone) => {
      expect(problemsOf({ contactPhone })).toEqual({});
    },
  );

  test.each(["555 014", "call me", "555-014-7720 or mail", "+1 555 014 7720 1234 5678"])(
    "rejects the contact's number %j",
    (contactPhone) => {
      expect(Object.keys(problemsOf({ contactPhone }))).toEqual(["contactPhone"]);
    },
  );

  test.each([
    ["lee@example.org", true],
    ["a.lee+clinic@mail.example.org", true],
    ["", true],
    ["lee", false],
    ["lee@example", false],
    ["lee@@example.org", false],
    ["lee @example.org", false],
    ["lee@example.", false],
  ])("an experience with the contact's email %j is valid: %s", (contactEmail, isFine) => {
    expect(Object.keys(problemsOf({ contactEmail }))).toEqual(isFine ? [] : ["contactEmail"]);
  });

  test("checks each shift's day and hours", () => {
    const shift: Shift = { day: "2026-11-18", hours: 24, note: "" };

    expect(problemsOf({ shifts: { one: shift } })).toEqual({});
    expect(problemsOf({ shifts: { one: { ...shift, hours: 24.5 } } })).toEqual({
      "shifts.one.hours": "A day has 24 hours.",
    });
    expect(problemsOf({ shifts: { one: { ...shift, hours: 0 } } })).toEqual({
      "shifts.one.hours": "Enter more than 0 hours.",
    });
  });

  test("an experience is checked the same way by the form, which has no shifts", () => {
    const { shifts: _, changed_shift: __, created_on: ___, ...fields } = pantry;

    expect(experienceFields.safeParse(fields).success).toBe(true);
    const { error } = experienceFields.safeParse({ ...fields, startDate: "2026-06-02", endDate: "2026-06-01" });
    expect(error?.issues.map(({ path }) => path)).toEqual([["endDate"]]);
  });
});

describe("entryOf", () => {
  test("repeats what the dashboard counts, and the days and hours of the shifts", () => {
    const record = { ...pantry, shifts: { one: { day: "2026-11-18", hours: 2, note: "Packed bags" } } };

    const entry = entryOf(record);

    expect(entry.shifts).toEqual({ one: { day: "2026-11-18", hours: 2 } });
    for (const name of SUMMARY_FIELDS) expect(entry[name]).toEqual(record[name]);
    expect(Object.keys(entry).toSorted()).toEqual([...SUMMARY_FIELDS, "shifts"].toSorted());
    expect(experienceEntry.safeParse(entry).success).toBe(true);
  });
});
