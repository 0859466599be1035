import { readHours } from "../shared/writtenHours.ts";
import { isPlainlyDay } from "./cellReading.ts";

export type Cells = readonly string[];

/** What is known of a column: the headings people give it, and how its cells look. */
export interface ColumnKind<Field extends string> {
  readonly field: Field;
  /** Tried on the heading in lower case, without marks and anything in parentheses. The first kind that fits wins. */
  readonly heading: RegExp;
  /** Whether a cell can belong to the column. */
  readonly fits: (cell: string) => boolean;
  /** A column with an unknown heading counts as this kind if its cells fit. */
  readonly isGuessed?: boolean;
  /** Like `isGuessed`, but only in a table where no heading names one of these kinds: any text could be a name. */
  readonly isLastGuess?: boolean;
  /** A table may have several such columns. */
  readonly isMany?: boolean;
}

export interface FoundColumn<Field extends string> {
  /** Empty if the table has no headings. */
  readonly heading: string;
  /** Null for a column that is left out. */
  readonly field: Field | null;
  /** False if the student should look at it: the heading is unknown, or the cells do not look like it. */
  readonly isSure: boolean;
}

/** What a line of the table is. */
export type LineKind = "title" | "heading" | "total" | "row" | "unread";

export interface FoundLine {
  readonly kind: LineKind;
  readonly cells: Cells;
  /** Cells that are empty in the table, and hold what the row above has. */
  readonly taken?: TakenCells;
}

interface TakenCells {
  readonly columns: readonly number[];
  /** False if the row has a part of a name of its own, so that it may have nothing to do with the row above. */
  readonly isSure: boolean;
}

export interface FoundTable<Field extends string> {
  readonly columns: readonly FoundColumn<Field>[];
  /** One for each line, in their order. Empty lines are unread only if they have cells that are not empty. */
  readonly lines: readonly FoundLine[];
}

/** Columns that students' tables have and Cairn does not need: their headings. */
type Ignored = RegExp;

/** Headings are looked for in so many lines; those above the headings have at most two cells each beyond the sixth. */
const MOST_TITLES = 40;
const FREE_TITLES = 6;
const TITLE_CELLS = 2;
/** Words after "Total" that name nothing else: "Total Wellness Club" is a name. */
const TOTAL =
  /^\W*(?:(?:grand|sub|overall|yearly|annual|semester|hours|hrs|running)[ -]?)?(?:totals?|sums?)\b(?:\W|\b(?:of|for|all|the|my|hours?|hrs?|time|volunteer(?:ing|ed)?|service|shadowing|clinical|research|community|so far|to date|this|year|semester|fall|spring|summer|weeks?|rows?|shifts?|activities|entries|completed|logged|days?|miles|amount|\d+)\b)*$/i;
/** "Total for Harbor Street: " names whose total it is, if the row has nothing but amounts. */
const TOTAL_OF = /^\W*(?:grand |sub-?)?totals?\s*(?:for\b|of\b|[:(\u2013\u2014-])/i;
const AMOUNT = /^[\d.,:$ ]*(?:hours?|hrs?|h|min)?\.?$/i;
const RULE = /^[\s|:+=_*-]*$/;

/**
 * Finds what each column and each line of a table is.
 *
 * @param amount The only field that a line of totals has.
 */
export function findColumns<Field extends string>(
  table: readonly Cells[],
  kinds: readonly ColumnKind<Field>[],
  ignored: Ignored,
  amounts: readonly Field[],
): FoundTable<Field> {
  const rows = table.map((cells) => cells.map(cleanCell));
  const headingAt = findHeadings(rows, kinds, ignored);
  const headings = rows[headingAt] ?? [];
  const body = rows.filter((cells, at) => at > headingAt && !isBare(cells) && !isTotal(cells));
  const width = Math.max(headings.length, ...body.map((cells) => cells.length), 0);
  const columns: FoundColumn<Field>[] = [];
  const cellsAt = (at: number) => body.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  for (let at = 0; at < width; at += 1) {
    const taken = columns.flatMap(({ field }) => field ?? []);
    // A guess leaves a later column what its heading names.
    const named = headings.slice(at + 1).flatMap((heading) => fieldNamed(plainHeading(heading), kinds, ignored) ?? []);
    columns.push(columnFor(headings[at] ?? "", cellsAt(at), kinds, ignored, { taken, named }, headingAt >= 0));
  }
  guessTexts(columns, cellsAt, kinds, ignored, headingAt >= 0);
  const lines = rows.map((cells, at) => ({ kind: kindOf(cells, at, headingAt, headings, columns, amounts), cells }));
  return { columns, lines };
}

/** Finds names among the columns left, if no heading has named any. */
function guessTexts<Field extends string>(
  columns: FoundColumn<Field>[],
  cellsAt: (at: number) => Cells,
  kinds: readonly ColumnKind<Field>[],
  ignored: Ignored,
  hasHeadings: boolean,
): void {
  const texts = kinds.filter(({ isLastGuess }) => isLastGuess);
  const known = columns.flatMap(({ field }) => field ?? []);
  if (texts.some(({ field }) => known.includes(field))) return;
  columns.forEach(({ heading, field }, at) => {
    const cells = cellsAt(at);
    if (field !== null || cells.length === 0 || ignored.test(plainHeading(heading))) return;
    const taken = columns.flatMap((column) => column.field ?? []);
    // Next to headings, one guess is enough: the others have headings of their own.
    if (hasHeadings && texts.some((kind) => taken.includes(kind.field))) return;
    const guessed = texts.find((kind) => (kind.isMany || !taken.includes(kind.field)) && share(cells, kind.fits) > 0.8);
    if (guessed) columns[at] = { heading, field: guessed.field, isSure: !hasHeadings };
  });
}

/** The field that a heading names first; undefined if it names none. */
function fieldNamed<Field extends string>(
  plain: string,
  kinds: readonly ColumnKind<Field>[],
  ignored: Ignored,
): Field | undefined {
  if (plain === "" || ignored.test(plain)) return undefined;
  return kinds.find(({ heading }) => heading.test(plain))?.field;
}

function columnFor<Field extends string>(
  heading: string,
  cells: Cells,
  kinds: readonly ColumnKind<Field>[],
  ignored: Ignored,
  { taken, named: namedLater }: { readonly taken: readonly Field[]; readonly named: readonly Field[] },
  hasHeadings: boolean,
): FoundColumn<Field> {
  const plain = plainHeading(heading);
  if (plain !== "" && ignored.test(plain)) return { heading, field: null, isSure: true };
  const isFree = ({ field, isMany }: ColumnKind<Field>) => isMany || !taken.includes(field);
  const isFitting = ({ fits }: ColumnKind<Field>) => cells.length === 0 || share(cells, fits) >= 0.6;
  const named = plain === "" ? [] : kinds.filter((kind) => kind.heading.test(plain) && isFree(kind));
  const best = named.find(isFitting) ?? named[0];
  if (best) return { heading, field: best.field, isSure: isFitting(best) };
  if (cells.length === 0) return { heading, field: null, isSure: true };
  const isLeft = (kind: ColumnKind<Field>) => isFree(kind) && (kind.isMany || !namedLater.includes(kind.field));
  const guessed = kinds.find((kind) => kind.isGuessed && isLeft(kind) && share(cells, kind.fits) > 0.8);
  // A guess without any headings is how such a table is read; next to headings, the student decides.
  return { heading, field: guessed?.field ?? null, isSure: guessed !== undefined && !hasHeadings };
}

/** The line with the headings; -1 if the table has no headings. */
function findHeadings<Field extends string>(
  rows: readonly Cells[],
  kinds: readonly ColumnKind<Field>[],
  ignored: Ignored,
): number {
  const isKnown = (cell: string) => {
    const plain = plainHeading(cell);
    return ignored.test(plain) || kinds.some(({ heading }) => heading.test(plain));
  };
  const filledIn = rows.slice(0, MOST_TITLES).map((cells) => cells.filter((cell) => cell !== ""));
  return rows.slice(0, MOST_TITLES).findIndex((cells, at) => {
    const filled = filledIn[at] ?? [];
    if (at >= FREE_TITLES && filledIn.slice(0, at).some(({ length }) => length > TITLE_CELLS)) return false;
    const known = filled.filter((cell) => cell.length <= 60 && isKnown(cell));
    if (filled.some(isValue)) return false;
    if (filled.length === 1) return cells.length === 1 && SINGLE_HEADING.test(plainHeading(filled[0] ?? ""));
    return known.length >= 2 && known.length * 2 >= filled.length;
  });
}

/** A number, a day, an amount or an address, which a heading is not; "75th percentile SAT" and "2° due" are headings. */
function isValue(cell: string): boolean {
  if (cell.includes("@")) return true;
  if (/^[12]\s*[°º˚]/.test(cell)) return false;
  return (
    /^[\d$~(+]/.test(cell) && (!/\p{L}{3}/u.test(cell) || isPlainlyDay(cell) || readHours(cell, "decimal") !== null)
  );
}

const SINGLE_HEADING =
  /^(?:my )?(?:school|college|university|activity|experience|event|dental school|medical school|name)s?(?: name)?(?: list)?$/;

function kindOf<Field extends string>(
  cells: Cells,
  at: number,
  headingAt: number,
  headings: Cells,
  columns: readonly FoundColumn<Field>[],
  amounts: readonly Field[],
): LineKind {
  if (at === headingAt || (headings.length > 0 && cells.join("\t") === headings.join("\t"))) return "heading";
  if (isBare(cells)) return "title";
  if (at < headingAt) return "title";
  if (isTotal(cells)) return "total";
  const given = cells.flatMap((cell, index) => (cell === "" ? [] : (columns[index]?.field ?? [])));
  if (given.length === 0) return "unread";
  return given.every((field) => amounts.includes(field)) ? "total" : "row";
}

/** Empty, or only a line between rows. */
function isBare(cells: Cells): boolean {
  return cells.every((cell) => RULE.test(cell));
}

function isTotal(cells: Cells): boolean {
  const [first = "", ...others] = cells.filter((cell) => cell !== "");
  return TOTAL.test(first) || (TOTAL_OF.test(first) && others.length > 0 && others.every((cell) => AMOUNT.test(cell)));
}

function share(cells: Cells, fits: (cell: string) => boolean): number {
  return cells.filter(fits).length / cells.length;
}

/** Without spaces at the ends, the stars of bold text, and the spaces that web pages use. */
function cleanCell(cell: string): string {
  return cell
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/^\s*(\*\*|__)(.*)\1\s*$/s, "$2")
    .replace(/[ \t]+/g, " ")
    .trim();
}

/** In lower case with single spaces, without marks and what is in parentheses. "2°" is the secondary. */
export function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/e-mail/g, "email")
    .replace(/\b1\s*[°º˚]/g, "primary ")
    .replace(/\b2\s*[°º˚]/g, "secondary ")
    .replace(/[^\p{L}\p{N}#/]+/gu, " ")
    .trim();
}
