import { SCHOOL_NOTE_LENGTH } from "@domain/school/school";
import { expect, test } from "vitest";
import { importedTyped } from "./importedSchool.ts";

const by = { track: "PM" as const, today: "2026-11-22", newId: () => "new" };

test.each([
  [{ outcome: "admitted" as const }, "decision"],
  [{ status: "secondary" as const }, "secondary"],
  [{ status: "interview" as const }, "interview"],
])("an imported state without a day gets none: %j", (row, status) => {
  const school = importedTyped({ name: "Lakeview", ...row }, "DO", by);

  expect(school).toMatchObject({
    status,
    reached: { primary: null, secondary: null, interview: null, decision: null },
  });
});

test("an imported day stays", () => {
  const row = { name: "Lakeview", outcome: "admitted" as const, reachedDecision: "2026-10-01" };

  expect(importedTyped(row, "DO", by).reached.decision).toBe("2026-10-01");
});

test("deadlines without room in the school's list are kept in its note", () => {
  const deadlines = Array.from({ length: 10 }, (_, at) => [`Scholarship ${at + 1}`, `2027-01-0${at}`] as const);

  const school = importedTyped({ name: "Lakeview", note: "Near home", deadlines: deadlines.slice(1) }, "DO", by);

  expect(school.deadlines.map(({ label }) => label)).toEqual(deadlines.slice(1, 9).map(([label]) => label));
  expect(school.note).toBe("Near home\nScholarship 10: Jan 9, 2027");
});

test("a deadline's long name is cut where it shows, and whole in the note", () => {
  const label = `Letter of ${"very ".repeat(20)}strong interest`;

  const school = importedTyped({ name: "Lakeview", deadlines: [[label, "2027-01-04"]] }, "DO", by);

  expect(school.deadlines[0]?.label).toBe(`${label.slice(0, 99)}…`);
  expect(school.note).toBe(`${label}: Jan 4, 2027`);
});

test("a note that would be too long is shown, not cut", () => {
  const note = "n".repeat(SCHOOL_NOTE_LENGTH);

  expect(importedTyped({ name: "Lakeview", note, round: "ED" }, "DO", by).note).toBe(`Round: ED\n${note}`);
});
