import { describe, expect, test } from "vitest";
import { checkedLabel, type DueSchool, usualDeadline } from "./usualDeadline.ts";

const TODAY = "2026-09-10";
const COLLEGE: DueSchool = {
  kind: "UG",
  schoolId: null,
  name: "Rice University",
  state: "TX",
  control: "private",
  status: "applying",
  deadlines: [],
};
const TMDSAS: DueSchool = { ...COLLEGE, kind: "MD", name: "McGovern Medical School", control: "public" };

describe("the usual deadline", () => {
  test.each([
    ["ED", "2026-11-01", "Early decision (usual day, check)"],
    ["EA", "2026-11-01", "Early action (usual day, check)"],
    ["REA", "2026-11-01", "Restrictive early action (usual day, check)"],
    ["ED2", "2027-01-01", "Early decision II (usual day, check)"],
    ["RD", "2027-01-01", "Regular decision (usual day, check)"],
  ] as const)("of the plan %s is %s", (plan, day, label) => {
    expect(usualDeadline(COLLEGE, plan, TODAY)).toMatchObject({ day, label });
  });

  test.each([
    ["University of California, Davis", "UC application, 11:59 p.m. Pacific (usual day, check)"],
    ["San Diego State University", "CSU application, 11:59 p.m. Pacific (usual day, check)"],
  ])("of %s is that of its system, whatever the plan", (name, label) => {
    const campus = { ...COLLEGE, name, state: "CA" } as const;

    expect(usualDeadline(campus, null, TODAY)).toMatchObject({ day: "2026-11-30", label });
    expect(usualDeadline(campus, "RD", TODAY)).toMatchObject({ day: "2026-11-30", label });
  });

  test("of a service names its hour and zone", () => {
    expect(usualDeadline(TMDSAS, null, TODAY)).toMatchObject({
      day: "2026-10-01",
      label: "TMDSAS application, 5 p.m. Central (usual day, check)",
    });
    expect(usualDeadline({ ...TMDSAS, kind: "DDS", state: "OH" }, null, TODAY)).toMatchObject({
      day: "2027-02-05",
      label: "AADSAS application, 11:59 p.m. Eastern (usual day, check)",
    });
  });

  test.each([
    ["without a plan", COLLEGE, null],
    ["with rolling admission", COLLEGE, "rolling"],
    ["whose service leaves the day to each school", { ...TMDSAS, state: "OH" }, null],
    ["whose dental day is not known", { ...TMDSAS, kind: "DDS" }, null],
    ["whose application was sent", { ...COLLEGE, status: "primary" }, "RD"],
  ] as const)("is not proposed for a school %s", (_, school, plan) => {
    expect(usualDeadline(school, plan, TODAY)).toBeNull();
  });

  test.each([
    ["Early Decision", "2026-11-10"],
    ["ED", "2026-11-01"],
  ])("is not proposed next to the student's own %s of %s", (label, day) => {
    const deadlines = [{ id: "a", label, day, done: false }];

    expect(usualDeadline({ ...COLLEGE, deadlines }, "ED", TODAY)).toBeNull();
  });

  test.each([
    ["2026-11-01", "2026-11-01"],
    ["2026-11-27", null],
    ["2027-03-15", null],
    ["2027-05-01", "2027-11-01"],
  ])("of early decision is, on %s, %s", (today, day) => {
    expect(usualDeadline(COLLEGE, "ED", today)?.day ?? null).toBe(day);
  });
});

test("a deadline loses its mark once the student has entered the school's own day", () => {
  expect(checkedLabel("Early decision (usual day, check)")).toBe("Early decision");
  expect(checkedLabel("Housing")).toBe("Housing");
});
