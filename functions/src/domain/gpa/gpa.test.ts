import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COURSE_LEVELS, type Course, CREDIT_UNITS } from "../course/course.ts";
import { TERMS } from "../course/courseOrder.ts";
import { SUBJECTS } from "../course/courseSubject.ts";
import { GPA_SCALES } from "../course/gpaScale.ts";
import { GRADES, type Grade, LETTER_GRADES } from "../course/grade.ts";
import { biology } from "../samples/biology.ts";
import { AADSAS_RULEBOOK } from "./aadsasRulebook.ts";
import { AMCAS_RULEBOOK } from "./amcasRulebook.ts";
import { calculateGpa, countCourses, gpaText, realCourses } from "./gpa.ts";
import { type GpaRulebook, SERVICE_RULEBOOK_IDS, type ServiceRulebookId } from "./gpaRulebook.ts";
import { collegeRulebook, highSchoolRulebooks } from "./schoolRulebooks.ts";
import { SERVICE_RULEBOOKS } from "./serviceRulebooks.ts";

interface Case {
  readonly service: ServiceRulebookId;
  readonly what: string;
  readonly source: string;
  /**
   * How far the source can be trusted. A: the service's own page was seen. S: someone else's page. S2: a page that
   * reports what the service says. K: general knowledge.
   */
  readonly mark: "A" | "S" | "S2" | "K";
  /** `code|name|credits, q for quarter|grade`, then `|subject` if the student has chosen one. */
  readonly courses: readonly string[];
  readonly working: string;
  readonly expected: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = JSON.parse(readFileSync(new URL("./gpaCases.json", import.meta.url), "utf8"));
/** AAMC publishes the AMCAS rules; ADEA and Liaison publish the AADSAS rules. */
const PUBLISHERS = /^(AAMC|ADEA|Liaison, ADEA)\b/;

function courseFrom(line: string): Course {
  const [code = "", name = "", credits = "", grade = "", subject = ""] = line.split("|");
  return {
    ...biology,
    code,
    name,
    credits: Number.parseFloat(credits),
    credit_unit: credits.endsWith("q") ? "quarter" : "semester",
    grade: grade as Grade,
    subject: SUBJECTS.find((known) => known === subject) ?? null,
  };
}

function gpas(courses: readonly Course[], rulebook: GpaRulebook): Record<string, string> {
  return Object.fromEntries(calculateGpa(courses, rulebook).averages.map(({ id, gpa }) => [id, gpaText(gpa)]));
}

describe.each(SERVICE_RULEBOOK_IDS)("%s cases calculated by hand", (service) => {
  const own = cases.filter((worked) => worked.service === service);

  test.each(own)("$what: $working", ({ courses, expected, source, mark }) => {
    expect(source).not.toBe("");
    expect([source, mark === "A"]).toEqual([source, PUBLISHERS.test(source)]);
    expect(gpas(courses.map(courseFrom), SERVICE_RULEBOOKS[service])).toMatchObject(expected);
  });
});

test.each([
  ["amcas", 20],
  ["aadsas", 20],
] as const)("%s has at least %i cases published by the service itself", (service, least) => {
  const published = cases.filter((worked) => worked.service === service && worked.mark === "A");

  expect(published.length).toBeGreaterThanOrEqual(least);
});

test.each(["aacomas", "tmdsas"] as const)("%s has cases for each of its rules", (service) => {
  expect(cases.filter((worked) => worked.service === service).length).toBeGreaterThanOrEqual(15);
});

describe("calculateGpa", () => {
  test("an average that is exactly a half is rounded up, in quarter hours too", () => {
    // (2.67 × 1.25 + 1.5 × 5.25) ÷ 6.5 is 1.725, whichever unit the credits have.
    const scale = collegeRulebook({ scale: "thirds", replacesRepeats: false });
    const courses = ["BIO 101|Seminar|1.25q|B-", "BIO 101|Seminar|5.25q|CD"].map(courseFrom);

    expect(gpas(courses, scale).total).toBe("1.73");
  });

  test("AMCAS years begin with the summer", () => {
    const { years } = calculateGpa(
      [
        { ...biology, term: "Spring", year: 2025, grade: "B" },
        { ...biology, term: "Summer", year: 2025, grade: "C" },
        { ...biology, term: "Winter", year: 2026, grade: "A" },
      ],
      AMCAS_RULEBOOK,
    );

    expect(years.map(({ year, averages }) => [year, gpaText(averages[0]?.gpa ?? null)])).toEqual([
      ["2024-25", "3.00"],
      ["2025-26", "3.00"],
    ]);
  });

  test("what-if courses are left out of the average on request", () => {
    const planned: Course = { ...biology, grade: "F", status: "what-if" };

    expect(gpas(realCourses([biology, planned]), AMCAS_RULEBOOK).total).toBe("4.00");
    expect(gpas([biology, planned], AMCAS_RULEBOOK).total).toBe("2.00");
  });

  test("a course that does not count has its reason", () => {
    const rows: readonly Course[] = [
      { ...biology, level: "advanced" },
      { ...biology, status: "in-progress" },
      { ...biology, grade: "TC" },
      { ...biology, grade: "WF" },
    ];

    expect([...countCourses(rows, AADSAS_RULEBOOK).values()].map(({ reason }) => reason)).toEqual([
      "A high school class does not count.",
      "It has no grade yet.",
      "AP, IB and CLEP credit does not count.",
      "WF counts as F.",
    ]);
  });

  test("only the last attempt counts if the school replaces grades", () => {
    const attempts: readonly Course[] = [
      { ...biology, year: 2023, grade: "D" },
      { ...biology, year: 2024, grade: "W" },
      { ...biology, year: 2025, code: "BIO101", grade: "B" },
    ];

    expect(gpas(attempts, collegeRulebook({ scale: "tenths", replacesRepeats: true })).total).toBe("3.00");
    expect(gpas(attempts, collegeRulebook({ scale: "tenths", replacesRepeats: false })).total).toBe("2.00");
  });

  test("the average uses the school's scale", () => {
    const rows: readonly Course[] = [
      { ...biology, grade: "A+" },
      { ...biology, grade: "A-" },
    ];
    const total = (scale: (typeof GPA_SCALES)[number]) =>
      gpas(rows, collegeRulebook({ scale, replacesRepeats: false })).total;

    expect(GPA_SCALES.map(total)).toEqual(["3.85", "4.00", "3.84", "4.00"]);
  });

  test("high school levels add points to the average", () => {
    const [unweighted, weighted] = highSchoolRulebooks({ scale: "tenths", replacesRepeats: false });
    const rows: readonly Course[] = [
      { ...biology, level: "regular", credits: 1, grade: "B" },
      { ...biology, level: "honors", credits: 1, grade: "A" },
      { ...biology, level: "advanced", credits: 1, grade: "A" },
      { ...biology, level: "college", credits: 1, grade: "F" },
    ];

    expect(unweighted && gpas(rows, unweighted).total).toBe("2.75");
    // 3 + 4.5 + 5 + 0: a failed class gets no bonus.
    expect(weighted && gpas(rows, weighted).total).toBe("3.13");
  });
});

const rulebooks: readonly GpaRulebook[] = [
  ...Object.values(SERVICE_RULEBOOKS),
  ...GPA_SCALES.map((scale) => collegeRulebook({ scale, replacesRepeats: false })),
  collegeRulebook({ scale: "tenths", replacesRepeats: true }),
  ...highSchoolRulebooks({ scale: "tenths", replacesRepeats: false }),
];
const anyRulebook = fc.constantFrom(...rulebooks);
const anyCourse: fc.Arbitrary<Course> = fc.record({
  term: fc.constantFrom(...TERMS),
  year: fc.integer({ min: 2020, max: 2026 }),
  code: fc.constantFrom("BIO 101", "CHEM 201", "MATH 110", "ENGL 1", "KIN 30"),
  name: fc.constantFrom("Seminar", "Statistics", "Organic Chemistry"),
  level: fc.constantFrom(...COURSE_LEVELS),
  credits: fc.integer({ min: 0, max: 24 }).map((quarters) => quarters / 4),
  credit_unit: fc.constantFrom(...CREDIT_UNITS),
  grade: fc.constantFrom(...GRADES),
  status: fc.constant("completed" as const),
  has_lab: fc.boolean(),
  subject: fc.option(fc.constantFrom(...SUBJECTS)),
});
const anyCourses = fc.array(anyCourse, { maxLength: 30 });

describe("the average of any courses", () => {
  test("the order of courses does not matter if every attempt counts", () => {
    fc.assert(
      fc.property(anyCourses, anyRulebook, fc.nat(), (courses, rulebook, turn) => {
        fc.pre(!rulebook.replacesRepeats);
        const other = [...courses.slice(turn % 7), ...courses.slice(0, turn % 7)].reverse();
        expect(calculateGpa(other, rulebook)).toEqual(calculateGpa(courses, rulebook));
      }),
    );
  });

  test("another A never lowers an average", () => {
    fc.assert(
      fc.property(anyCourses, fc.constantFrom(...rulebooks.slice(0, 2)), (courses, rulebook) => {
        const better = calculateGpa([...courses, { ...biology, code: "BIO 999" }], rulebook);
        calculateGpa(courses, rulebook).averages.forEach(({ gpa }, at) => {
          if (gpa !== null) expect(better.averages[at]?.gpa).toBeGreaterThanOrEqual(Math.min(gpa, 4) - 1e-9);
        });
      }),
    );
  });

  test("the unit of credits does not change an average", () => {
    fc.assert(
      fc.property(anyCourses, anyRulebook, fc.constantFrom(2, 3, 10), (courses, rulebook, factor) => {
        const scaled = courses.map((course) => ({ ...course, credits: course.credits * factor }));
        const quarters = courses.map((course) => ({ ...course, credit_unit: "quarter" as const }));
        const semesters = courses.map((course) => ({ ...course, credit_unit: "semester" as const }));
        expect(gpas(scaled, rulebook)).toEqual(gpas(courses, rulebook));
        expect(gpas(quarters, rulebook)).toEqual(gpas(semesters, rulebook));
      }),
    );
  });

  const anyService = fc.constantFrom(...Object.values(SERVICE_RULEBOOKS));

  test("an average is between the lowest and highest grade points, and its classes add up to the whole", () => {
    fc.assert(
      fc.property(anyCourses, anyService, (courses, service) => {
        const { averages } = calculateGpa(courses, service);
        const [total, science] = averages;
        // Science comes second and the rest last; AADSAS has BCP, a part of science, between them.
        const rest = averages.at(-1);
        expect(total?.hours).toBeCloseTo((science?.hours ?? 0) + (rest?.hours ?? 0), 6);
        expect(total?.points).toBeCloseTo((science?.points ?? 0) + (rest?.points ?? 0), 6);
        if (total?.gpa != null) expect(total.gpa >= 0 && total.gpa <= 4).toBe(true);
      }),
    );
  });

  test("the years of an average add up to the whole", () => {
    fc.assert(
      fc.property(anyCourses, anyService, (courses, service) => {
        const { averages, years } = calculateGpa(courses, service);
        averages.forEach(({ hours, points }, at) => {
          const ofYears = years.map((year) => year.averages[at]);
          expect(ofYears.reduce((sum, average) => sum + (average?.hours ?? 0), 0)).toBeCloseTo(hours, 6);
          expect(ofYears.reduce((sum, average) => sum + (average?.points ?? 0), 0)).toBeCloseTo(points, 6);
        });
      }),
    );
  });

  test("a better grade never lowers an average", () => {
    fc.assert(
      fc.property(anyCourses, anyRulebook, fc.nat({ max: LETTER_GRADES.length - 2 }), (courses, rulebook, at) => {
        const [better, worse] = [LETTER_GRADES[at] ?? "A", LETTER_GRADES[at + 1] ?? "F"];
        const totalWith = (grade: Grade) =>
          calculateGpa([...courses, { ...biology, grade }], rulebook).averages[0]?.gpa ?? 0;
        expect(totalWith(better)).toBeGreaterThanOrEqual(totalWith(worse) - 1e-9);
      }),
    );
  });
});
