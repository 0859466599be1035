import { describe, expect, test } from "vitest";
import { codeAtStart } from "./courseLine.ts";
import { readTranscript } from "./transcript.ts";
import { termHeading, termOfSchool } from "./transcriptLines.ts";

const read = (...lines: readonly string[]) => readTranscript(lines.map((line) => [line]));
const coursesIn = (...lines: readonly string[]) =>
  read(...lines).rows.map(({ text: { term, year, code, name, credits, grade }, doubt }) =>
    [term, year, code, name, credits, grade, doubt ?? "sure"].join("|"),
  );

test.each([
  ["AS.110.109 Calculus II 4.00 B", "AS.110.109"],
  ["171.102 General Physics II 4.00 B", "171.102"],
  ["EN.601.220.02 Intermediate Programming", "EN.601.220.02"],
  ["CHEM-UA 126 General Chemistry II", "CHEM-UA 126"],
  ["MPATC-UE 1000 Dance", "MPATC-UE 1000"],
  ["PHYS UN1602 Physics", "PHYS UN1602"],
  ["ENGL CC1010 University Writing", "ENGL CC1010"],
  ["COMS W3157 Advanced Programming", "COMS W3157"],
  ["CHEM 151-0 Accelerated Chemistry", "CHEM 151-0"],
  ["BIOL_SCI 202-0 Cell Biology", "BIOL_SCI 202-0"],
  ["MATH 228-1 Multivariable Calculus", "MATH 228-1"],
  ["COMP SCI 200 Programming I", "COMP SCI 200"],
  ["CIV ENGR 311 Hydraulics", "CIV ENGR 311"],
  ["E C E 210 Introductory Experience", "E C E 210"],
  ["BIOLOGY/ZOOLOGY/BOTANY 152 Introductory Biology", "BIOLOGY/ZOOLOGY/BOTANY 152"],
  ["L41 Bio 2970 Principles of Biology II", "L41 Bio 2970"],
  ["E81 CSE 247 Data Structures", "E81 CSE 247"],
  ["L07 Chem 112A General Chemistry II", "L07 Chem 112A"],
  ["L07 111A General Chemistry I", "L07 111A"],
  ["AS.030.101 (03) Introductory Chemistry I 3.00 A-", "AS.030.101"],
])("the code of %s is %s", (line, code) => expect(codeAtStart(line)?.code).toBe(code));

test.each(["FALL TERM 2024 Courses", "120.500 hours", "PAGE 100 of the record", "THE END OF 2024"])(
  "the line %s begins with no code",
  (line) => expect(codeAtStart(line)).toBeNull(),
);

describe("the levels of Banner", () => {
  const HEADINGS = "SUBJECT NUMBER LEVEL TITLE GRADE UNITS QUALITY POINTS";

  test.each([
    ["MAC 2311 UG Calculus I A 4.000 16.000", "Calculus I"],
    ["MAC 2311 US Calculus I A 4.000 16.000", "Calculus I"],
    ["MAC 2311 01 Calculus I A 4.000 16.000", "Calculus I"],
    ["MAC 2311 U1 Calculus I A 4.000 16.000", "Calculus I"],
    ["MAC 2311 GR Calculus I A 4.000 16.000", "Calculus I"],
  ])("the level in %s is not part of the title", (line, name) => {
    expect(coursesIn("Fall 2023", HEADINGS, line)).toEqual([`Fall|2023|MAC 2311|${name}|4.000|A|sure`]);
  });

  test("the campus before the level is no part of the title either", () => {
    const headings = "Subject Course Campus Level Title Grade Credit Hours Quality Points";

    expect(
      coursesIn(
        "Fall 2023",
        headings,
        "BIOL 1107 Main UG Principles of Biology I A 3.000 12.00",
        "ENGL 1102 North Campus UG English Comp II A 3.000 12.00",
      ),
    ).toEqual([
      "Fall|2023|BIOL 1107|Principles of Biology I|3.000|A|sure",
      "Fall|2023|ENGL 1102|English Comp II|3.000|A|sure",
    ]);
  });

  test("the number of a section in parentheses is no part of the title", () => {
    expect(coursesIn("Fall 2023", "AS.030.101 (03) Introductory Chemistry I 3.00 A-")).toEqual([
      "Fall|2023|AS.030.101|Introductory Chemistry I|3.00|A-|sure",
    ]);
  });

  test("words that look like a level stay in titles where no heading names it", () => {
    expect(coursesIn("Fall 2023", "HIST 2010 US History to 1865 3.00 B")).toEqual([
      "Fall|2023|HIST 2010|US History to 1865|3.00|B|sure",
    ]);
  });

  test("credits of another school belong to the term above them, and the next term is the student's own", () => {
    const lines = [
      "TRANSFER CREDIT ACCEPTED BY INSTITUTION",
      "202210: Lindal Community College",
      "SPC 1017 UG Speech TB 3.000 0.000",
      "Spring 2023: Harbor College",
      "STA 2023 UG Statistics TA- 3.000 0.000",
      "Fall 2023",
      "BSC 2011 UG Biology II B 3.000 9.000",
    ];

    expect(coursesIn(...lines)).toEqual([
      "Fall|2022|SPC 1017|Speech|3.000|TB|transfer",
      "Spring|2023|STA 2023|Statistics|3.000|TA-|transfer",
      "Fall|2023|BSC 2011|Biology II|3.000|B|sure",
    ]);
  });

  test.each([
    ["202110: Valencia College", { term: "Fall", year: "2021" }],
    ["202308: Lindal College", { term: "Fall", year: "2023" }],
    ["Summer 2022: Lindal College", { term: "Summer", year: "2022" }],
    ["202220: Lindal College", { term: "202220", year: "2022" }],
    ["Program: Lindal College", null],
  ])("the heading %s has the term %j", (line, term) => expect(termOfSchool(line)).toEqual(term));
});

test.each([
  ["J-Term 2024", "Winter", "2024"],
  ["January Term 2025", "Winter", "2025"],
  ["2024 Jan Term", "Winter", "2024"],
  ["May Term 2024", "Summer", "2024"],
  ["Maymester 2023", "Summer", "2023"],
  ["Term: May Session 2024", "Summer", "2024"],
  ["FL2023", "Fall", "2023"],
])("the heading %s is the term %s %s", (line, term, year) => expect(termHeading(line)).toEqual({ term, year }));

test("a code behind its title is no part of it", () => {
  const lines = [
    "Fall 2023",
    "Principles of Biology I BIOL-UA 11-001 4.0 A-",
    "General Chemistry I & Lab CHEM-UA 125-2 5.0 B+",
  ];

  expect(coursesIn(...lines)).toEqual([
    "Fall|2023|BIOL-UA 11|Principles of Biology I|4.0|A-|sure",
    "Fall|2023|CHEM-UA 125|General Chemistry I & Lab|5.0|B+|sure",
  ]);
});

test("a period after a code is no part of the title", () => {
  expect(coursesIn("Fall 2023", "CHM 120. General Chemistry 4.0 B")).toEqual([
    "Fall|2023|CHM 120|General Chemistry|4.0|B|sure",
  ]);
});

test("a season's two letters with a year are a term, not a course", () => {
  expect(coursesIn("FL2023", "L41 Bio 2960 Principles of Biology I 4.0 A-")).toEqual([
    "Fall|2023|L41 Bio 2960|Principles of Biology I|4.0|A-|sure",
  ]);
});

test.each(["Interim 2024", "Intersession 2024", "Trimester 1 2024", "Module B, 2024", "Term: Special Session 2024"])(
  "the courses below %s are not in the term above it",
  (heading) =>
    expect(read("Fall 2023", "BIO 101 Cells 4 A", heading, "REL 210 Pilgrimage 4 A").rows).toMatchObject([
      { text: { term: "Fall", year: "2023" }, doubt: null },
      { text: { term: "", year: "" }, doubt: "term" },
    ]),
);

describe("grades", () => {
  test.each([
    ["SUBJECT NUMBER TITLE UNITS GRADE MEDIAN", "BIOL 13 Gene Expression 1.00 A- B+", "A-"],
    ["SUBJECT NUMBER TITLE UNITS MEDIAN GRADE", "BIOL 13 Gene Expression 1.00 A- B+", "B+"],
    ["COURSE TITLE MEDIAN UNITS GRADE", "BIOL 13 Gene Expression B+ 1.00 A", "A"],
    ["COURSE TITLE GRADE MEDIAN UNITS", "BIOL 13 Gene Expression A A-/B+ 1.00", "A"],
    ["COURSE TITLE UNITS MEDIAN GRADE GRADE", "BIOL 13 Gene Expression 1.00 B+ A", "A"],
  ])("below %s, the grade of %s is %s", (headings, line, grade) => {
    expect(read("Fall 2023", headings, line).rows.map(({ text }) => [text.name, text.grade])).toEqual([
      ["Gene Expression", grade],
    ]);
  });

  test.each([
    ["CHEM 152 General Chemistry 5.0 3.4 17.00", "3.4"],
    ["MATH 125 Calculus 5.0 5.0 2.9 14.5", "2.9"],
    ["PHYS 121 Mechanics 5.0 4.0 20.0", "4.0"],
    ["ENGL 131 Composition 5.0 3.9 19.50", "3.9"],
    ["HSTAA 101 Survey 5.0 0.8 4.00", "0.8"],
  ])("the decimal grade in %s is %s, and is asked about", (line, grade) => {
    expect(read("Autumn Quarter 2023", line).rows).toMatchObject([{ text: { grade }, doubt: "number" }]);
  });

  test("numbers after the credits are grades if one of them cannot be credits", () => {
    const washington = [
      "AUTUMN 2023",
      "CHEM   142  GENERAL CHEMISTRY    5.0   3.4",
      "MATH   124  CALC ANALYT GEOM I   5.0   2.9",
      "ENGL   131  COMPOSITION          4.0   4.0",
      "BIOL   180  INTRO BIOLOGY        5.0   0.0",
      "PHIL   100  INTRODUCTION         5.0   CR",
      "QTR ATTEMPTED 19.0 EARNED 14.0 GPA 2.60",
    ];

    expect(read(...washington).rows.map(({ text, doubt }) => [text.credits, text.grade, doubt])).toEqual([
      ["5.0", "3.4", "number"],
      ["5.0", "2.9", "number"],
      ["4.0", "4.0", "number"],
      ["5.0", "0.0", "number"],
      ["5.0", "CR", null],
    ]);
  });

  test("credits attempted and earned are no grades", () => {
    const lines = ["Fall 2024", "BIO 101 Cells 4.0 4.0", "ART 110 Drawing 3.0 0.0", "CHM 120 Chemistry 4.0 3.0"];

    expect(read(...lines).rows.map(({ text, doubt }) => [text.grade, doubt])).toEqual([
      ["", "no-grade"],
      ["", "no-grade"],
      ["", "no-grade"],
    ]);
  });
});

describe("credits", () => {
  test.each([
    "BIO 110 Cells A",
    "CHEM 1 Matter and Energy    B+",
    "MATH-UA 122 Calculus II A-",
    "L22 Hist 102 Europe B",
    "COMP SCI 300 Programming II AB",
  ])("the credits that %s lacks are asked about", (line) =>
    expect(read("Fall 2023", line).rows).toMatchObject([{ doubt: "credits" }]),
  );

  test.each([
    [["Units are course units.", "BIOL 101 Cells 1.00 A", "CHEM 12 Matter 1.50 B"], true],
    [["CU GRADE", "PHYS 150 Mechanics 1.5 A"], true],
    [["Course units attempted", "PHYS 150 Mechanics 4.0 A"], false],
    [["Units", "BIOL 101 Cells 1.00 A"], false],
    [["CUNY Lehman College", "BIOL 101 Cells 1.00 A"], false],
    [["CHEM 110-0 Chemistry 1.00 A", "MATH 220-1 Calculus 1.00 B", "PHYSICS 130-1 Physics 1.00 B"], true],
    [["MUS 101 Choir 1.00 A", "PE 110 Yoga 1.00 A", "CHEM 111L Lab 1.00 A", "CHEM 111 Chemistry 3.00 B"], false],
  ])("the transcript %j counts in course units: %s", (lines, isUnits) =>
    expect(read("Fall 2023", ...lines).isUnits).toBe(isUnits),
  );
});
