import { describe, expect, test } from "vitest";
import { findExperienceTable } from "./experienceTable.ts";
import { findSchoolTable } from "./schoolTable.ts";

const tableOf = (lines: readonly string[]) => lines.map((line) => line.split("|"));
const experiences = (...lines: readonly string[]) => findExperienceTable(tableOf(lines));
const schools = (...lines: readonly string[]) => findSchoolTable(tableOf(lines));
const rowsOf = (found: { lines: readonly { kind: string; cells: readonly string[] }[] }) =>
  found.lines.flatMap(({ kind, cells }) => (kind === "row" ? [cells.join("|")] : []));
const fieldsOf = (found: { columns: readonly { field: string | null }[] }) => found.columns.map(({ field }) => field);

describe("headings", () => {
  test.each([
    ["College|2027-28 cost|Match/Reach|1st deadline", ["name", null, "fit", "deadline"]],
    ["School|25th percentile ACT|State|2° due", ["name", null, "state", "deadline"]],
    ["School|2° submitted|1° submitted|Status", ["name", "reachedSecondary", "reachedPrimary", "status"]],
    ["Program|$ tuition|City|Acceptance date", ["name", null, "city", "reachedDecision"]],
    ["School|2° received|2º in|1° sent", ["name", "note", "reachedSecondary", "reachedPrimary"]],
    ["School|Secondary received|Complete|II date", ["name", "note", "note", "reachedInterview"]],
    ["School|Primary|Secondary|II", ["name", "reachedPrimary", "reachedSecondary", "reachedInterview"]],
    ["School|Where I stand|Location", ["name", "status", "place"]],
    ["School|EA|ED II|Regular Decision", ["name", "deadline", "deadline", "deadline"]],
  ])("the headings %s are found, digits and symbols included", (headings, fields) => {
    const found = schools(headings, "Alder College|a|b|c");

    expect(found.lines[0]?.kind).toBe("heading");
    expect(fieldsOf(found).slice(0, headings.split("|").length)).toEqual(fields);
  });

  test.each([
    [
      "Opportunity|Date(s)|Time|Hours Earned|Verified?",
      "Beach|9/6/2025|9-11am|2|Y",
      ["name", "day", "note", "shiftHours", null],
    ],
    [
      "Date|Clinic|Doctor|Hours|Running total",
      "9/6/2025|Harbor|Dr. Kim|4|4",
      ["day", "name", "contactName", "shiftHours", null],
    ],
    ["Date|Site|Hours|Cumulative hours", "9/6/2025|Harbor|4|4", ["day", "organisation", "shiftHours", null]],
  ])("below %s, hours are those of the shift", (headings, row, fields) =>
    expect(fieldsOf(experiences(headings, row))).toEqual(fields),
  );

  test.each([
    ["Date|Activity|Time", ["9/6/2025|Beach|2", "9/7/2025|Beach|1.5"], "shiftHours", true],
    ["Date|Activity|Time", ["9/6/2025|Beach|2h 30m", "9/7/2025|Beach|45 min"], "shiftHours", true],
    ["Date|Activity|Time", ["9/6/2025|Beach|9-11am", "9/7/2025|Beach|3:30 PM"], "note", true],
    ["Date|Activity|Time", ["9/6/2025|Beach|2:30", "9/7/2025|Beach|1:45"], "shiftHours", false],
    ["Date|Activity|Times", ["9/6/2025|Beach|2", "9/7/2025|Beach|1"], "note", false],
    ["Activity|Start|Time", ["Beach|9/6/2025|120", "Choir|9/7/2025|40"], "hours", true],
  ])("below %s, cells such as %j are %s", (headings, rows, field, isSure) =>
    expect(experiences(headings, ...rows).columns.at(-1)).toMatchObject({ field, isSure }),
  );

  test.each(["9:00", "2", "9-11am"])("next to a column of hours, the time %s goes into the note", (time) => {
    const found = experiences("Date|Time|Activity|Hours", `9/6/2025|${time}|Beach|2`);

    expect(found.columns.map(({ field, isSure }) => [field, isSure])).toEqual([
      ["day", true],
      ["note", true],
      ["name", true],
      ["shiftHours", true],
    ]);
  });

  test.each(["Hours excluding lunch", "Hours less breaks", "Spring break hours", "Hours signed off"])(
    "the column %s has hours",
    (heading) =>
      expect(experiences(`Activity|${heading}`, "Beach|20").columns.at(-1)).toMatchObject({
        field: "hours",
        isSure: true,
      }),
  );

  test("a lunch program is an activity", () =>
    expect(fieldsOf(experiences("Lunch program|Hours", "Salads|20"))).toEqual(["name", "hours"]));

  test.each(["Lunch", "Break", "Breaks (min)", "Lunch break", "Break time", "Break length", "Break end", "Lunch out"])(
    "the column %s is left out",
    (heading) =>
      expect(experiences(`Activity|Date|${heading}|Hours`, "Beach|9/6/2025|0:30|2").columns[2]).toMatchObject({
        field: null,
        isSure: true,
      }),
  );

  test.each([
    ["Activity|Cumulative hours", "Beach|20", "hours"],
    ["Activity|Running total", "Beach|20", "hours"],
    ["Activity|Hours per week|Cumulative hours", "Beach|2|20", "hours"],
    ["Date|Activity|Running total", "9/6/2025|Beach|4", null],
  ])("below %s, the only hours are asked about", (headings, row, field) =>
    expect(experiences(headings, row).columns.at(-1)).toMatchObject({ field, isSure: false }),
  );

  test("headings are found below any number of title lines", () => {
    const titles = Array.from({ length: 12 }, (_, at) => `Line ${at} of the form|`);
    const found = experiences(...titles, "Activity|Date|Hours", "Food bank|3/15/2026|2");

    expect(rowsOf(found)).toEqual(["Food bank|3/15/2026|2"]);
    expect(found.lines.filter(({ kind }) => kind === "title")).toHaveLength(12);
  });

  test.each(["3/15/2026|Food bank|2 hours", "14-Sep|Food bank|2", "$40|Cashier|5 hrs", "a@b.example|Club|Event"])(
    "the row %s is not taken for headings",
    (row) => expect(experiences(row, row).lines.map(({ kind }) => kind)).not.toContain("heading"),
  );
});

test.each([
  ["Site|Date|In|Out|Break|Hrs", "Pantry|9/6/2025|9:00|12:30|0:30|3"],
  ["Site|Date|In|Out|Rest|Hrs", "Pantry|9/6/2025|9:00|12:30|0:30|3"],
])("below %s, the hours are those that the heading names", (headings, row) =>
  expect(fieldsOf(experiences(headings, row))).toEqual([
    "organisation",
    "day",
    "timeIn",
    "timeOut",
    null,
    "shiftHours",
  ]),
);

describe("totals", () => {
  test.each([
    "Total||12",
    "TOTAL HOURS:||12",
    "Grand total||12",
    "Subtotal||5",
    "Total volunteer hours to date||12",
    "Total for Harbor Street||12",
    "Total (2025)||12",
  ])("the line %s is a total", (line) => {
    const found = experiences("Activity|Date|Hours", "Food bank|3/15/2026|2", line);

    expect(found.lines.at(-1)?.kind).toBe("total");
  });

  test.each([
    "Total Wellness Club|3/16/2026|2",
    "Total Eclipse Viewing|3/16/2026|1",
    "Totally Teens|3/16/2026|2",
    "Summit Club|3/16/2026|1",
    "Sum of Us Tutoring|3/16/2026|1",
  ])("the row %s is not a total", (line) => {
    const found = experiences("Activity|Date|Hours", "Food bank|3/15/2026|2", line);

    expect(found.lines.at(-1)?.kind).toBe("row");
  });
});

describe("merged cells", () => {
  test.each([
    [
      ["Activity|Date|Hours", "Food bank|9/13/2025|2", "|9/20/2025|3", "Library|9/27/2025|1", "|10/4/2025|1"],
      ["Food bank|9/13/2025|2", "Food bank|9/20/2025|3", "Library|9/27/2025|1", "Library|10/4/2025|1"],
    ],
    [
      ["Site|Supervisor|Date|Hours", "Food bank|Joy Amari|9/13/2025|2", "||9/20/2025|3"],
      ["Food bank|Joy Amari|9/13/2025|2", "Food bank||9/20/2025|3"],
    ],
    [
      ["Activity|Organization|Date|Hours", "Coach|Elm School|9/13/2025|2", "|Oak School|9/20/2025|3"],
      ["Coach|Elm School|9/13/2025|2", "|Oak School|9/20/2025|3"],
    ],
    [
      ["Activity|Date|Hours", "|9/13/2025|2", "Food bank|9/20/2025|3"],
      ["|9/13/2025|2", "Food bank|9/20/2025|3"],
    ],
    [
      ["Date|Activity|Hours|Notes", "9/13/2025|Food bank|2|desk", "9/20/2025||3|"],
      ["9/13/2025|Food bank|2|desk", "9/20/2025|Food bank|3|"],
    ],
    [
      ["Organization|Role|Date|Hours", "Harbor|Aide|9/6/2025|3", "||9/7/2025|3", "|Lead|9/8/2025|3"],
      ["Harbor|Aide|9/6/2025|3", "Harbor|Aide|9/7/2025|3", "Harbor|Lead|9/8/2025|3"],
    ],
    [
      ["Organization|Role|Date|Hours", "Harbor|Aide|9/6/2025|3", "|Babysitter|9/8/2025|3"],
      ["Harbor|Aide|9/6/2025|3", "|Babysitter|9/8/2025|3"],
    ],
  ])("a merged cell names its rows: %j", (lines, rows) => expect(rowsOf(experiences(...lines))).toEqual(rows));

  test("what is taken from the row above is marked, and whether the row has a name of its own", () => {
    const found = experiences(
      "Organization|Role|Supervisor|Date|Hours",
      "Red Cross|Aide|Joy Amari|9/6/2025|3",
      "|||9/7/2025|3",
      "|Babysitter||9/8/2025|3",
      "||||3",
    );

    expect(found.lines.slice(1).map(({ cells, taken }) => [cells.join("|"), taken])).toEqual([
      ["Red Cross|Aide|Joy Amari|9/6/2025|3", undefined],
      ["Red Cross|Aide||9/7/2025|3", { columns: [0, 1], isSure: true }],
      ["Red Cross|Babysitter||9/8/2025|3", { columns: [0], isSure: false }],
      ["||||3", undefined],
    ]);
  });

  test("a row without a day takes no name", () => {
    const lines = ["Activity|Date|Notes", "Beach|9/6/2025|sun", "|9/7/2025|rain", "||see the photos"];

    expect(rowsOf(experiences(...lines)).at(-1)).toBe("||see the photos");
  });
});

describe("lines between the rows", () => {
  test("a line with a kind of experience gives the rows below it their type", () => {
    const found = experiences(
      "Activity|Hours|Start",
      "Clinical experience||",
      "Ward helper|120|9/1/2024",
      "Volunteering||",
      "Food bank|40|9/1/2023",
      "Trail crew|20|9/1/2022",
    );

    expect(fieldsOf(found)).toEqual(["name", "hours", "start", "type"]);
    expect(rowsOf(found)).toEqual([
      "Ward helper|120|9/1/2024|Clinical experience",
      "Food bank|40|9/1/2023|Volunteering",
      "Trail crew|20|9/1/2022|Volunteering",
    ]);
  });

  test("a line with a fit gives the schools below it their fit", () => {
    const found = schools("School|State|Notes", "Reach||", "Alder College|OH|a", "Safeties||", "Birch College|PA|b");

    expect(fieldsOf(found)).toEqual(["name", "state", "note", "fit"]);
    expect(rowsOf(found)).toEqual(["Alder College|OH|a|Reach", "Birch College|PA|b|Safeties"]);
  });

  test("a list of names has such lines, too", () => {
    const found = schools("Reach", "Alder College", "Birch College", "Safety", "Cedar College");

    expect(fieldsOf(found)).toEqual(["name", "fit"]);
    expect(rowsOf(found)).toEqual(["Alder College|Reach", "Birch College|Reach", "Cedar College|Safety"]);
  });

  test.each(["Dance club||", "Hospital volunteer office||", "Chess||"])("the line %s stays a row", (line) =>
    expect(rowsOf(experiences("Activity|Hours|Start", line, "Food bank|40|9/1/2023"))).toContain(line),
  );
});

describe("times", () => {
  test("an empty end next to a start is a day", () => {
    expect(fieldsOf(experiences("Activity|Start|End|Hours", "Food bank|9/1/2024||40"))).toEqual([
      "name",
      "start",
      "end",
      "hours",
    ]);
  });

  test("a total next to two times is that of the shift", () => {
    const found = experiences("Date|Event|Time in|Time out|Total", "9/1/2024|Food bank|9:00 AM|11:00 AM|2");

    expect(fieldsOf(found)).toEqual(["day", "name", "timeIn", "timeOut", "shiftHours"]);
  });
});
