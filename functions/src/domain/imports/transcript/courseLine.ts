import { gradeFrom } from "../../course/grade.ts";

/** What a line of a transcript says of a course. A part that it does not say is "". */
export interface CourseParts {
  readonly code: string;
  readonly name: string;
  readonly credits: string;
  /** As written. */
  readonly grade: string;
}

/** A code such as `BIOL 1407K`, `BIO-111`, `CHEM 3A`, `CHEM-UA 125`, `COMP SCI 300` or `MATH 220-1`, and its section. */
const CODE =
  /^([A-Z][A-Z&_/]{0,24}(?:-[A-Z]{2}(?= \d))?(?: (?:& )?[A-Z]{1,3}(?= +\d))?)([ -]*)([A-Z]{0,2}\d{1,5}[A-Z]{0,3}(?:-\d(?![\dA-Z]))?)(?:-([A-Z]{0,2}\d{1,4}[A-Z]?))?(?=[\s:,.]|$)/;
/** A subject of several words, as at the University of Wisconsin: `L I S 201`, `CIV ENGR 310`. The number has three digits. */
const WORDED = /^((?:[A-Z][A-Z&]{0,7}) (?:[A-Z]{1,5} ){0,2}(?:[A-Z]{1,5})) +(\d{3})(?=\s+\S*[A-Za-z]{3})/;
/** Codes that are written in one way only: `AS.030.101` of Johns Hopkins, `L41 Bio 2960` and `L07 111A` of Washington University. */
const OTHER_CODES = [
  /^(?:[A-Z]{2}\.)?\d{3}\.\d{3}(?:\.\d{2,3})?(?!\s+(?:[Hh]ours|[Hh]rs|[Cc]redits?|[Uu]nits?|[Pp]oints?)\b)(?=\s+(?:\(\d{1,3}\)\s+)?\S*[A-Za-z]{3})/,
  /^[A-Z]\d{2} (?:[A-Z][A-Za-z]{1,8} )?\d{3,4}[A-Z]{0,2}(?=\s|$)/,
];
/** Words in capitals that stand before a number without being a subject. */
const NO_SUBJECT =
  /^(?:FALL|SPRING|SUMMER|WINTER|AUTUMN|FA|SP|SU|WI|TERM|SEMESTER|QUARTER|SESSION|PAGE|GPA|TOTALS?|GRADE|YEAR|HRS|ID|NO|BOX|RANK|SAT|ACT|AP|IB|S|Q|MR|PO)$/;

/** Words that are a subject only if a title follows: "UNITS 110 Cluster Seminar". */
const AMOUNT = /^(?:HOURS|CREDITS?|UNITS?|POINTS?)$/;

interface Code {
  readonly code: string;
  /** What comes after the code. */
  readonly rest: string;
}

/** The course code that a text begins with; null if it begins with none. */
export function codeAtStart(text: string): Code | null {
  // "FL2023" alone is the fall of Washington University.
  if (/^FL\s?(?:19|20)\d\d$/.test(text.trim())) return null;
  const other = OTHER_CODES.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])[0];
  if (other !== undefined) return { code: other, rest: text.slice(other.length) };
  const [worded, words = "", digits = ""] = WORDED.exec(text) ?? [];
  if (worded && !words.split(" ").some((word) => NO_SUBJECT.test(word) && word.length > 1)) {
    return { code: `${words} ${digits}`, rest: text.slice(worded.length) };
  }
  const found = CODE.exec(text);
  const [whole = "", subject = "", mark = "", number = "", section] = found ?? [];
  if (!found || NO_SUBJECT.test(subject)) return null;
  const rest = text.slice(whole.length);
  // "4.00" is not a course number.
  if (/^\.\d/.test(rest) || (AMOUNT.test(subject) && !/[A-Za-z]{3}/.test(rest))) return null;
  const code = section === undefined && mark === "-" ? `${subject}-${number}` : `${subject} ${number}`;
  return { code, rest };
}

interface Token {
  readonly text: string;
  /** A wide gap stands before it. */
  readonly isApart: boolean;
  readonly kind: "number" | "grade" | "other" | "word";
}

const OTHER =
  /^(?:\d{1,3}(?:\.\d+)?%|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?:-\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?|[*#]|RP?|EX|INC|Yes|No|(?:19|20)\d\d(?:FA|SP|SU|WI)|(?:FA|SP|SU|WI)\d\d)$/;
/** Marks for a course that has no grade yet. */
const UNFINISHED = /^(?:IP|CIP|IPR|NR|REG|ENR|RG|CUR|in progress|no grade|enrolled|registered|-+)$/i;
/** Marks for credit that another school gave. */
const TRANSFERRED = /^(?:TR?|TRF?|TRN|K|T[A-DF][+-]?)$/i;

/** Whether a text is what transcripts write in place of a grade while a course runs. */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text.trim());
}

export function isTransferMark(text: string): boolean {
  return TRANSFERRED.test(text.trim());
}

/** Whether a text can be a grade: one that we know, or a mark in its place. */
export function isGradeText(text: string): boolean {
  const plain = text.trim();
  return plain.length <= 6 && plain === plain.toUpperCase() && (gradeFrom(plain) !== null || isMark(plain));
}

function isMark(text: string): boolean {
  return isUnfinished(text) || isTransferMark(text);
}

/** Whether a text is a number as credits have. */
export function isNumberText(text: string): boolean {
  return /^\d{1,3}(?:\.\d{1,4})?$/.test(text.trim());
}

/**
 * Reads the text after a course code: the title, then numbers and a grade in either order.
 *
 * @param gradeFirst Whether the grade stands before the credits; null if the headings do not say.
 * @param hasNumberGrades Whether the grades of this transcript are numbers after the credits.
 */
export function readTail(text: string, gradeFirst: boolean | null, hasNumberGrades = false): Omit<CourseParts, "code"> {
  const tokens = tokensIn(text);
  let start = tokens.length;
  while (start > 0 && tokens[start - 1]?.kind !== "word") start -= 1;
  const tail = tokens.slice(start);
  const firstNumber = tail.findIndex(({ kind }) => kind === "number");
  const gradeAt = chooseGrade(tail, firstNumber, gradeFirst);
  const titleEnd = start + leadingWords(tail, firstNumber, gradeAt);
  const numbers = tail.filter(({ kind }) => kind === "number").map((token) => token.text);
  const name = tokens.slice(0, titleEnd).map((token) => token.text);
  const written = tail[gradeAt]?.text ?? "";
  return {
    name: name.join(" "),
    credits: creditsOf(numbers),
    grade: written || decimalGrade(numbers, hasNumberGrades),
  };
}

function tokensIn(text: string): readonly Token[] {
  const tokens = [...text.matchAll(/(\s*)(\S+)/g)].map(
    ([, gap = "", word = ""]): Token => ({
      text: word,
      isApart: gap.length > 1 || gap.includes("\t"),
      kind: isNumberText(word) ? "number" : isGradeText(word) ? "grade" : OTHER.test(word) ? "other" : "word",
    }),
  );
  return tokens.map((token, at) => {
    if (isOrdinal(tokens, at)) return { ...token, kind: "word" };
    return isMarkBetweenNumbers(tokens, at) ? { ...token, kind: "grade" } : token;
  });
}

/** "Principles of Biology 1 3.00 A": credits follow, so the whole number belongs to the title. */
function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  const isWhole = token?.kind === "number" && !token.isApart && !token.text.includes(".");
  return at > 0 && isWhole && after?.kind === "number" && after.text.includes(".");
}

/** A college's own mark, such as Q for a dropped course: one or two capitals after the credits. */
function isMarkBetweenNumbers(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || before?.kind !== "number" || !/^[A-Z]{1,2}$/.test(token.text)) return false;
  return (after === undefined || after.kind === "number") && !/^[IVX]+$/.test(token.text);
}

/** The place of the grade in the tail; -1 if the tail has no grade. */
function chooseGrade(tail: readonly Token[], firstNumber: number, gradeFirst: boolean | null): number {
  const isGrade = ({ kind }: Token) => kind === "grade";
  // "General Chemistry I": a single letter is a grade only after a gap.
  if (firstNumber < 0)
    return tail.findLastIndex((token) => isGrade(token) && (token.isApart || /[+-]$/.test(token.text)));
  const before = tail.slice(0, firstNumber).findLastIndex(isGrade);
  const after = tail.findIndex((token, at) => at > firstNumber && isGrade(token));
  if (gradeFirst === true && before >= 0) return before;
  if (after >= 0) return after;
  // "Physics I 4.0": a numeral of the title, unless a gap sets it apart.
  const candidate = tail[before];
  return candidate && (candidate.isApart || candidate.text !== "I") ? before : -1;
}

/** How many tokens of the tail belong to the title: grade-like words before the numbers that are not the grade. */
function leadingWords(tail: readonly Token[], firstNumber: number, gradeAt: number): number {
  if (firstNumber < 0) return gradeAt < 0 ? tail.length : gradeAt;
  return gradeAt >= 0 && gradeAt < firstNumber ? gradeAt : firstNumber;
}

/** The credits attempted. Credit from elsewhere may be earned without having been attempted. */
function creditsOf(numbers: readonly string[]): string {
  const [first = "", second] = numbers;
  return Number(first) === 0 && Number(second ?? 0) > 0 ? (second ?? "") : first;
}

/**
 * In "5.0 5.0 3.7 18.5" and "5.0 3.7 18.5", 3.7 is the grade: times the credits it makes the points. Schools with
 * quarters grade so. In "5.0 3.7" it is one if the other courses show it.
 */
function decimalGrade(numbers: readonly string[], hasNumberGrades: boolean): string {
  const [credits = "", second = ""] = numbers;
  if (numbers.length === 2) return hasNumberGrades && DECIMAL_GRADE.test(second) ? second : "";
  if (numbers.length < 3 || numbers.length > 4) return "";
  const [grade = "", points = ""] = numbers.slice(-2);
  const isGrade = Number(grade) <= 4.3 && Math.abs(+credits * +grade - +points) < 0.06 && +points > 0;
  return isGrade && grade.includes(".") ? grade : "";
}

const DECIMAL_GRADE = /^(?:[0-3]\.\d|4\.0)$/;

/** Whether a line such as "5.0 3.4" has a grade after the credits. Of credits, all are earned or none. */
export function endsInNumberGrade(line: string): boolean {
  const [, credits, last = ""] = /[A-Za-z]\)?\s+(\d{1,2}(?:\.\d{1,2})?)\s+(\d\.\d)\s*$/.exec(line) ?? [];
  const isGrade = DECIMAL_GRADE.test(last) && !last.endsWith(".0") && Number(last) !== Number(credits);
  return isGrade && codeAtStart(line.trim()) !== null;
}
