import { describe, expect, test } from "vitest";
import type { FormService } from "../application/formService.ts";
import { hoursTyped, numberOf } from "../shared/writtenHours.ts";
import { EMPTY_EXPERIENCE, type ExperienceFields } from "./experience.ts";
import { experienceForm, type FormValues, valuesOf } from "./experienceForm.ts";
import { EXPERIENCE_FORMS, fieldsFor, formsFor, TYPE_SPECIFIC } from "./experienceFormFields.ts";

const TRACKS = ["HS", "PM", "PD"] as const;

/** The specification's field names, by form. */
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

/** A record with every field that a form can ask for. */
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
    aacomas: "Healthcare Experience",
    tmdsas: "Healthcare",
    uc: null,
    recognition: null,
    achievement: null,
  },
};

function read(track: (typeof TRACKS)[number], values: FormValues, before?: ExperienceFields) {
  return experienceForm(track, before).safeParse(values);
}

/** The messages, by the form's field names. */
function messagesOf(track: (typeof TRACKS)[number], values: FormValues): Record<string, string> {
  const parsed = read(track, { type: "Volunteering", [NAME_FIELD[track]]: "Pantry", ...values });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

describe.each(TRACKS)("the form of %s", (track) => {
  const fields = EXPERIENCE_FORMS[track];

  test("has the specification's fields first", () => {
    expect(new Set(fields.filter(({ isMore }) => !isMore).map(({ name }) => name))).toEqual(
      new Set([
        ...ASKED[track],
        // Additional date ranges appear when `repeated` is checked.
        ...(track === "PD" ? fields.filter(({ opens }) => opens?.with === "repeated").map(({ name }) => name) : []),
      ]),
    );
  });

  test("has each field once", () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(new Set(fields.map(({ stored }) => stored)).size).toBe(fields.length);
  });

  test("reads back the record it shows without changes", () => {
    expect(read(track, valuesOf(track, FULL), FULL)).toEqual({ success: true, data: FULL });
  });

  test("keeps fields it does not ask for, and starts with an empty record", () => {
    const parsed = read(track, { type: "Research", [NAME_FIELD[track]]: "  Lab  " });
    expect(parsed.data).toEqual({ ...EMPTY_EXPERIENCE, track, type: "Research", experienceName: "Lab" });
  });

  test("requires a name and reports it at its field", () => {
    const parsed = read(track, { type: "Volunteering", [NAME_FIELD[track]]: " " });
    expect(parsed.error?.issues).toMatchObject([{ path: [NAME_FIELD[track]], message: "Give the experience a name." }]);
  });

  test("clears only its own fields when the type changes", () => {
    const emptied = fields.filter(({ stored }) => TYPE_SPECIFIC.includes(stored)).map(({ kind }) => kind);
    expect(emptied).toContain("category");
  });
});

describe("the fields of a service", () => {
  test("the fields of a service are on the form of students who apply through it", () => {
    const namesOf = (services: readonly FormService[]) =>
      fieldsFor("PM", services)
        .filter(({ service }) => service !== undefined)
        .map(({ stored }) => stored);

    expect(namesOf(["amcas"])).toEqual(["categories.amcas"]);
    expect(namesOf(["aacomas", "tmdsas"])).toEqual([
      "categories.aacomas",
      "categories.tmdsas",
      "compensation",
      "mayContact",
    ]);
  });

  test("the fields of a service keep their values while they are not on the form", () => {
    const { category_tmdsas: _, compensation: __, ...values } = valuesOf("PM", FULL);

    expect(read("PM", values, FULL).data).toEqual(FULL);
    expect(read("PM", { ...values, category_tmdsas: "" }, FULL).data?.categories.tmdsas).toBeNull();
  });

  test("the texts have counters for the chosen forms, the track's own first", () => {
    expect(formsFor("HS", undefined)).toEqual(["common_app"]);
    expect(formsFor("PM", undefined)).toEqual(["amcas", "aadsas"]);
    expect(formsFor("PM", ["tmdsas", "aacomas", "amcas"])).toEqual(["amcas", "aacomas", "tmdsas"]);
  });
});

describe("the content of a closed part", () => {
  test("the content of a closed part does not count, but its texts are kept", () => {
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

  test("a current experience has no end", () => {
    const values = { ...valuesOf("PM", FULL), experiences: "Yes" };
    expect(read("PM", values, FULL).data).toMatchObject({ isCurrent: true, endDate: null });
  });
});

describe("a message is shown at its field", () => {
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
      { completedHours: "There are not that many hours between the start and the end." },
    ],
    ["PD", { contactEmail: "ann" }, { contactEmail: "Enter an email address like name@example.com." }],
    ["PD", { contactPhone: "12" }, { contactPhone: "Enter a number with its area code, like (555) 014-7720." }],
    [
      "PD",
      { repeated: "Yes", repeatedStartDate3: "2025-03-02", repeatedEndDate3: "2025-03-01" },
      { repeatedEndDate3: "The end is before the start." },
    ],
  ] as const)("a message is shown at its field: %s %j", (track, values, messages) => {
    expect(messagesOf(track, values)).toEqual(messages);
  });
});

test.each([
  ["", null],
  ["1,250.5", 1_250.5],
  ["1:30", 1.5],
  ["1h30", 1.5],
  ["1 h 30 min", 1.5],
  ["90m", 1.5],
  ["-3", -3],
  ["all day", Number.NaN],
])("the hours typed as %j are %j", (typed, hours) => {
  expect(hoursTyped(typed)).toBe(hours);
});

describe("numberOf", () => {
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
  ])("the number typed as %j is %j", (typed, value) => {
    expect(numberOf(typed)).toBe(value);
  });
});

test("the form of an experience takes a phone as an address book copies it", () => {
  const shadowing = experienceForm("PD").parse({
    ...valuesOf("PD", { ...EMPTY_EXPERIENCE, track: "PD", experienceName: "Shadowing" }),
    contactPhone: "\u202a+1 (555) 010\u20130142, ext 7\u202c",
  });

  expect(shadowing.contactPhone).toBe("+1 (555) 010-0142 ext. 7");
});
