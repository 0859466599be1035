import { type CourseField, type CourseText, termFrom } from "../../course/courseText.ts";
import { type Cells, plainHeading } from "../tableColumns.ts";
import {
  codeAtStart,
  endsInNumberGrade,
  isGradeText,
  isNumberText,
  isTransferMark,
  isUnfinished,
  readTail,
} from "./courseLine.ts";
import { inOneColumn } from "./pageColumns.ts";
import { columnsGuessed, columnsNamed, type TranscriptColumns, textsInRow } from "./transcriptColumns.ts";
import {
  type Block,
  blockHeading,
  halfOfYear,
  isKnownHeading,
  isOtherTerm,
  isRemark,
  isTotalLine,
  schoolYearHeading,
  spacedHeadings,
  type TermHeading,
  termHeading,
  termOfSchool,
} from "./transcriptLines.ts";
import { type Doubt, missingIn, type TranscriptRow, withoutCode } from "./transcriptRow.ts";

export interface TranscriptLine {
  readonly text: string;
  readonly kind: "row" | "heading" | "total" | "unread";
}

export interface Transcript {
  readonly rows: readonly TranscriptRow[];
  /** Every line that is not empty, in the order in which it was read. */
  readonly lines: readonly TranscriptLine[];
  /** The transcript speaks of quarters. */
  readonly isQuarters: boolean;
  /** The transcript counts in course units, of which a usual course has one. */
  readonly isUnits: boolean;
}

/**
 * Finds the courses of a transcript as students copy it: the tables of PeopleSoft, Banner and Workday, lists as in
 * Canvas, text of a PDF in aligned columns or with single spaces, and CSV exports. Each line becomes a row, part of a
 * row, a recognized heading or total, or is listed as unread.
 *
 * @param lines The cells of each line; one cell with all of its spaces if the text has no separators.
 */
export function readTranscript(lines: readonly Cells[]): Transcript {
  const isText = lines.every(({ length }) => length <= 1);
  const unfolded = isText
    ? pagesOf(lines)
        .flatMap(inOneColumn)
        .map((line) => [line])
    : lines;
  const reader = new TranscriptReader(unfolded.map((cells) => cells.map(withPlainSpaces)));
  return reader.read();
}

/** A form feed parts the pages of a PDF. */
function pagesOf(lines: readonly Cells[]): readonly (readonly string[])[] {
  const text = lines.map(([line = ""]) => withPlainSpaces(line)).join("\n");
  return text.split("\f").map((page) => page.split("\n"));
}

function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2007\u202f]/g, " ");
}

/** A course whose parts stand on several lines. */
interface OpenRow {
  text: Partial<Record<CourseField, string>>;
  status: string;
  hasTermOfItsOwn: boolean;
}

class TranscriptReader {
  readonly #source: readonly Cells[];
  readonly #rows: { text: CourseText; doubt: Doubt | null }[] = [];
  readonly #lines: TranscriptLine[] = [];
  #columns: TranscriptColumns | null;
  #gradeFirst: boolean | null = null;
  readonly #hasNumberGrades: boolean;
  #term: TermHeading = { term: "", year: "" };
  #schoolYear: readonly [string, string] | null = null;
  #block: Block = "own";
  /** Transfers stand below headings that name their school. */
  #hasSchools = false;
  #hasLevel = false;
  #hasCampus = false;
  #median: MedianPlace = null;
  #open: OpenRow | null = null;
  /** The last line was a row of text, so the next may continue its title. */
  #mayContinue = false;

  constructor(source: readonly Cells[]) {
    this.#source = source;
    this.#hasNumberGrades = source.some((cells) => endsInNumberGrade(cells.join(" ")));
    const hasHeadings = source.some((cells) => columnsNamed(cells) !== null);
    this.#columns = hasHeadings ? null : columnsGuessed(source.filter(({ length }) => length > 2));
  }

  read(): Transcript {
    for (const cells of this.#source) {
      const text = cells.join("\t");
      if (text.trim() === "") continue;
      const kind = this.#take(cells, text);
      this.#mayContinue = kind === "row" && cells.length === 1;
      this.#lines.push({ text: text.trim(), kind });
    }
    this.#close();
    const isQuarters = this.#source.some((cells) => /\b(?:quarter|qtr)\b/i.test(cells.join(" ")));
    return { rows: this.#rows, lines: this.#lines, isQuarters, isUnits: this.#isUnits() };
  }

  /**
   * "CU" and "course units" say so only if the courses have about one each: elsewhere, a unit is an hour. Several courses
   * of which most have exactly one say so themselves.
   */
  #isUnits(): boolean {
    const credits = this.#rows.flatMap(({ text }) => (text.credits ? [Number(text.credits)] : []));
    const ones = credits.filter((credit) => credit === 1).length;
    if (ones > 2 && ones * 2 > credits.length && credits.every((credit) => credit <= 1.5)) return true;
    const isNamed = this.#source.some((cells) =>
      /\bcourse units?\b|\bcourse credits?\b|\bC\.?U\.?s?\b/i.test(cells.join(" ")),
    );
    return isNamed && credits.length > 0 && credits.every((credit) => credit <= 2);
  }

  #take(cells: Cells, text: string): TranscriptLine["kind"] {
    const filled = cells.filter((cell) => cell.trim() !== "");
    const line = filled.join("  ").trim();
    if (this.#takeHeadings(cells)) return "heading";
    if (this.#takeTableRow(cells, line)) return "row";
    if (this.#takeCode(text)) return "row";
    if (this.#open && this.#takePart(line)) return "row";
    if (this.#takeTerm(line) || this.#takeBlock(line)) return "heading";
    if (isTotalLine(line)) return this.#takeTotal();
    if (this.#takeAlignedRow(text) || this.#takeContinuation(text)) return "row";
    if (this.#takeLooseRow(text)) return "row";
    if (isOtherTerm(line)) this.#term = { term: "", year: "" };
    return this.#closed(isKnownHeading(line) ? "heading" : "unread");
  }

  #takeHeadings(cells: Cells): boolean {
    const spaced = cells.length === 1 ? spacedHeadings(cells[0] ?? "") : null;
    if (spaced) {
      this.#gradeFirst = spaced.gradeFirst;
      this.#hasLevel = spaced.hasLevel;
      this.#hasCampus = spaced.hasCampus;
      this.#median = spaced.median;
    }
    const columns = columnsNamed(cells.length > 1 ? cells : splitAtGaps(cells[0] ?? ""));
    const single = cells.length === 1 && isColumnName(cells[0] ?? "");
    if (!columns && !single && !spaced) return false;
    if (single && !spaced && this.#open?.text.name === undefined && this.#open) return false;
    this.#close();
    if (columns) {
      this.#columns = columns;
      const [grade, credits] = [columns.indexOf("grade"), columns.indexOf("credits")];
      this.#gradeFirst = grade < 0 || credits < 0 ? null : grade < credits;
    }
    return true;
  }

  /** A row of a table with separators. */
  #takeTableRow(cells: Cells, line: string): boolean {
    if (cells.length < 2 || !this.#columns) return false;
    const texts = textsInRow(cells, this.#columns);
    const { subjectCode, number, earned, enrollment = "", ...own } = texts;
    const code = texts.code ?? [subjectCode, number].filter(Boolean).join(" ");
    const evidence = [code || own.name, own.credits ?? earned, own.grade].filter(Boolean).length;
    if (evidence < 2 || (isTotalLine(line) && !codeAtStart(code))) return false;
    this.#close();
    this.#add({ ...own, code, credits: own.credits ?? earned ?? "" }, enrollment, true);
    return true;
  }

  /** A line that begins with a course code. */
  #takeCode(text: string): boolean {
    const found = codeAtStart(text.trimStart().replace(/^([A-Z&]{2,8})\t/, "$1 "));
    if (!found) return false;
    this.#close();
    const rest = found.rest.replace(/^\s*[:.-]\s+/, " ").replace(/^\s+(?:\d{3}[A-Z]?(?=\s+[A-Z])|\(\d{1,3}\))/, "");
    const { name, credits, grade } = readTail(this.#withoutExtras(rest), this.#gradeFirst, this.#hasNumberGrades);
    const inside = /^(.*?)\s*\(([^()]*)\)$/.exec(name);
    const term = termHeading(inside?.[2] ?? "");
    const open: OpenRow = {
      text: {
        code: found.code,
        credits,
        grade,
        ...(name !== "" && { name: term ? (inside?.[1] ?? name) : name }),
        ...term,
      },
      status: "",
      hasTermOfItsOwn: term !== null,
    };
    this.#open = open;
    if (name !== "" && credits !== "" && (grade !== "" || this.#block === "in-progress")) this.#close();
    return true;
  }

  /** Without the campus and the student's level before the title, and the median of the class after the grade. */
  #withoutExtras(rest: string): string {
    const level = this.#hasLevel ? /^\s*(?:[A-Z]{2}|[A-Z]?\d{1,2})(?=\s+\S)/ : /^\s*(?:UG|UGRD)(?=\s+\S)/;
    const campus = this.#hasCampus ? /^\s*(?:\S+\s+){1,3}?(?=(?:UG|UGRD|US|GR|U\d|\d{2})\s+\S)/ : /^(?!)/;
    return withoutMedian(rest.replace(campus, "").replace(level, ""), this.#median);
  }

  /** A part of a course whose cells stand on lines of their own. */
  #takePart(line: string): boolean {
    const open = this.#open;
    if (!open) return false;
    const term = termHeading(line);
    if (term && this.#term.term === "" && !open.hasTermOfItsOwn) {
      Object.assign(open.text, term);
      open.hasTermOfItsOwn = true;
    } else if (
      /^(?:taken|transferred|completed|in progress|enrolled|registered|dropped|(?:test|transfer) credit)$/i.test(line)
    ) {
      open.status = line;
    } else if (!open.text.grade && (isGradeText(line) || isUnfinished(line))) open.text.grade = line;
    else if (isNumberText(line)) open.text.credits ||= line;
    else if (/^\d{1,3}(?:\.\d+)?\s*%$/.test(line)) open.status ||= line;
    else if (open.text.name === undefined && !term && !isTotalLine(line)) open.text.name = line;
    else return this.#takeTailOf(open, line);
    return true;
  }

  /** The numbers and the grade, and the rest of a title, that a page has put on the next line. */
  #takeTailOf(open: OpenRow, line: string): boolean {
    const tail = readTail(line, this.#gradeFirst, this.#hasNumberGrades);
    if (tail.credits === "" || open.text.credits) return false;
    open.text.name = [open.text.name, tail.name].filter(Boolean).join(" ");
    open.text.credits = tail.credits;
    open.text.grade ||= tail.grade;
    return true;
  }

  #takeTerm(line: string): boolean {
    const elsewhere = termOfSchool(line);
    const own = elsewhere ?? termHeading(line);
    if (own) {
      this.#close();
      // A term without a school follows those of transfers.
      if (this.#block === "transfer" && !elsewhere && this.#hasSchools) this.#block = "own";
      this.#hasSchools ||= elsewhere !== null;
      this.#term = own;
      // Terms follow a block of test credit, but are part of a list of transfers or of courses in progress.
      if (this.#block === "test") this.#block = "own";
      return true;
    }
    const years = schoolYearHeading(line);
    if (!years) return false;
    this.#close();
    this.#schoolYear = years;
    this.#term = { term: "", year: "" };
    return true;
  }

  #takeBlock(line: string): boolean {
    const block = isTotalLine(line) ? null : blockHeading(line);
    if (block === null) return false;
    this.#close();
    this.#block = block;
    if (block === "test" || block === "transfer") this.#term = { term: "", year: "" };
    return true;
  }

  #takeTotal(): "total" {
    this.#close();
    if (this.#block === "transfer" && this.#rows.length > 0) this.#block = "own";
    return "total";
  }

  /** A row in columns that gaps set apart, without a course code. */
  #takeAlignedRow(text: string): boolean {
    const cells = splitAtGaps(text);
    if (!this.#columns || cells.length < 3 || cells.length !== this.#columns.length) return false;
    return this.#takeTableRow(cells, cells.join("  "));
  }

  /** The second line of a title. */
  #takeContinuation(text: string): boolean {
    const last = this.#rows.at(-1);
    const line = text.trim();
    if (!this.#mayContinue || this.#open || !last || !/^\s{4,}[A-Z]/i.test(text) || /\d/.test(line)) return false;
    if (line.includes(":") || isRemark(line) || blockHeading(line)) return false;
    last.text = { ...last.text, name: `${last.text.name ?? ""} ${line}`.trim() };
    return true;
  }

  /** A title with credits and a grade, but without a code. */
  #takeLooseRow(text: string): boolean {
    const { name: title, credits, grade } = readTail(text.trim(), this.#gradeFirst, this.#hasNumberGrades);
    const [, name = title, code] = CODE_BEHIND.exec(title) ?? [];
    if (!/\p{L}{3}/u.test(name) || credits === "" || grade === "") return false;
    this.#close();
    if (code) this.#add({ name, code, credits, grade }, "", false);
    else this.#add({ name, credits, grade }, "", false, "no-code");
    return true;
  }

  #closed<Kind extends string>(kind: Kind): Kind {
    this.#close();
    return kind;
  }

  #close(): void {
    const open = this.#open;
    this.#open = null;
    if (open) this.#add(open.text, open.status, false);
  }

  /** `isTable`: an empty cell under "Grade" says that the course has no grade yet. */
  #add(parts: Partial<Record<CourseField, string>>, status: string, isTable: boolean, doubt?: Doubt): void {
    const { grade = "", name = "", code = "" } = parts;
    const when = this.#when(parts);
    const isRunning = isTable || this.#block === "in-progress" || /in progress|enrolled|registered/i.test(status);
    const text: CourseText = {
      ...parts,
      ...when,
      name: withoutCode(name, code),
      grade: isUnfinished(grade) ? "" : grade,
      has_lab: parts.has_lab ?? (/\blab(?:oratory)?\b|\d+L\b/i.test(`${code} ${name}`) ? "yes" : ""),
    };
    const isTransfer = this.#block === "transfer" || isTransferMark(grade) || /transfer/i.test(status);
    const isGraded = isRunning || isUnfinished(grade);
    this.#rows.push({ text, doubt: isTransfer ? "transfer" : (missingIn(text, isGraded) ?? doubt ?? null) });
  }

  /** The term in the row, of the school year, or of the last heading. */
  #when({ term = "", year }: Partial<Record<CourseField, string>>): TermHeading {
    const half = term === "" ? null : halfOfYear(term);
    if (half && this.#schoolYear)
      return { term: half === 1 ? "Fall" : "Spring", year: this.#schoolYear[half - 1] ?? "" };
    const read = termFrom(term);
    return { term: read.term || term || this.#term.term, year: year || read.year || this.#term.year };
  }
}

/** A title and the code behind it, as at New York University: "Calculus I MATH-UA 121-001". */
const CODE_BEHIND = /^(.*\p{L}.*?)\s+([A-Z]{2,6}-[A-Z]{2} \d{1,4})(?:-\d{1,3})?$/u;

type MedianPlace = NonNullable<ReturnType<typeof spacedHeadings>>["median"];
const GRADE_LIKE = /(?<=\s)(?:[A-D][+-]?(?:\/[A-D][+-]?)?|[EFPW]|CR|NC|NR)(?=\s|$)/g;

/** Without the second of two grades, or the first, as the headings say. */
function withoutMedian(text: string, place: MedianPlace): string {
  const grades = [...text.matchAll(GRADE_LIKE)];
  const median = grades.at(place === "before-grade" ? -2 : -1);
  if (place === null || grades.length < 2 || !median) return text;
  return text.slice(0, median.index) + text.slice(median.index + median[0].length);
}

function splitAtGaps(text: string): Cells {
  return text.trim().split(/\s{2,}|\t/);
}

const COLUMN_NAMES =
  /^(?:course|class|description|title|term|grade|units|credits|credit hours|status|subject|number|points|attempted|earned|section)$/;

/** A heading of a table whose cells were copied one on each line. */
function isColumnName(text: string): boolean {
  return COLUMN_NAMES.test(plainHeading(text));
}
