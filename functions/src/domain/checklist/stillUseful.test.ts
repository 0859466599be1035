import { describe, expect, test } from "vitest";
import { isStillUseful } from "./stillUseful.ts";

const account = { category: "Applications", due_date: "2026-08-31" } as const;

describe("a task of last year", () => {
  test("a college application's task is not for a freshman", () => {
    expect(isStillUseful(account, "hs-12", "pm-freshman", "2027-08-15")).toBe(false);
  });

  test("a senior's task of the summer is for a freshman until its day", () => {
    const orientation = { ...account, category: "Academics", due_date: "2027-07-31" };

    expect(isStillUseful(orientation, "hs-12", "pm-freshman", "2027-06-15")).toBe(true);
    expect(isStillUseful(orientation, "hs-12", "pm-freshman", "2027-08-01")).toBe(false);
  });

  test("a task of the same school stays useful", () => {
    expect(isStillUseful({ ...account, due_date: "2026-10-31" }, "hs-9", "hs-10", "2027-08-15")).toBe(true);
  });

  test("the student's own task always is", () => {
    const own = { category: null, due_date: "2026-08-31" } as const;

    expect(isStillUseful(own, "hs-12", "pm-freshman", "2027-08-15")).toBe(true);
  });

  test("a suggestion that was carried over once is judged as one", () => {
    const copy = { category: "Applications", due_date: null } as const;

    expect(isStillUseful(copy, "hs-12", "pm-freshman", "2027-08-15")).toBe(false);
    expect(isStillUseful(copy, "hs-10", "hs-11", "2027-08-15")).toBe(true);
  });
});
