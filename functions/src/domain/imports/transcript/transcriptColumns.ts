import { COURSE_LEVELS } from "../../course/course.ts";
import { type CourseField, looksLikeGrade, termFrom } from "../../course/courseText.ts";
import { type Cells, plainHeading } from "../tableColumns.ts";
import { codeAtStart } from "./courseLine.ts";

/** What a column of a transcript's table holds: a field of a course, or a part of one. */
export type TranscriptColumn = CourseField | "subjectCode" | "number" | "earned" | "enrollment";
export type TranscriptColumns = readonly (TranscriptColumn | "ignored" | null)[];

const TITLES = /^(?:(?:course|class) )?(?:title|name|description)(?:\/course listing)?$|^descriptive title$/;
const ALIASES: readonly (readonly [column: TranscriptColumn | "ignored", heading: RegExp])[] = [
  ["credit_unit", /^credit unit$/],
  ["term", /^(?:term|semester|sem|session|quarter|academic period|period|term year|terms?|when)$/],
  ["year", /^(?:year|school year)$/],
  ["grade", /^(?:(?:final|letter|official|semester|sem) )?(?:grade|mark|grd|gr)s?$/],
  [
    "credits",
    /^(?:(?:course|class|semester|quarter|credits?|units|hours|hrs|cred|crd) )?(?:credits?|cred|crd|cr|hours|hrs|units?|attempted|att)(?: hours| hrs| attempted| att)?$|^attempt hours$/,
  ],
  ["earned", /^(?:(?:credits?|cred|units|hours|hrs) )?(?:earned|comp|completed|passed|ernd)$/],
  ["subjectCode", /^(?:subject|subj|dept|department|prefix)$/],
  ["number", /^(?:no|nbr|num|crse|catalog(?: number| nbr| no)?|number)$/],
  ["code", /^(?:code|course (?:code|number|no|id)|class (?:code|number)|(?:subj|subject) (?:no|nbr|number|crse))$/],
  ["level", /^level$/],
  ["has_lab", /^(?:has )?lab$/],
  ["enrollment", /^(?:status|enrollment status|enrollment)$/],
  [
    "ignored",
    /^(?:#|(?:quality|grade|grd) (?:points?|pts)|points?|pts|qp|qpts|r|repl|repeat|section|sec|campus|start and end dates|dates|ceu contact hours|crn|instructor|teacher|gpa(?: hours| hrs| units)?|weighted|grade level|\w+ class|(?:class |course )?(?:median|average|avg)(?: grade)?|enroll(?:ed|ment)?|class size)$/,
  ],
];

/** The columns that a line of headings names; null for any other line. */
export function columnsNamed(cells: Cells): TranscriptColumns | null {
  const plain = cells.map(plainHeading);
  const named = plain.map((heading) =>
    TITLES.test(heading) ? "name" : (ALIASES.find(([, alias]) => alias.test(heading))?.[0] ?? null),
  );
  const isCourse = (at: number) => /^(?:course|class|courses)$/.test(plain[at] ?? "");
  const known = named.filter((column, at) => column !== null || isCourse(at)).length;
  const tells = named.some((column) => column === "grade" || column === "credits");
  if (known < 2 || !tells || known * 2 < plain.filter(Boolean).length) return null;
  const hasName = named.includes("name");
  const hasCode = named.includes("code");
  const columns = named.map((column, at) => {
    if (isCourse(at)) return courseColumn({ hasName, hasCode, hasSubject: named.includes("subjectCode") });
    // Our own export has the code in one column, and the subject is another thing.
    if (column === "subjectCode" && hasCode) return "subject";
    if (column === "enrollment" && hasCode && plain[at] === "status") return "status";
    return column;
  });
  return columns.some((column) => column === "name" || column === "code" || column === "number") ? columns : null;
}

/** A column called "Course" has what the other columns lack. */
function courseColumn(has: { hasName: boolean; hasCode: boolean; hasSubject: boolean }): TranscriptColumn {
  if (!has.hasName) return "name";
  if (has.hasSubject) return "number";
  return has.hasCode ? "name" : "code";
}

/** The text of each column of a row. The first filled cell counts where two columns have the same heading. */
export function textsInRow(
  cells: Cells,
  columns: TranscriptColumns,
): Readonly<Partial<Record<TranscriptColumn, string>>> {
  const texts: Partial<Record<TranscriptColumn, string>> = {};
  columns.forEach((column, at) => {
    const text = cells[at]?.trim() ?? "";
    if (column !== null && column !== "ignored" && text !== "") texts[column] ??= text;
  });
  // A college writes the student's level there: "US" for undergraduate semester.
  if (!COURSE_LEVELS.some((level) => level === texts.level)) delete texts.level;
  return texts;
}

/** Guesses each column from what most of its cells look like. A column goes to the first field that fits it. */
export function columnsGuessed(rows: readonly Cells[]): TranscriptColumns {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns: (CourseField | null)[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at]?.trim() ?? "").filter(Boolean);
    columns.push(LOOKS.find(([field, fits]) => !columns.includes(field) && isMost(cells, fits))?.[0] ?? null);
  }
  return columns;
}

const LOOKS: readonly (readonly [field: CourseField, fits: (cell: string) => boolean])[] = [
  ["term", (cell) => termFrom(cell).term !== "" && cell.length <= 24],
  ["year", (cell) => /^(?:19|20)\d{2}$/.test(cell)],
  ["code", (cell) => /^[A-Z][A-Z& ]{0,11}[- ]?\d{1,5}[A-Z]{0,2}$/.test(cell) || codeAtStart(cell)?.rest === ""],
  ["grade", looksLikeGrade],
  ["credits", (cell) => /^\d{1,2}(?:[.,]\d{1,3})?$/.test(cell)],
  ["name", (cell) => /[a-z]{2}/i.test(cell)],
];

function isMost(cells: Cells, fits: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
}
