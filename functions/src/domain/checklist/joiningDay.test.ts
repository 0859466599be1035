import { describe, expect, test } from "vitest";
import { isFromBeforeJoining, joiningDay } from "./joiningDay.ts";

describe("the day of joining", () => {
  test("the day of joining is the account's local day if the server's day is next to it", () => {
    expect(joiningDay({ age_confirmed_on: "2026-12-01" }, "2026-11-30")).toBe("2026-11-30");
    expect(joiningDay({ age_confirmed_on: "2026-11-20" }, "2026-11-21")).toBe("2026-11-21");
  });

  test("the day of joining is the stored day if the plan is older or newer than its account", () => {
    expect(joiningDay({ age_confirmed_on: "2025-09-02" }, "2026-11-22")).toBe("2025-09-02");
    expect(joiningDay({ age_confirmed_on: "2026-11-22" }, "2026-09-02")).toBe("2026-11-22");
  });

  test("the day of joining is the known one if the other is missing", () => {
    expect(joiningDay({ age_confirmed_on: "2026-11-22" }, null)).toBe("2026-11-22");
    expect(joiningDay({}, "2026-11-22")).toBe("2026-11-22");
    expect(joiningDay({}, null)).toBeNull();
  });

  test("the day of joining is null for a sample student", () => {
    expect(joiningDay({ age_confirmed_on: "2026-11-22", sample: "maya" }, "2026-11-22")).toBeNull();
  });
});

describe("a row from before joining", () => {
  const joined = "2026-11-22";
  const row = { origin: "template", due_date: "2026-09-30", category: "Academics" } as const;

  test("a row is from before joining if it is a suggestion that was due before that day", () => {
    expect(isFromBeforeJoining(row, "2026-27", joined)).toBe(true);
    expect(isFromBeforeJoining({ ...row, due_date: joined }, "2026-27", joined)).toBe(false);
    expect(isFromBeforeJoining({ ...row, due_date: "2027-01-31" }, "2026-27", joined)).toBe(false);
  });

  test("a row from before joining may lack a date on a list of an earlier year", () => {
    expect(isFromBeforeJoining({ ...row, due_date: null }, "2025-26", joined)).toBe(true);
    expect(isFromBeforeJoining({ ...row, due_date: null }, "2026-27", joined)).toBe(false);
    expect(isFromBeforeJoining({ ...row, due_date: null }, "", joined)).toBe(false);
  });

  test("a row from before joining is on last year's list for a student who joins in June, when lists are of the next year", () => {
    const undated = { ...row, due_date: null };

    expect(isFromBeforeJoining(undated, "2026-27", "2027-06-15")).toBe(true);
    expect(isFromBeforeJoining(undated, "2027-28", "2027-06-15")).toBe(false);
  });

  test("a row of this year's list is not from before joining if the list was made in June by the first release", () => {
    expect(isFromBeforeJoining({ ...row, due_date: null }, "2025-26", "2026-06-15")).toBe(false);
    expect(isFromBeforeJoining({ ...row, due_date: null }, "2024-25", "2026-06-15")).toBe(true);
  });

  test("a task about money stays useful all year, such as the FAFSA in November", () => {
    const fafsa = { ...row, category: "Finances" };

    expect(isFromBeforeJoining(fafsa, "2026-27", joined)).toBe(false);
    expect(isFromBeforeJoining({ ...fafsa, due_date: "2025-10-31" }, "2025-26", joined)).toBe(true);
  });

  test("a row is not from before joining if it is the student's own or the day is unknown", () => {
    expect(isFromBeforeJoining({ ...row, origin: "own" }, "2026-27", joined)).toBe(false);
    expect(isFromBeforeJoining(row, "2026-27", null)).toBe(false);
  });
});
