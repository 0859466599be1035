import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE, type ExperienceFields } from "./experience.ts";
import { experienceForm, type FormValues, numberOf, valuesOf } from "./experienceForm.ts";
import { EXPERIENCE_FORMS, TYPE_SPECIFIC } from "./experienceFormFields.ts";

const TRACKS = ["HS", "PM", "PD"] as const;

/** The specification's names, form by form. */
const ASKED: Readonly<Record<(typeof TRACKS)[number], readonly string[]>> = {
  HS: [
    "type",
    "eventName",
    "positionLeadership",
    "OrganizationName",
    "description",
    "hoursPerWeek",
    "weeksPerYear",
    "participateInCollege",
    "timingOfParticipation",
    "participationGrades",
  ],
  PM: [
    "type",
    "name",
    "address",
    "supervisorName",
    "supervisorContact",
    "startDate",
    "endDate",
    "experiences",
    "title",
    "avgWeeklyHours",
    "totalHours",
    "description",
  ],
  PD: [
    "type",
    "experienceName",
    "organisationName",
    "completedStartDate",
    "completedEndDate",
    "completedHours",
    "repeated",
    "country",
    "city",
    "anticipated",
    "anticipatedStartDate",
    "anticipatedEndDate",
    "anticipatedHours",
    "contactFirstName",
    "contactLastName",
    "contactTitle",
    "contactPhone",
    "contactEmail",
    "description",
    "meaningfulExperiences",
  ],
};

const NAME_FIELD = { HS: "eventName", PM: "name", PD: "experienceName" } as const;

/** A record with every field that a form can ask. */
const FULL: ExperienceFields = {
  ...EMPTY_EXPERIENCE,
  track: "PD",
  type: "Shadowing",
  experienceName: "Dr. Ito's practice",
  organisationName: "Ito Dental",
  title: "Observer",
  description: "First line.\nSecond line.",
  meaningfulDescription: "I saw how trust is made.",
  meaningfulExperiences: true,
  startDate: "2025-01-10",
  endDate: "2025-06-01",
  completedHours: 40.5,
  anticipated: true,
  anticipatedStartDate: "2026-01-01",
  anticipatedEndDate: "2026-05-01",
  anticipatedHours: 20,
  repeated: true,
  occurrences: [{ startDate: "2025-09-01", endDate: "2025-10-01", hours: 8 }],
  hoursPerWeek: 2.5,
  weeksPerYear: 20,
  participateInCollege: true,
  timingOfParticipation: ["S", "B"],
  participationGrades: ["11", "PG"],
  country: "United States",
  city: "Ames",
  address: "1 Main Street",
  supervisorName: "Dr. Ito",
  supervisorContact: "ito@example.com",
  contactFirstName: "Ken",
  contactLastName: "Ito",
  contactTitle: "DDS",
  contactPhone: "(555) 014-7720",
  contactEmail: "ito@example.com",
  mayContact: true,
  compensation: "volunteer",
  categories: {
    common_app: "Career Oriented",
    amcas: "Physician Shadowing/Clinical Observation",
    aadsas: "Dental Shadowing, in person",
  },
};

function read(track: (typeof TRACKS)[number], values: FormValues, before?: ExperienceFields) {
  return experienceForm(track, before).safeParse(values);
}

/** The messages at the form's names. */
function messagesOf(track: (typeof TRACKS)[number], values: FormValues): Record<string, string> {
  const parsed = read(track, { type: "Volunteering", [NAME_FIELD[track]]: "Pantry", ...values });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

describe.each(TRACKS)("the form of %s", (track) => {
  const fields = EXPERIENCE_FORMS[track];

  test("asks what the specification names, before anything else", () => {
    expect(new Set(fields.filter(({ isMore }) => !isMore).map(({ name }) => name))).toEqual(
      new Set([
        ...ASKED[track],
        // Further date ranges open with `repeated`.
        ...(track === "PD" ? fields.filter(({ opens }) => opens?.with === "repeated").map(({ name }) => name) : []),
      ]),
    );
  });

  test("asks nothing twice", () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(new Set(fields.map(({ stored }) => stored)).size).toBe(fields.length);
  });

  test("shows a record so that reading it again changes nothing", () => {
    expect(read(track, valuesOf(track, FULL), FULL)).toEqual({ success: true, data: FULL });
  });

  test("keeps what it does not ask, and begins with an empty record", () => {
    const parsed = read(track, { type: "Research", [NAME_FIELD[track]]: "  Lab  " });
    expect(parsed.data).toEqual({ ...EMPTY_EXPERIENCE, track, type: "Research", experienceName: "Lab" });
  });

  test("wants a name and says so at its field", () => {
    const parsed = read(track, { type: "Volunteering", [NAME_FIELD[track]]: " " });
    expect(parsed.error?.issues).toMatchObject([{ path: [NAME_FIELD[track]], message: "Give the experience a name." }]);
  });

  test("empties with the type only what it asks", () => {
    const emptied = fields.filter(({ stored }) => TYPE_SPECIFIC.includes(stored)).map(({ kind }) => kind);
    expect(emptied).toContain("category");
  });
});

describe("what stands in a part that is not open", () => {
  test("does not count, but texts stay", () => {
    const values = { ...valuesOf("PD", FULL), anticipated: "No", repeated: "No", meaningfulExperiences: "No" };
    expect(read("PD", values, FULL).data).toEqual({
      ...FULL,
      anticipated: false,
      anticipatedStartDate: null,
      anticipatedEndDate: null,
      anticipatedHours: null,
      repeated: false,
      occurrences: [],
      meaningfulExperiences: false,
    });
  });

  test("an experience that goes on has no end", () => {
    const values = { ...valuesOf("PM", FULL), experiences: "Yes" };
    expect(read("PM", values, FULL).data).toMatchObject({ isCurrent: true, endDate: null });
  });
});

describe("a message stands at the field", () => {
  test.each([
    ["HS", { hoursPerWeek: "two" }, { hoursPerWeek: "Enter a number, such as 2.5." }],
    ["HS", { hoursPerWeek: "170" }, { hoursPerWeek: "A week has 168 hours." }],
    ["HS", { weeksPerYear: "60" }, { weeksPerYear: "A year has 52 weeks." }],
    ["PM", { totalHours: "-1" }, { totalHours: "Hours cannot be negative." }],
    [
      "PM",
      { startDate: "2025-03-02", endDate: "2025-03-01", experiences: "No" },
      { endDate: "The end is before the start." },
    ],
    [
      "PD",
      { completedStartDate: "2025-03-01", completedEndDate: "2025-03-01", completedHours: "25" },
      { completedHours: "These are more hours than the days from start to end hold." },
    ],
    ["PD", { contactEmail: "ann" }, { contactEmail: "Enter an email address like name@example.com." }],
    ["PD", { contactPhone: "12" }, { contactPhone: "Enter a number with its area code, like (555) 014-7720." }],
    [
      "PD",
      { repeated: "Yes", repeatedStartDate3: "2025-03-02", repeatedEndDate3: "2025-03-01" },
      { repeatedEndDate3: "The end is before the start." },
    ],
  ] as const)("%s %j", (track, values, messages) => {
    expect(messagesOf(track, values)).toEqual(messages);
  });
});

describe("a typed number", () => {
  test.each([
    ["", null],
    [" 2.5 ", 2.5],
    [".5", 0.5],
    ["1,250", 1_250],
    ["1,250.5", 1_250.5],
    ["-3", -3],
    ["2h", Number.NaN],
    ["1e3", Number.NaN],
    ["1,2", Number.NaN],
  ])("%j is %j", (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });
});
