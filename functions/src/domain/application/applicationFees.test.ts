import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LETTER_LIMITS } from "../letter/letterLimits.ts";
import { SCHOOL_KINDS } from "../school/school.ts";
import { applicationCost, MEDICAL_TEST_FEES, SERVICE_FEES } from "./applicationFees.ts";
import { APPLICATION_SERVICES, type AppliedTo, serviceOf } from "./applicationService.ts";
import { formatDollars } from "./formatDollars.ts";

const MD: AppliedTo = { kind: "MD", state: "OH", control: "private", schoolId: null };
const DO: AppliedTo = { ...MD, kind: "DO" };
const DDS: AppliedTo = { ...MD, kind: "DDS" };
const texan = (school: AppliedTo): AppliedTo => ({ ...school, state: "TX", control: "public" });
const times = (count: number, school: AppliedTo) => Array.from({ length: count }, () => school);

describe("serviceOf", () => {
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
    ["no service at the school with a form of its own", { ...MD, schoolId: "md-cuny" }, null],
    ["no service for a college", { ...texan(MD), kind: "UG" }, null],
  ])("a school's service is %s", (_, school, service) => {
    expect(serviceOf(school)).toBe(service);
  });
});

describe("applicationCost", () => {
  test.each<[string, readonly AppliedTo[], number, readonly [string, number, number][]]>([
    ["nothing without a school", [], 0, []],
    ["nothing for colleges, which set their own fees", times(3, { ...MD, kind: "UG" }), 0, []],
    ["the first fee for one school", [MD], 175, [["AMCAS", 1, 175]]],
    ["an added fee for the second", [MD, MD], 222, [["AMCAS", 2, 222]]],
    ["the same added fee for each further school", times(8, MD), 504, [["AMCAS", 8, 504]]],
    [
      "separate for each service if MD and DO schools are mixed",
      [DO, MD, DO],
      433,
      [
        ["AMCAS", 1, 175],
        ["AACOMAS", 2, 258],
      ],
    ],
    [
      "one fee for all of Texas",
      [...times(3, texan(DDS)), DDS],
      499,
      [
        ["AADSAS", 1, 264],
        ["TMDSAS", 3, 235],
      ],
    ],
  ])("applying costs %s", (_, schools, total, services) => {
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

  test("applying never costs less with one more school, in any position of the list", () => {
    fc.assert(
      fc.property(fc.array(anySchool), anySchool, (schools, added) => {
        const { total } = applicationCost(schools);

        expect(applicationCost([...schools, added]).total).toBeGreaterThanOrEqual(total);
        expect(applicationCost([added, ...schools])).toEqual(applicationCost([...schools, added]));
      }),
    );
  });
});

test("the fees of 2026-27 are those of the season's facts, and no copy of an official page has confirmed them", () => {
  const fees = APPLICATION_SERVICES.map((service) => SERVICE_FEES[service]);

  expect(fees.map(({ first, more, cycle }) => [first, more, cycle])).toEqual([
    [175, 47, "2026-27"],
    [198, 60, "2026-27"],
    [264, 115, "2026-27"],
    [235, 0, null],
  ]);
  expect(MEDICAL_TEST_FEES.map(({ name, fee }) => [name, fee])).toEqual([
    ["MCAT", 355],
    ["Casper", 85],
    ["AAMC PREview", 105],
  ]);
  for (const { rule } of [...fees, ...MEDICAL_TEST_FEES]) expect(rule.verified).toBe(false);
});

test("each rule's text names its fee, limit and cycle", () => {
  for (const { fee, cycle, rule } of MEDICAL_TEST_FEES) {
    expect(rule.text).toContain(formatDollars(fee));
    expect(rule.text).toContain(cycle);
  }
  for (const service of APPLICATION_SERVICES) {
    const { first, more, cycle, rule } = SERVICE_FEES[service];
    expect(rule.text).toContain(formatDollars(first));
    if (more > 0) expect(rule.text).toContain(formatDollars(more));
    if (cycle !== null) expect(rule.text).toContain(`${cycle} cycle`);
    expect(LETTER_LIMITS[service].rule.title).toContain(service);
  }
});
