import { EMPTY_EXPERIENCE } from "@domain/experience/experience";
import { expect, test } from "vitest";
import type { ExperienceRow } from "../../views/applicationView.ts";
import { offeredFor, roomIn } from "./offeredExperiences.ts";

const TODAY = "2026-11-20";
const record = (id: string, fields: Partial<ExperienceRow> = {}): ExperienceRow => ({
  ...EMPTY_EXPERIENCE,
  track: "HS",
  experienceName: id,
  shifts: {},
  changed_shift: null,
  created_on: "2026-09-01",
  ...fields,
  id,
});
const typed = (categories: Partial<ExperienceRow["categories"]>) => ({
  categories: { ...EMPTY_EXPERIENCE.categories, ...categories },
});
const idsOf = (...offer: Parameters<typeof offeredFor>) => offeredFor(...offer).map(({ id }) => id);

test("a form is offered everything, most hours first, then the newest", () => {
  const shifts = { a: { day: "2026-10-01", hours: 30, note: "" } };
  const records = [
    record("bare"),
    record("newer", { startDate: "2026-10-01" }),
    record("typed", { completedHours: 20 }),
    record("logged", { shifts }),
  ];

  expect(idsOf("common_app", records, TODAY, "")).toEqual(["logged", "typed", "newer", "bare"]);
});

test.each(["common_app_honors", "aacomas_achievements"] as const)(
  "%s are offered awards only, newest first",
  (form) => {
    const records = [
      record("pantry", { completedHours: 90 }),
      record("prize", { type: "Leadership & Awards", endDate: "2026-05-01" }),
      record("paper", { type: "Research", startDate: "2026-06-01", ...typed({ amcas: "Publications" }) }),
      record("medal", { type: "Extracurriculars", startDate: "2025-06-01", ...typed({ uc: "Award or honor" }) }),
    ];

    expect(idsOf(form, records, TODAY, "")).toEqual(["paper", "prize", "medal"]);
  },
);

test("what is not offered for honors is found by its words", () => {
  const records = [record("Pantry", { organisationName: "Riverside" }), record("Robotics")];

  expect(idsOf("common_app_honors", records, TODAY, " RIVER ")).toEqual(["Pantry"]);
  expect(idsOf("common_app_honors", records, TODAY, "volunteering")).toEqual(["Pantry", "Robotics"]);
});

test("a form has room up to its limit, and its list up to what can be stored", () => {
  expect(roomIn("common_app", 8, 9)).toBe(2);
  expect(roomIn("common_app", 11, 11)).toBe(0);
  expect(roomIn("aadsas", 97, 99)).toBe(1);
});
