import { SHARED_PARTS } from "@domain/share/sharedPlan";
import { describe, expect, test } from "vitest";
import { nextInPlan } from "./nextInPlan.ts";
import type { OpenPart } from "./openShare.ts";

const TODAY = "2026-11-20";

const checklist = (...tasks: readonly object[]): OpenPart => ({
  key: "checklist",
  content: SHARED_PARTS.checklist.read({ lists: [{ name: "", academic_year: "2026-27", tasks }] }),
});
const schools = (...rows: readonly object[]): OpenPart => ({
  key: "schools",
  content: SHARED_PARTS.schools.read({ heading: "", schools: rows }),
});
const season = (...rows: readonly object[]): OpenPart => ({
  key: "season",
  content: SHARED_PARTS.season.read({ schools: rows }),
});
const task = (name: string, due: string | null, is_done = false) => ({ name, due, is_done, done_on: null });
const rice = (day: string, fields: object = {}) => ({
  name: "Rice",
  status: "Applying",
  deadlines: [{ label: "Early Decision", day, is_done: false }],
  ...fields,
});

describe("what is next in a shared plan", () => {
  test("is an overdue duty before a task of tomorrow and a suggestion of last month", () => {
    const parts = [
      checklist(task("Ask Dr. Ito", "2026-11-21"), task("Suggested", "2026-10-31")),
      season({ name: "Columbia", next: "Send the application", by: "2026-11-01" }),
    ];

    expect(nextInPlan(parts, TODAY)).toEqual({ name: "Columbia: Send the application", day: "2026-11-01" });
  });

  test("is an interview that is to come, not one that is over", () => {
    const interviews = [
      { day: "2026-11-10", format: "" },
      { day: "2026-11-24", format: "Panel" },
    ];

    const parts = [checklist(task("Later", "2026-12-15")), season({ name: "Duke", interviews })];

    expect(nextInPlan(parts, TODAY)).toEqual({ name: "Duke: interview", day: "2026-11-24" });
  });

  test("is a deadline of a school that still waits for the application", () => {
    expect(nextInPlan([schools(rice("2026-12-01"))], TODAY)?.name).toBe("Rice: Early Decision");
    expect(nextInPlan([schools(rice("2026-12-01", { status: "Decision" }))], TODAY)).toBeNull();
    expect(nextInPlan([schools(rice("2026-12-01", { outcome: "Withdrawn" }))], TODAY)).toBeNull();
  });

  test("follows the season where both are shared", () => {
    const parts = [schools(rice("2026-11-25")), season({ name: "Rice", next: "", by: null })];

    expect(nextInPlan(parts, TODAY)).toBeNull();
  });

  test("is nothing if all is done, undated or unreadable", () => {
    const parts: readonly OpenPart[] = [
      checklist(task("Done", "2026-11-21", true), task("Some day", null)),
      { key: "season", content: null },
    ];

    expect(nextInPlan(parts, TODAY)).toBeNull();
  });
});
