import { describe, expect, test } from "vitest";
import { isStillUseful } from "./stillUseful.ts";

const account = { id: "hs-12-01", origin: "template", category: "Applications", due_date: "2026-08-31" } as const;

describe("a task of last year", () => {
  test("a college application's task is not for a freshman", () => {
    expect(isStillUseful(account, "hs-12", "pm-freshman", "2027-08-15")).toBe(false);
  });

  test("a senior's task of the summer is for a freshman until its day", () => {
    const orientation = { ...account, id: "hs-12-21", category: "Academics", due_date: "2027-07-31" };

    expect(isStillUseful(orientation, "hs-12", "pm-freshman", "2027-06-15")).toBe(true);
    expect(isStillUseful(orientation, "hs-12", "pm-freshman", "2027-08-01")).toBe(false);
  });

  test("most tasks of the same school stay useful, those tied to their year do not", () => {
    const log = { id: "hs-9-04", origin: "template", category: "Experiences", due_date: "2026-10-31" } as const;
    const courses = { ...log, id: "hs-9-08", category: "Academics", due_date: "2027-03-31" };

    expect(isStillUseful(log, "hs-9", "hs-10", "2027-08-15")).toBe(true);
    expect(isStillUseful(courses, "hs-9", "hs-10", "2027-08-15")).toBe(false);
  });

  test("a student who builds in a gap year does not choose among the offers of a cycle that is over", () => {
    const enroll = { ...account, id: "pm-senior-10", due_date: "2027-02-28" };
    const advice = { ...account, id: "pm-senior-12", due_date: "2027-04-30" };

    expect(isStillUseful(enroll, "pm-senior", "pm-gap-build", "2027-08-15")).toBe(false);
    expect(isStillUseful(advice, "pm-senior", "pm-gap-build", "2027-08-15")).toBe(true);
  });

  test("the student's own task always is", () => {
    const own = { id: "a", origin: "own", category: null, due_date: "2026-08-31" } as const;

    expect(isStillUseful(own, "hs-12", "pm-freshman", "2027-08-15")).toBe(true);
  });

  test("a suggestion that was carried over once is judged as one", () => {
    const copy = { id: "a", origin: "own", category: "Applications", due_date: null } as const;

    expect(isStillUseful(copy, "hs-12", "pm-freshman", "2027-08-15")).toBe(false);
    expect(isStillUseful(copy, "hs-10", "hs-11", "2027-08-15")).toBe(true);
  });
});
