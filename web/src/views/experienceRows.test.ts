import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import { describe, expect, test } from "vitest";
import { exportedExperiences } from "../features/experiences/exportedExperiences.ts";
import { filterOf, NO_FILTER, paramsOf } from "./experienceFilter.ts";
import { filterRows, movedHours, RowMaker, sortRows, totalOf, totalsByType } from "./experienceRows.ts";
import { datesText, gradesText, rhythmText } from "./whenText.ts";

const AS_OF = "2026-11-21";

function record(id: string, fields: Partial<Experience>): Experience & { id: string } {
  return {
    ...EMPTY_EXPERIENCE,
    track: "HS",
    shifts: {},
    changed_shift: null,
    created_on: "2026-01-01",
    experienceName: id,
    ...fields,
    id,
  };
}

const PANTRY = record("Pantry", {
  created_on: "2026-03-01",
  organisationName: "Riverside Center",
  shifts: {
    a: { day: "2026-11-01", hours: 3, note: "" },
    b: { day: "2026-11-21", hours: 2, note: "" },
    c: { day: "2026-12-01", hours: 4, note: "" },
  },
});
const LAB = record("Lab", { type: "Research", track: "PM", completedHours: 40, startDate: "2026-02-01" });
const CHOIR = record("Choir", {
  type: "Extracurriculars",
  meaningfulExperiences: true,
  created_on: "2026-04-01",
  completedHours: 0.1,
});
const CLINIC = record("Clinic", { type: "Research", track: "PM", completedHours: 0.2, startDate: "2026-05-01" });
const rows = new RowMaker().rowsOf([PANTRY, LAB, CHOIR, CLINIC], AS_OF);
const names = (shown: typeof rows) => shown.map(({ record: { id } }) => id);

describe("the list", () => {
  test.each([
    [{ text: "  riverside PAN " }, ["Pantry"]],
    [{ text: "pantry nowhere" }, []],
    [{ type: "Research" }, ["Lab", "Clinic"]],
    [{ track: "PM", text: "lab" }, ["Lab"]],
    [{ isStarred: true }, ["Choir"]],
    [{}, ["Pantry", "Lab", "Choir", "Clinic"]],
  ] as const)("the list can be filtered by %j", (filter, shown) => {
    expect(names(filterRows(rows, { ...NO_FILTER, ...filter }))).toEqual(shown);
  });

  test.each([
    ["newest", ["Choir", "Pantry", "Clinic", "Lab"]],
    ["hours", ["Lab", "Pantry", "Clinic", "Choir"]],
    ["start", ["Clinic", "Lab", "Choir", "Pantry"]],
    ["name", ["Choir", "Clinic", "Lab", "Pantry"]],
    ["type", ["Pantry", "Clinic", "Lab", "Choir"]],
  ] as const)("the list can be sorted in the order of %s", (sort, shown) => {
    expect(names(sortRows(rows, sort))).toEqual(shown);
  });

  test("keeps the rows of unchanged records, unless the day changes", () => {
    const maker = new RowMaker<typeof PANTRY>();
    const before = maker.rowsOf([PANTRY, LAB], AS_OF);
    expect(maker.rowsOf([LAB, CHOIR], AS_OF)[0]).toBe(before[1]);
    expect(maker.rowsOf([LAB], "2026-11-22")[0]).not.toBe(before[1]);
  });
});

describe("totals", () => {
  test("are grouped by type, in the order of the types", () => {
    expect(totalsByType(rows)).toEqual([
      { type: "Volunteering", count: 1, completed: 5, anticipated: 4 },
      { type: "Research", count: 2, completed: 40.2, anticipated: 0 },
      { type: "Extracurriculars", count: 1, completed: 0.1, anticipated: 0 },
    ]);
    expect(totalOf(rows)).toEqual({ count: 4, completed: 45.3, anticipated: 4 });
  });

  test("change with the day they are split at", () => {
    expect(movedHours([PANTRY, LAB], AS_OF, "2026-12-31")).toEqual({ count: 1, hours: 4 });
    expect(movedHours([PANTRY, LAB], AS_OF, "2026-11-01")).toEqual({ count: 1, hours: -2 });
    expect(movedHours([PANTRY, LAB], AS_OF, AS_OF)).toEqual({ count: 0, hours: 0 });
  });
});

describe("filters in an address", () => {
  test("survive a round trip", () => {
    const filter = {
      text: "pantry",
      type: "Leadership & Awards",
      track: "PD",
      isStarred: true,
      isAlike: true,
      sort: "hours",
    } as const;
    expect(filterOf(new URLSearchParams(paramsOf(filter).toString()))).toEqual(filter);
    expect(paramsOf(NO_FILTER).toString()).toBe("");
  });

  test("are ignored if they are unknown", () => {
    expect(filterOf(new URLSearchParams("type=Nothing&track=XX&starred=1&sort=toString"))).toEqual(NO_FILTER);
  });
});

describe("the texts of a row", () => {
  test.each([
    [{}, ""],
    [{ startDate: "2025-01-10", endDate: "2025-06-01" }, "Jan 2025 to Jun 2025"],
    [{ startDate: "2025-01-10", endDate: "2025-01-30" }, "Jan 2025"],
    [{ startDate: "2025-01-10" }, "Jan 2025"],
    [{ startDate: "2025-01-10", isCurrent: true }, "Jan 2025 to now"],
    [{ endDate: "2025-06-01" }, "until Jun 2025"],
  ])("an experience with %j shows when it took place: %s", (fields, text) => {
    expect(datesText(record("x", fields))).toBe(text);
  });

  test.each([
    [[], ""],
    [["11", "9", "10"], "9 to 11"],
    [["9", "11"], "9, 11"],
    [["12", "PG"], "12, PG"],
  ] as const)("an experience in the grades %j shows: grades %s", (participationGrades, text) => {
    expect(gradesText({ participationGrades: [...participationGrades] })).toBe(text);
  });

  test.each([
    [3, 20, "3 h × 20 wk"],
    [3, null, "3 h a week"],
    [null, 20, "20 wk"],
    [null, null, ""],
  ])("a rhythm of %s hours and %s weeks is put into words", (hoursPerWeek, weeksPerYear, text) => {
    expect(rhythmText(record("x", { hoursPerWeek, weeksPerYear }))).toBe(text);
  });
});

describe("the exported list", () => {
  test("has the rows in the list's order, and the columns of a college applicant's track", () => {
    const shown = sortRows(filterRows(rows, { ...NO_FILTER, type: "Research" }), "hours");

    expect(exportedExperiences(shown, "PM", { kind: "meaningful", count: 3, formName: "AMCAS" })).toEqual([
      [
        "Experience",
        "Position",
        "Organization",
        "Type",
        "Start date",
        "End date",
        "Anticipated hours",
        "Hours",
        "Most meaningful",
      ],
      ["Lab", "", "", "Research", "2026-02-01", "", "", "40", "No"],
      ["Clinic", "", "", "Research", "2026-05-01", "", "", "0.2", "No"],
    ]);
  });

  test("has the grades and the weeks of a high school student", () => {
    const chess = record("Chess", {
      title: "Captain",
      organisationName: "Lincoln High",
      participationGrades: ["9", "10", "11"],
      hoursPerWeek: 1_000.5,
      weeksPerYear: 20,
    });

    const [headings, row] = exportedExperiences(new RowMaker().rowsOf([chess], AS_OF), "HS", null);

    expect(headings?.slice(4)).toEqual(["Grades", "Hours per week", "Weeks per year", "Hours"]);
    expect(row?.slice(0, 7)).toEqual(["Chess", "Captain", "Lincoln High", "Volunteering", "9 to 11", "1000.5", "20"]);
  });

  test("marks what the student still does, and splits its hours at the apply date", () => {
    const [, row] = exportedExperiences(
      new RowMaker().rowsOf([{ ...PANTRY, startDate: "2026-11-01", isCurrent: true }], AS_OF),
      "PD",
      null,
    );

    expect(row?.slice(4)).toEqual(["2026-11-01", "now", "4", "5"]);
  });
});
