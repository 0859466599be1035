import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { cycleOf } from "./cycle.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { EMPTY_SEASON, type Season } from "./season.ts";

const sent = { ...NOTHING_REACHED, primary: "2026-06-02" };

function school(changes: Partial<School> = {}, season: Partial<Season> = {}): SchoolSeason {
  const row = {
    id: "a",
    track: "PM" as const,
    kind: "MD" as const,
    schoolId: null,
    state: null,
    control: null,
    status: "primary" as const,
    reached: sent,
    outcome: null,
    deadlines: [],
    ...changes,
  };
  return { school: row, season: { ...EMPTY_SEASON, ...season }, interviews: [] };
}

describe("the cycle", () => {
  const cycle = cycleOf([
    school({ status: "researching", reached: NOTHING_REACHED }),
    school(),
    school({ reached: { ...sent, secondary: "2026-07-01" }, outcome: "denied" }, { verified: "2026-06-30" }),
    school(
      { reached: { ...sent, secondary: "2026-07-01", interview: "2026-10-01" }, outcome: "admitted" },
      { verified: "2026-06-30", answer: "committed" },
    ),
    school({ reached: { ...sent, interview: "2026-10-01" }, outcome: "waitlisted" }),
  ]);

  test("counts the schools of each stage, without those not applied to", () =>
    expect([...cycle.totals]).toEqual([
      ["applied", 4],
      ["verified", 2],
      ["secondary", 3],
      ["interview", 2],
      ["offer", 1],
      ["waitlisted", 1],
      ["open", 1],
      ["denied", 1],
      ["committed", 1],
    ]));

  test("in the cycle, an earlier stage without a day counts as passed", () => {
    expect(cycle.flows).toContainEqual({ from: "secondary", to: "interview", schools: 2 });
    const offers = [school({ outcome: "admitted" }), school({ outcome: "admitted", reached: NOTHING_REACHED })];

    expect([...cycleOf(offers).totals]).toEqual([
      ["applied", 2],
      ["secondary", 2],
      ["interview", 2],
      ["offer", 2],
      ["holding", 2],
    ]);
  });

  test("the cycle has as many schools leave the first stage as entered it, and loses none on the way", () => {
    const sum = (name: "from" | "to", stage: string) =>
      cycle.flows.filter((flow) => flow[name] === stage).reduce((total, { schools }) => total + schools, 0);

    for (const [stage, total] of cycle.totals) {
      if (stage !== "applied") expect(sum("to", stage)).toBe(total);
      if (["applied", "verified", "secondary", "interview"].includes(stage)) expect(sum("from", stage)).toBe(total);
    }
  });

  test("the cycle of a college has no verification and no secondary", () => {
    const college = cycleOf([school({ track: "HS", kind: "UG", outcome: "admitted" }, { verified: "2026-06-30" })]);

    expect([...college.totals.keys()]).toEqual(["applied", "offer", "holding"]);
  });
});
