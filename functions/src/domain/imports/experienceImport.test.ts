import { describe, expect, test } from "vitest";
import { checkExperienceRows, planExperiences, type StoredExperience } from "./experienceImport.ts";

const choices = { track: "PM", type: "Volunteering", name: "" } as const;
const stored: StoredExperience = {
  id: "pantry",
  experienceName: "Food pantry",
  organisationName: "Harbor Street",
  startDate: null,
  shifts: { a: { day: "2025-03-15", hours: 2, note: "" } },
};

describe("rows of a table", () => {
  test("are repeated if the table or the student's list has them already", () => {
    const shift = { name: "FOOD  PANTRY", day: "2025-03-15", shiftHours: 2 };
    const other = { ...shift, day: "2025-03-16" };
    const check = checkExperienceRows([shift, other, other, { name: "Band" }], [stored], choices);

    expect(check.map(({ repeats }) => repeats)).toEqual(["list", null, "table", null]);
  });

  test("rows of another organization are not repeated", () => {
    const check = checkExperienceRows([{ name: "Food pantry", organisation: "Elm Church" }], [stored], choices);

    expect(check.map(({ repeats }) => repeats)).toEqual([null]);
  });

  test("say why they cannot be added", () => {
    const rows = [
      { name: "Band", start: "2025-03-02", end: "2025-03-01" },
      { organisation: "" },
      { name: "Band", day: "2025-03-02", shiftHours: 30 },
      { name: "Band", day: "2025-03-02" },
      { name: "Band", day: "2025-03-02", shiftHours: 2, note: "a".repeat(501) },
    ];

    expect(checkExperienceRows(rows, [], choices)).toEqual([
      { repeats: null, error: "The end is before the start." },
      { repeats: null, error: "Give the experience a name." },
      { repeats: null, error: "A day has 24 hours." },
      { repeats: null, error: "Enter more than 0 hours." },
      { repeats: null, error: "Use at most 500 characters." },
    ]);
  });
});

describe("the records that rows make", () => {
  test("imported shifts of one name make one experience, and those of a known one go into that", () => {
    const plan = planExperiences(
      [
        { name: "Tutoring", day: "2025-03-02", shiftHours: 2, note: "algebra" },
        { name: "Food pantry", day: "2025-03-16", shiftHours: 3 },
        { name: "Tutoring", organisation: "Elm School", day: "2025-03-01", shiftHours: 1 },
      ],
      [stored],
      choices,
    );

    expect(plan.added).toMatchObject([
      {
        fields: {
          experienceName: "Tutoring",
          organisationName: "Elm School",
          startDate: "2025-03-01",
          description: "",
        },
        shifts: [
          { day: "2025-03-02", hours: 2, note: "algebra" },
          { day: "2025-03-01", hours: 1, note: "" },
        ],
      },
    ]);
    expect(plan.extended).toEqual([{ id: "pantry", shifts: [{ day: "2025-03-16", hours: 3, note: "" }] }]);
    expect(plan.tooManyShifts).toEqual([]);
  });

  test("two rows that describe two experiences make two", () => {
    const rows = [
      { name: "Camp", start: "2023-06-01" },
      { name: "Camp", start: "2024-06-01" },
    ];

    expect(planExperiences(rows, [], choices).added).toHaveLength(2);
  });

  test("an import names the experiences with more shifts than one can have", () => {
    const rows = Array.from({ length: 501 }, () => ({ name: "Band", day: "2025-03-02", shiftHours: 1 }));

    expect(planExperiences(rows, [], choices).tooManyShifts).toEqual(["Band"]);
  });

  test("an imported experience has a name even where the table only has a position and an organization", () => {
    const { added } = planExperiences([{ title: "Cashier", organisation: "Green Grocer", paid: true }], [], choices);

    expect(added).toMatchObject([
      { fields: { experienceName: "Cashier, Green Grocer", title: "Cashier", compensation: "paid" } },
    ]);
  });
});
