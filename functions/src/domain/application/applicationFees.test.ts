import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SCHOOL_KINDS } from "../school/school.ts";
import { applicationCost, SERVICE_FEES } from "./applicationFees.ts";
import { APPLICATION_SERVICES, type AppliedTo, serviceOf } from "./applicationService.ts";
import { formatDollars } from "./formatDollars.ts";
import { LETTER_LIMITS } from "./letterLimits.ts";

const MD: AppliedTo = { kind: "MD", state: "OH", control: "private", schoolId: null };
const DO: AppliedTo = { ...MD, kind: "DO" };
const DDS: AppliedTo = { ...MD, kind: "DDS" };
const texan = (school: AppliedTo): AppliedTo => ({ ...school, state: "TX", control: "public" });
const times = (count: number, school: AppliedTo) => Array.from({ length: count }, () => school);

describe("serviceOf returns", () => {
  test.each<[string, AppliedTo, ReturnType<typeof serviceOf>]>([
    ["AMCAS at an MD school", MD, "AMCAS"],
    ["AACOMAS at a DO school", DO, "AACOMAS"],
    ["AADSAS at a dental school", DDS, "AADSAS"],
    ["TMDSAS at a public MD school in Texas", texan(MD), "TMDSAS"],
    ["TMDSAS at a public DO school in Texas", texan(DO), "TMDSAS"],
    ["TMDSAS at a public dental school in Texas", texan(DDS), "TMDSAS"],
    ["the national service at a private school in Texas", { ...texan(MD), control: "private" }, "AMCAS"],
    [
      "TMDSAS at the private school that has joined it",
      { ...texan(MD), control: "private", schoolId: "md-baylor" },
      "TMDSAS",
    ],
    ["the national service if it is unknown who runs the school", { ...texan(DDS), control: null }, "AADSAS"],
    ["no service for a college", { ...texan(MD), kind: "UG" }, null],
  ])("%s", (_, school, service) => {
    expect(serviceOf(school)).toBe(service);
  });
});

describe("applicationCost is", () => {
  test.each<[string, readonly AppliedTo[], number, readonly [string, number, number][]]>([
    ["nothing without a school", [], 0, []],
    ["nothing for colleges, which set their own fees", times(3, { ...MD, kind: "UG" }), 0, []],
    ["the first fee for one school", [MD], 175, [["AMCAS", 1, 175]]],
    ["an added fee for the second", [MD, MD], 221, [["AMCAS", 2, 221]]],
    ["the same added fee for each further school", times(8, MD), 497, [["AMCAS", 8, 497]]],
    [
      "separate for each service if MD and DO schools are mixed",
      [DO, MD, DO],
      428,
      [
        ["AMCAS", 1, 175],
        ["AACOMAS", 2, 253],
      ],
    ],
    [
      "one fee for all of Texas",
      [...times(3, texan(DDS)), DDS],
      486,
      [
        ["AADSAS", 1, 251],
        ["TMDSAS", 3, 235],
      ],
    ],
  ])("%s", (_, schools, total, services) => {
    const cost = applicationCost(schools);

    expect(cost.total).toBe(total);
    expect(cost.services.map((each) => [each.service, each.schools, each.cost])).toEqual(services);
  });

  const anySchool: fc.Arbitrary<AppliedTo> = fc.record({
    kind: fc.constantFrom(...SCHOOL_KINDS),
    state: fc.constantFrom("TX", "OH", null),
    control: fc.constantFrom("public", "private", null),
    schoolId: fc.constantFrom("md-baylor", null),
  });

  test("never lower with one more school, in any position of the list", () => {
    fc.assert(
      fc.property(fc.array(anySchool), anySchool, (schools, added) => {
        const { total } = applicationCost(schools);

        expect(applicationCost([...schools, added]).total).toBeGreaterThanOrEqual(total);
        expect(applicationCost([added, ...schools])).toEqual(applicationCost([...schools, added]));
      }),
    );
  });
});

test("each rule's text names its fee, limit and cycle", () => {
  for (const service of APPLICATION_SERVICES) {
    const { first, more, cycle, rule } = SERVICE_FEES[service];
    expect(rule.text).toContain(formatDollars(first));
    if (more > 0) expect(rule.text).toContain(formatDollars(more));
    if (cycle !== null) expect(rule.text).toContain(`${cycle} cycle`);
    expect(LETTER_LIMITS[service].rule.title).toContain(service);
  }
});
