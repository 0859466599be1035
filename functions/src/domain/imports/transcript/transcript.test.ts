import { describe, expect, test } from "vitest";
import type { Course } from "../../course/course.ts";
import { courseTable, tableOfTexts } from "../../course/courseTable.ts";
import { readCourse } from "../../course/courseText.ts";
import { biology } from "../../samples/biology.ts";
import { readTranscript } from "./transcript.ts";

const quarter: Course = { ...biology, credit_unit: "quarter", grade: "A-", subject: "biology" };

function read(table: readonly string[]) {
  return textsIn(table).map(readCourse);
}

function textsIn(table: readonly string[]) {
  return coursesInTable(table.map((line) => line.split("\t")));
}

function coursesInTable(table: readonly (readonly string[])[]) {
  return readTranscript(table).rows.map(({ text }) => text);
}

describe("a table of courses", () => {
  test("is read by its headings, in any order", () => {
    expect(
      read(["Grade\tCourse Title\tCourse\tHrs\tSemester", "B+\tCell Biology\tBIOL 201\t4.0\tSpring 2025"]),
    ).toEqual([
      {
        course: expect.objectContaining({
          term: "Spring",
          year: 2025,
          code: "BIOL 201",
          name: "Cell Biology",
          credits: 4,
          grade: "B+",
          status: "completed",
        }),
      },
    ]);
  });

  test("is read without headings, with terms on their own lines", () => {
    const rows = read([
      "Fall 2024",
      "BIOL 201\tCell Biology\t4\tA",
      "CHEM 101L\tGeneral Chemistry Lab\t1\tP",
      "Spring 2025",
      "HIST 1\tWorld History\t3\t",
    ]);

    expect(rows).toMatchObject([
      { course: { term: "Fall", year: 2024, code: "BIOL 201", grade: "A", has_lab: false } },
      { course: { code: "CHEM 101L", grade: "P", has_lab: true } },
      { course: { term: "Spring", year: 2025, grade: null, status: "in-progress" } },
    ]);
  });

  test("reports what is wrong with each cell", () => {
    expect(read(["Term\tYear\tName\tCredits\tGrade", "Fall\t20x5\t\tfour\tA++"])).toEqual([
      {
        errors: {
          year: "Enter a year such as 2026.",
          name: "Enter the course's name.",
          credits: "Enter the credits, 0 to 60.",
          grade: "Use a grade such as B+, P or W.",
        },
      },
    ]);
  });

  test("takes a Course column for the names if no other column has them", () => {
    expect(read(["Course\tCredits\tGrade\tTerm", "AP Biology\t1\tA\tFall 2025"])).toMatchObject([
      { course: { name: "AP Biology", code: "" } },
    ]);
    expect(read(["Code\tCourse\tCredits\tGrade\tTerm", "BIO 310\tGenetics\t4\tA-\tFall 2025"])).toMatchObject([
      { course: { name: "Genetics", code: "BIO 310" } },
    ]);
  });

  test("reads its own corrected export again, and the level only if there is a column for it", () => {
    const lines = ["Fall 2024", "BIO 101\tBiology\t4\tA", "CHM 101\tChemistry\t4\tB", "MATH 110\tCalculus\t4\tA++"];
    const [first = {}, second = {}, wrong = {}] = textsIn(lines);
    const corrected = [first, second, { ...wrong, grade: "A+" }];

    expect(first.level).toBeUndefined();
    expect(coursesInTable(tableOfTexts(corrected)).map(readCourse)).toEqual(corrected.map(readCourse));
    expect(corrected.map(readCourse)).toMatchObject(["A", "B", "A+"].map((grade) => ({ course: { grade } })));
  });

  test("reads its own export again", () => {
    const rows: readonly Course[] = [
      quarter,
      { ...quarter, code: "", grade: null, status: "in-progress", has_lab: false, subject: null },
    ];

    const table = courseTable(rows, [{ heading: "AMCAS class", cell: ({ code }) => `class of ${code}` }]);

    expect(table.map((cells) => cells.at(-1))).toEqual(["AMCAS class", `class of ${quarter.code}`, "class of "]);
    expect(coursesInTable(table).map(readCourse)).toEqual(rows.map((course) => ({ course })));
  });
});
