import { termFrom } from "../../course/courseText.ts";

/** A part of a transcript with rows of its own kind. */
export type Block = "own" | "transfer" | "test" | "in-progress";

export interface TermHeading {
  readonly term: string;
  readonly year: string;
}

/** The words of a term heading, apart from the term and the year. */
const TERM_FILLERS =
  /\b(?:term|semester|sem|quarter|qtr|session|trimester|intersession|mini|first|second|third|academic|year|day|evening|main|campus|undergraduate|graduate|i{1,3}|[1-4]|[ab])\b/g;
const TERM_WORDS =
  /\b(?:j-?term|jan(?:uary)?[- ]term|may[- ]?(?:term|session)|maymester|winter|spring|spr|summer|sum|fall|autumn|wi|sp|su|fa|fl|au)\b/g;

/** The term and year of a line that names nothing else; null for other lines. */
export function termHeading(text: string): TermHeading | null {
  const plain = text.toLowerCase().replace(/^\s*(?:term|semester|academic period|period)\s*:\s*/, "");
  const found = termFrom(plain);
  if (found.term === "" || found.year === "") return null;
  const rest = plain
    .replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, ?\d{4})?/g, " ")
    .replace(/\b(?:to|through|from)\b/g, " ")
    .replace(/\d{1,2}\/\d{1,2}\/\d{2,4}/g, " ")
    .replace(/\d{4}(?:[-/]\d{2,4})?/g, " ")
    .replace(/(?<=[a-z])\d\d\b/g, " ")
    .replace(TERM_WORDS, " ")
    .replace(TERM_FILLERS, " ")
    .replace(/[^a-z]+/g, "");
  return rest === "" ? found : null;
}

/**
 * The term and year of a heading of Banner: `Summer 2022: Grandview College`, or with the number of the term,
 * `202110: Grandview College`. A number whose last digits mean another term at each college stays as it is.
 */
export function termOfSchool(line: string): TermHeading | null {
  const [, when] = /^([^:]{6,24}):\s+\p{L}/u.exec(line) ?? [];
  if (!when) return null;
  const [, year = "", number = ""] = /^((?:19|20)\d{2})(\d{2})$/.exec(when.trim()) ?? [];
  if (year === "") return termHeading(when);
  return { term: /^(?:10|08|80|90)$/.test(number) ? "Fall" : when.trim(), year };
}

/**
 * Headings of columns with single spaces, such as `SUBJECT NUMBER LEVEL TITLE GRADE UNITS`: whether the grade stands before
 * the credits, and what stands before the title or after the grade without being one of them. Null for other lines.
 */
export function spacedHeadings(line: string) {
  const plain = line.toLowerCase();
  if (/\d/.test(plain) || !/^\W*(?:subj(?:ect)?|course|crse|class)\b.*\b(?:title|description)\b/.test(plain))
    return null;
  const places = [/\b(?:grade|grd)\b/, /\b(?:units?|credits?|hours|hrs|cred)\b/].map((word) => plain.search(word));
  const [grade = -1, credits = -1] = places;
  if (grade < 0 && credits < 0) return null;
  return {
    gradeFirst: grade < 0 || credits < 0 ? null : grade < credits,
    hasCampus: /\bcampus\b.*\blevel\b.*\b(?:title|description)\b/.test(plain),
    hasLevel: /\blevel\b.*\b(?:title|description)\b/.test(plain),
    median: medianIn(plain),
  };
}

/** Where the median grade of the class stands; null if the headings name none. */
function medianIn(headings: string): "before-grade" | "after-grade" | null {
  const median = headings.search(/\bmedian\b/);
  if (median < 0) return null;
  // "MEDIAN GRADE" is one column if another has the grade.
  const others = headings.replace(/\bmedian grade\b/, "median      ");
  const hasOther = /\b(?:grade|grd)\b/.test(others);
  const grade = (hasOther ? others : headings).search(/\b(?:grade|grd)\b/);
  return grade < 0 || grade < median ? "after-grade" : "before-grade";
}

/** `2023-2024 Grade 9`: the two calendar years of a school year; null for other lines. */
export function schoolYearHeading(text: string): readonly [first: string, second: string] | null {
  const [, first, second] =
    /^\W*(?:(?:school|academic) year:?\s*)?(20\d\d)\s*[-/\u2013]\s*(?:20)?(\d\d)(?:\W+(?:grade\W*(?:level\W*)?\d{1,2}|\d{1,2}th grade|freshman|sophomore|junior|senior))?\W*$/i.exec(
      text,
    ) ?? [];
  return first && second ? [first, `20${second}`] : null;
}

/** The half of a school year that a cell names: `S1`, `Sem 2`, `1st Semester`; null for other texts. */
export function halfOfYear(text: string): 1 | 2 | null {
  const [, half] = /^(?:s|sem|semester|t|term)?\W*([12])(?:st|nd)?(?:\W*(?:sem|semester))?$/i.exec(text.trim()) ?? [];
  if (half) return half === "1" ? 1 : 2;
  return /^(?:y|yr|fy|full year|year)$/i.test(text.trim()) ? 2 : null;
}

const BLOCKS: readonly (readonly [block: Block, words: RegExp])[] = [
  ["test", /\btest credits?\b|\badvanced placement\b|\bap credits?\b|\bexam(?:ination)? credits?\b|\bcredit by exam/i],
  ["transfer", /\btransfer(?:red)? (?:credits?|work|courses?|from)\b/i],
  ["in-progress", /\b(?:courses?|work|credits?) in[- ]progress\b|\bcurrent (?:courses|enrollment|registration)\b/i],
  ["own", /\binstitution(?:al)? credits?\b|\bbeginning of\b|\bundergraduate record\b|\bresident credit/i],
];

/** The block that a line begins; null for other lines. */
export function blockHeading(text: string): Block | null {
  // A row of links names every block.
  const found = BLOCKS.filter(([, words]) => words.test(text));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const TOTALS =
  /\b(?:gpa|totals?|cumulative|cum|ehrs|qpts|gpa[- ]hrs|(?:quality|grade) points?|(?:earned|passed|attempt(?:ed)?) (?:hours|hrs|units|credits))\b|^\W*(?:current term|credits?|units|hours)\s*:|^\W*overall\b/i;

/** Averages, sums, and their headings. */
export function isTotalLine(text: string): boolean {
  return TOTALS.test(text);
}

const REMARK =
  /\brepeat(?:ed)?\b.*\b(?:gpa|excluded|included)\b|^\W*repeat(?:ed)?\b|\b(?:good standing|probation|dean['\u2019]?s list)\b|^\W*end of\b/i;

/** A remark below a course, which does not belong to its title. */
export function isRemark(text: string): boolean {
  return REMARK.test(text);
}

const HEADINGS: readonly RegExp[] = [
  // Who, where and when.
  /\b(?:university|college|high school|school|academy|institute|registrar|student|name|print(?:ed)? date|date issued|issued|birth|ssn|gender|counselor|advisor|address|phone|grad(?:uation)? (?:year|date)|class rank|rank)\b/i,
  /\b(?:un)?official\b|\b(?:final|midterm) grades\b|^summary\b|\btranscript\b|\bacademic (?:record|history|summary|standing)|\bcourse history\b|\bpage \d+|\bend of\b|^\W*print\W*$/i,
  // What is studied, and how it goes.
  /^\W*(?:current )?(?:program|plan|major|minor|degree|curriculum|concentration|catalog|department|career|level|track)\b.*(?::|$)/i,
  /\b(?:good standing|probation|honors? list|dean['\u2019]?s list|term honors?|academic standing|additional standing|level comments|applied toward|standing)\b/i,
  REMARK,
  // Parts of the page around the table.
  /^\W*(?:courses?(?: i['\u2019]m taking| i['\u2019]ve taken)?|taken|transferred|in progress|collapse section|expand section|filters?|select|view|view all|sort|personalize|find|first|last|top|\d+ rows?|\d+ (?:-|to) \d+ of \d+|gpa|collapse|show|hide)\b[^\d]*$/i,
  /^\W*\d+ rows?\W*$/i,
  /\b(?:course )?title\b.*\b(?:cred|credits?|cr|grd|grade|units?|hours)\b/i,
  // An average on a line of its own.
  /^\W*\d\.\d{1,3}\W*$/,
  /^[\W_]*$/,
];

/** Whether a line names a term that no season tells, such as `Interim 2024`: the courses below it are in none above it. */
export function isOtherTerm(line: string): boolean {
  return /^(?:term\s*:\s*)?(?:[\w-]+ ){0,2}(?:interim|intersession|winterim|trimester|term|semester|session|quarter|module|block)\b[^:]{0,12}\b(?:19|20)\d\d$/i.test(
    line.trim(),
  );
}

/** A line that transcripts have and that holds no course. */
export function isKnownHeading(text: string): boolean {
  return HEADINGS.some((known) => known.test(text));
}
