import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COURSE_LEVELS, type Course } from "../course/course.ts";
import { SUBJECTS } from "../course/courseSubject.ts";
import { termFrom } from "../course/courseText.ts";
import { gradeFrom } from "../course/grade.ts";
import { biology } from "../samples/biology.ts";
import { calculateGpa, countCourses, gpaText } from "./gpa.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";
import { collegeRulebook, highSchoolRulebooks } from "./schoolRulebooks.ts";
import { SERVICE_RULEBOOKS } from "./serviceRulebooks.ts";

/** One transcript and its averages by every rulebook, calculated by hand: each product and each running sum. */
const [transcript = "", ...calculations] = readFileSync(
  new URL("./testData/thirtyCourses.txt", import.meta.url),
  "utf8",
)
  .trimEnd()
  .split("\n\n\n");

const choices = { scale: "plus", replacesRepeats: true } as const;
const rulebooks: readonly GpaRulebook[] = [
  ...Object.values(SERVICE_RULEBOOKS),
  collegeRulebook(choices),
  ...highSchoolRulebooks(choices),
];
const courses = transcript.split("\n").slice(3).map(courseFrom);

/** `  2 Fall 2022    BIO 101   Biology I                   college    4  A-`, in columns of fixed width. */
function courseFrom(line: string): Course {
  const cell = (from: number, to?: number) => line.slice(from, to).trim();
  const { term, year } = termFrom(cell(4, 16));
  return {
    ...biology,
    term: term as Course["term"],
    year: Number(year),
    code: cell(16, 27),
    name: cell(27, 55),
    level: COURSE_LEVELS.find((level) => level === cell(55, 63)) ?? "regular",
    credits: Number.parseFloat(cell(63, 68)),
    credit_unit: cell(63, 68).endsWith("q") ? "quarter" : "semester",
    grade: gradeFrom(cell(68, 73)),
    subject: SUBJECTS.find((subject) => subject === cell(73)) ?? null,
  };
}

interface HandRow {
  readonly hours: number;
  readonly value: number;
  readonly points: number;
  readonly class: string;
  readonly sumOfHours: number;
  readonly sumOfPoints: number;
}

/** A line of a calculation. Null if the course is not counted. */
function handRow(line: string): HandRow | null {
  const found = /^ *\d+ +([\d.]+) × +([\d.]+) = +([\d.]+) {2}(\S.*?) +([\d.]+) +([\d.]+)$/.exec(line);
  if (!found) return null;
  const [, hours, value, points, own = "", sumOfHours, sumOfPoints] = found;
  return {
    hours: Number(hours),
    value: Number(value),
    points: Number(points),
    class: own,
    sumOfHours: Number(sumOfHours),
    sumOfPoints: Number(sumOfPoints),
  };
}

test("the transcript has 30 courses", () => {
  expect(courses).toHaveLength(30);
  expect(courses[22]).toMatchObject({ code: "BIO 310", credits: 5, credit_unit: "quarter", grade: "A" });
  expect(courses[16]).toMatchObject({ term: "Fall", year: 2023, subject: "biology" });
});

describe.each(calculations.map((lines) => ({ name: lines.split("\n")[0] ?? "", lines })))(
  "$name",
  ({ name, lines }) => {
    const [, rowLines = "", resultLines = ""] = lines.split("\n\n");
    const rows = rowLines.split("\n").slice(1).map(handRow);
    const rulebook = rulebooks.find((each) => each.name === name);

    test("the calculation by hand adds up", () => {
      let hours = 0;
      let points = 0;
      for (const row of rows.filter((each) => each !== null)) {
        hours += row.hours;
        points += row.points;
        expect(row.points).toBeCloseTo(row.hours * row.value, 6);
        expect([row.sumOfHours, row.sumOfPoints]).toEqual([expect.closeTo(hours, 6), expect.closeTo(points, 6)]);
      }
      expect(rows).toHaveLength(30);
    });

    test("each course has the same value, hours and class in Cairn", () => {
      if (!rulebook) throw new Error(`There is no rulebook ${name}.`);
      const verdicts = countCourses(courses, rulebook);

      courses.forEach((course, at) => {
        const verdict = verdicts.get(course);
        const row = rows[at];
        const place = `row ${at + 1} ${course.name}`;
        if (!row) expect([place, verdict?.weight]).toEqual([place, null]);
        else {
          expect([place, verdict]).toMatchObject([place, { weight: expect.closeTo(row.value, 6), class: row.class }]);
          expect(verdict?.hours).toBeCloseTo(row.hours, 6);
        }
      });
    });

    test("each average is the same in Cairn", () => {
      if (!rulebook) throw new Error(`There is no rulebook ${name}.`);
      const byHand = resultLines.split("\n").map((line) => {
        const [, label, points, hours, gpa] = /^(.+): ([\d.]+) \/ ([\d.]+) = ([\d.]+)$/.exec(line) ?? [];
        return { label, points: expect.closeTo(Number(points), 6), hours: expect.closeTo(Number(hours), 6), gpa };
      });

      const { averages } = calculateGpa(courses, rulebook);

      expect(averages.map(({ label, points, hours, gpa }) => ({ label, points, hours, gpa: gpaText(gpa) }))).toEqual(
        byHand,
      );
    });
  },
);

test("every rulebook has its calculation", () => {
  expect(calculations.map((calculation) => calculation.split("\n")[0])).toEqual(rulebooks.map(({ name }) => name));
});
