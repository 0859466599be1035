import type { Course } from "./course.ts";
import { COURSE_FIELDS, type CourseField, type CourseText, looksLikeGrade, termFrom } from "./courseText.ts";
import { countCourses } from "./gpa.ts";
import type { GpaRulebook } from "./gpaRulebook.ts";

type Cells = readonly string[];
/** The field each column holds. Null for a column we do not need. */
type Columns = readonly (CourseField | null)[];

/**
 * The courses of a pasted or exported table. It may have a heading row, and terms may be in a column or on their own
 * lines above their courses.
 */
export function coursesInTable(table: readonly Cells[]): readonly CourseText[] {
  const rows = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean));
  const headings = columnsNamed(rows[0] ?? []);
  const columns = headings ?? columnsGuessed(rows);
  const found: CourseText[] = [];
  let heading = { term: "", year: "" };
  for (const cells of headings ? rows.slice(1) : rows) {
    const filled = cells.filter(Boolean);
    const alone = termFrom(filled.join(" "));
    if (filled.length <= 2 && alone.term && alone.year) heading = alone;
    else found.push(textOf(cells, columns, heading));
  }
  return found;
}

/** The corrected courses as a table. `coursesInTable` can read it again. */
export function tableOfTexts(texts: readonly CourseText[]): readonly Cells[] {
  return [
    COURSE_FIELDS.map((field) => HEADINGS[field]),
    ...texts.map((text) => COURSE_FIELDS.map((field) => text[field] ?? "")),
  ];
}

/** The rows of an export, headings first. `coursesInTable` can read them again. */
export function courseTable(
  courses: readonly Course[],
  rulebooks: readonly GpaRulebook[],
): readonly (readonly string[])[] {
  const classes = rulebooks
    .filter(({ averages }) => averages.length > 1)
    .map((rulebook) => ({ name: rulebook.name, verdicts: countCourses(courses, rulebook) }));
  return [
    [...COURSE_FIELDS.map((field) => HEADINGS[field]), ...classes.map(({ name }) => `${name} class`)],
    ...courses.map((row) => [
      row.term,
      String(row.year),
      row.code,
      row.name,
      row.level,
      String(row.credits),
      row.credit_unit,
      row.grade ?? "",
      row.status,
      row.has_lab ? "yes" : "no",
      row.subject ?? "",
      ...classes.map(({ verdicts }) => verdicts.get(row)?.class ?? ""),
    ]),
  ];
}

/** English in every language, so any export can be read again. */
const HEADINGS: Readonly<Record<CourseField, string>> = {
  term: "Term",
  year: "Year",
  code: "Code",
  name: "Name",
  level: "Level",
  credits: "Credits",
  credit_unit: "Credit unit",
  grade: "Grade",
  status: "Status",
  has_lab: "Lab",
  subject: "Subject",
};

/** Headings used by other programs and colleges. "Course" is the name if no other column has it. */
const ALIASES: Readonly<Record<CourseField, readonly string[]>> = {
  term: ["term", "semester", "session", "quarter", "term year", "period"],
  year: ["year"],
  code: ["code", "course code", "course number", "course no", "course id", "number", "catalog number", "course"],
  name: ["name", "course name", "course title", "title", "description", "class", "class name"],
  level: ["level"],
  credits: ["credits", "credit", "credit hours", "hours", "hrs", "cr", "units", "attempted", "units attempted"],
  credit_unit: ["credit unit", "unit"],
  grade: ["grade", "final grade", "letter grade", "mark", "grd"],
  status: ["status"],
  has_lab: ["lab", "has lab"],
  subject: ["subject"],
};

function columnsNamed(cells: Cells): Columns | null {
  const named = cells.map((cell) => fieldNamed(cell));
  if (named.filter(Boolean).length < 2 || !named.some((field) => field === "grade" || field === "credits")) return null;
  if (named.includes("name")) return named;
  const codes = named.flatMap((field, at) => (field === "code" ? [at] : []));
  const name = codes.find((at) => codes.length > 1 && plainHeading(cells[at] ?? "") === "course") ?? codes[0];
  return named.map((field, at) => (at === name ? "name" : field));
}

function fieldNamed(cell: string): CourseField | null {
  const plain = plainHeading(cell);
  return COURSE_FIELDS.find((field) => ALIASES[field].includes(plain)) ?? null;
}

function plainHeading(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
}

/** Guesses each column from what most of its cells look like. A field goes to the first column that fits it. */
function columnsGuessed(rows: readonly Cells[]): Columns {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns: (CourseField | null)[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = rows.map((row) => row[at] ?? "").filter(Boolean);
    columns.push(LOOKS.find(([field, fits]) => !columns.includes(field) && mostly(cells, fits))?.[0] ?? null);
  }
  return columns;
}

const LOOKS: readonly (readonly [field: CourseField, fits: (cell: string) => boolean])[] = [
  ["term", (cell) => termFrom(cell).term !== "" && cell.length <= 24],
  ["year", (cell) => /^(?:19|20)\d{2}$/.test(cell)],
  ["code", (cell) => /^[A-Z][A-Z& ]{0,11}[- ]?\d{1,5}[A-Z]{0,2}$/.test(cell)],
  ["grade", looksLikeGrade],
  ["credits", (cell) => /^\d{1,2}(?:[.,]\d{1,3})?$/.test(cell)],
  ["name", (cell) => /[a-z]{2}/i.test(cell)],
];

function mostly(cells: Cells, fits: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(fits).length * 2 > cells.length;
}

function textOf(cells: Cells, columns: Columns, heading: { readonly term: string; readonly year: string }): CourseText {
  const text: Partial<Record<CourseField, string>> = {};
  columns.forEach((field, at) => {
    if (field && cells[at]) text[field] = cells[at];
  });
  const inTerm = termFrom(text.term ?? "");
  text.term = inTerm.term || text.term || heading.term;
  text.year ??= inTerm.year || heading.year;
  text.has_lab ??= /\blab(?:oratory)?\b|\d+L\b/i.test(`${text.code ?? ""} ${text.name ?? ""}`) ? "yes" : "";
  return text;
}
