import type { Experience } from "../experience/experience.ts";
import { readPerson } from "../experience/readPerson.ts";
import type { ExperienceType } from "../shared/experienceType.ts";
import { plainEmail } from "../shared/plainEmail.ts";
import { plainPhone } from "../shared/plainPhone.ts";
import { hoursBetween, minutesOf, readHours, readWeekly, readYes } from "../shared/writtenHours.ts";
import { type CellReading, isPlainlyDay, looksLikeDay, looksLikeRange, shortFormOf } from "./cellReading.ts";
import { gradesIn, isOnlyKindOfWork, kindOfWork, timingIn } from "./experienceWords.ts";
import { withGradesTogether } from "./gradeColumns.ts";
import { filledDown } from "./mergedCells.ts";
import { type Cells, type ColumnKind, type FoundColumn, findColumns, plainHeading } from "./tableColumns.ts";
import { withSections } from "./tableSections.ts";
import { type DayOrder, dayOrderOf, isCurrent, readCellDay, readRange, type ShortForm } from "./writtenDay.ts";

/** What a column of a table of experiences or shifts can hold. */
export const EXPERIENCE_COLUMNS = [
  "name",
  "organisation",
  "type",
  "title",
  "description",
  "start",
  "end",
  "dates",
  "hours",
  "perWeek",
  "weeks",
  "anticipatedHours",
  "day",
  "shiftHours",
  "timeIn",
  "timeOut",
  "note",
  "city",
  "country",
  "contactName",
  "contactTitle",
  "contactPhone",
  "contactEmail",
  "paid",
  "meaningful",
  "grades",
  "timing",
  "college",
] as const;
export type ExperienceColumn = (typeof EXPERIENCE_COLUMNS)[number];

/** What a row says. A field is absent if its cell is empty. `day` makes the row a shift of its experience. */
export interface ExperienceRow {
  readonly name?: string;
  readonly organisation?: string;
  readonly type?: ExperienceType;
  readonly title?: string;
  readonly description?: string;
  readonly start?: string;
  readonly end?: string;
  readonly current?: true;
  readonly hours?: number;
  readonly perWeek?: number;
  readonly weeks?: number;
  readonly anticipatedHours?: number;
  readonly day?: string;
  readonly shiftHours?: number;
  readonly note?: string;
  readonly city?: string;
  readonly country?: string;
  readonly contactName?: string;
  readonly contactTitle?: string;
  readonly contactPhone?: string;
  readonly contactEmail?: string;
  readonly paid?: boolean;
  /** Categories of the forms that the row's own kind names. */
  readonly categories?: Partial<Experience["categories"]>;
  readonly meaningful?: boolean;
  readonly grades?: readonly string[];
  readonly timing?: readonly string[];
  readonly college?: boolean;
}

/** The columns whose cells could not be read, with what they say. */
export type Unreadable = Readonly<Partial<Record<ExperienceColumn, string>>>;

export interface ReadRow<Row, Column extends string> {
  readonly row: Row;
  readonly unreadable: Readonly<Partial<Record<Column, string>>>;
}

const isDay = looksLikeDay;
const isRange = looksLikeRange;
const isAmount = (cell: string) => readHours(cell, "decimal") !== null || readWeekly(cell, "decimal") !== null;
const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isDay(cell);
const isAny = () => true;
const isEmail = (cell: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(cell);
const isPhone = (cell: string) => /^\+?[\d ().x-]{7,}$/.test(cell);
const isAnswer = (cell: string) => readYes(cell) !== null;

/**
 * In the order in which they are tried: the narrower heading first. The headings are those of AMCAS, AADSAS and Common
 * App worksheets, of forms and of students' own logs.
 */
const KINDS: readonly ColumnKind<ExperienceColumn>[] = [
  { field: "grades", heading: /\bgrades?(?: levels?)?\b/, fits: (cell) => gradesIn(cell) !== null },
  { field: "timing", heading: /^timing|\btime of (?:year|participation)/, fits: (cell) => timingIn(cell) !== null },
  { field: "college", heading: /\bin college\b|continue in/, fits: isAnswer },
  {
    field: "anticipatedHours",
    heading: /(?:anticipated|planned|future|projected|expected) .*(?:hours|hrs)/,
    fits: isAmount,
  },
  {
    field: "perWeek",
    heading:
      /\b(?:hours?|hrs?|h) ?(?:per|a|\/|each) ?(?:week|wk)|weekly (?:hours|hrs)|avg (?:hours|hrs)|(?:hours|hrs) weekly/,
    fits: isAmount,
  },
  { field: "weeks", heading: /\b(?:weeks?|wks?)\b/, fits: isAmount },
  {
    field: "contactEmail",
    heading: /\bemail\b/,
    fits: isEmail,
    isGuessed: true,
  },
  { field: "contactPhone", heading: /\b(?:phone|telephone|tel|mobile|cell)\b/, fits: isPhone, isGuessed: true },
  {
    field: "contactTitle",
    heading: /\b(?:contact|supervisor|mentor)s?\b.*\b(?:title|role|position)/,
    fits: isText,
  },
  {
    field: "contactName",
    heading:
      /\b(?:contact|supervisor|mentor|advisor|adviser|reference|coach|teacher|physician|doctor|verified by|verifier|signed by)s?\b/,
    fits: isText,
  },
  { field: "timeIn", heading: /\bin$|\bstart\b|\bbegin\b|\bfrom\b|\bclock(?:ed)? in\b|\barriv/, fits: isTime },
  { field: "timeOut", heading: /\bout$|\bend\b|\bfinish\b|^(?:to|until)$|\bclock(?:ed)? out\b|\bleft\b/, fits: isTime },
  { field: "start", heading: /\b(?:start|started|begin|began|from|since|first day)\b/, fits: isDay },
  { field: "end", heading: /\b(?:end|ended|finish|finished|last day|until|through)\b|^to$/, fits: isEnd },
  { field: "dates", heading: /\b(?:dates|date range|duration dates|when|period|years?|timeframe)\b/, fits: isRange },
  { field: "hours", heading: /\btotal\b|\bcompleted hours\b/, fits: isAmount },
  { field: "shiftHours", heading: /\b(?:hours?|hrs?|duration|length|time spent)\b/, fits: isAmount },
  { field: "day", heading: /\b(?:date|day|week of)\b/, fits: isDay },
  { field: "meaningful", heading: /\bmeaningful\b|\bmost important\b/, fits: isAnswer },
  { field: "paid", heading: /\b(?:paid|compensation|compensated|salary|wages?)\b/, fits: isAnswer },
  { field: "description", heading: /\b(?:description|summary|responsibilities|details|about)\b/, fits: isAny },
  {
    field: "note",
    heading: /\b(?:notes?|comments?|remarks?|tasks?|duties|reflection|what (?:did|i|we|you))\b/,
    fits: isAny,
    isMany: true,
  },
  { field: "type", heading: /\b(?:type|category|kind)\b/, fits: isText },
  { field: "title", heading: /\b(?:position|role|job|title|leadership)\b/, fits: isText },
  { field: "country", heading: /\bcountry\b/, fits: isText },
  {
    field: "organisation",
    heading: /\b(?:organi[sz]ation|org|company|employer|agency|site|where|location|place|institution|facility)\b/,
    fits: isText,
  },
  { field: "city", heading: /\b(?:city|town|location|where|place)\b/, fits: isText },
  {
    field: "name",
    heading: /\b(?:activity|activities|opportunity|experience|event|name|project|club|program)\b/,
    fits: isText,
  },
  { field: "day", heading: /(?!)/, fits: isPlainlyDay, isGuessed: true },
  {
    field: "dates",
    heading: /(?!)/,
    fits: (cell) => isPlainlyDay(cell) || (isRange(cell) && !isAmount(cell)),
    isGuessed: true,
  },
  { field: "shiftHours", heading: /(?!)/, fits: isAmount, isGuessed: true },
  { field: "name", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "organisation", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "description", heading: /(?!)/, fits: isText, isLastGuess: true },
];

/** Next to hours, "Time" is a time of day. */
const KINDS_WITH_HOURS: typeof KINDS = [...KINDS, { field: "note", heading: /^times?$/, fits: isAny, isMany: true }];
/** What adds up other hours is left out next to them. */
const RUNNING = /\b(?:running|cumulative)\b/;
/** Without a column of hours, "Time" and what adds up hours may be it. "2:30" can be a time of day, too. */
const KINDS_WITHOUT_HOURS: typeof KINDS = [
  ...KINDS,
  { field: "shiftHours", heading: /^time$/, fits: (cell) => isAmount(cell) && !isTime(cell) },
  { field: "note", heading: /^times?$/, fits: (cell) => !isAmount(cell), isMany: true },
  { field: "hours", heading: RUNNING, fits: isAmount },
];

const IGNORED =
  /^(?:#|no|id|row|timestamp|submitted|entry id|verified|approved|(?:first|last|full|your|my) name)$|^(?:students?|volunteers?|applicant) (?:name|id|number|email)\b|^(?:(?:lunch|meal|rest|paid|unpaid) )?(?:lunch|breaks?)(?: (?:time|length|duration|minutes|mins?|hours?|hrs?|start|end|in|out|taken))*$|\b(?:initials|signature|(?<!\b(?:hours|hrs) )signed(?! (?:off )?(?:hours|hrs)\b)|website|url|link|link to)\b/;
const AMOUNTS: readonly ExperienceColumn[] = ["hours", "shiftHours", "anticipatedHours", "perWeek", "weeks"];
const DAY_COLUMNS: ReadonlySet<ExperienceColumn | null> = new Set(["day", "start", "end", "dates"]);

/** What a merged cell gives the rows beside it: what names their experience. */
const NAMES = ["name", "organisation", "title"] as const;

/** Finds the columns and lines of a table of experiences, of shifts, or of both. */
export function findExperienceTable(pasted: readonly Cells[]) {
  const table = withGradesTogether(pasted);
  // A form's answers have the address of the student who filled it in.
  const isForm = table[0]?.some((cell) => plainHeading(cell) === "timestamp") ?? false;
  const ignored = isForm ? new RegExp(`${IGNORED.source}|^email address$`) : IGNORED;
  const found = withSections(findHours(table, ignored), (text) => (isOnlyKindOfWork(text) ? "type" : null));
  const isEmpty = (at: number) => found.lines.every(({ kind, cells }) => kind !== "row" || !cells[at]);
  return filledDown({ ...found, columns: settled(found.columns, isEmpty) }, "day", NAMES);
}

/** Finds the columns. The student is asked about a running total without hours; next to days, it is none of theirs. */
function findHours(table: readonly Cells[], ignored: RegExp) {
  const found = findColumns(table, KINDS_WITH_HOURS, new RegExp(`${ignored.source}|${RUNNING.source}`), AMOUNTS);
  const fields = found.columns.flatMap(({ heading, field }) => {
    const plain = plainHeading(heading);
    return KINDS.some((kind) => kind.field === field && kind.heading.test(plain)) ? (field ?? []) : [];
  });
  const hasTimes = fields.includes("timeIn") && fields.includes("timeOut");
  if (hasTimes || fields.includes("hours") || fields.includes("shiftHours")) return found;
  const other = findColumns(table, KINDS_WITHOUT_HOURS, ignored, AMOUNTS);
  const hasDays = other.columns.some(({ field }) => field === "day");
  const columns = other.columns.map((column) => {
    if (!RUNNING.test(plainHeading(column.heading))) return column;
    return { ...column, field: hasDays ? null : column.field, isSure: false };
  });
  return { ...other, columns };
}

/** "Hours" next to a date are those of a shift, otherwise of the experience; so it is with notes. */
function settled(
  found: readonly FoundColumn<ExperienceColumn>[],
  isEmpty: (column: number) => boolean,
): readonly FoundColumn<ExperienceColumn>[] {
  const hasTimes = found.some(({ field }) => field === "timeIn") && found.some(({ field }) => field === "timeOut");
  const hasHours = found.some(({ field }) => field === "shiftHours");
  const columns = found.map((column, at) => {
    if (isEmpty(at)) return { ...column, field: asDay(column.field) };
    // The total next to two times is that of the shift.
    const isOfShift = hasTimes && !hasHours && column.field === "hours";
    return isOfShift ? { ...column, field: "shiftHours" as const } : column;
  });
  const fields = columns.map(({ field }) => field);
  const isShifts = fields.includes("day") && !fields.includes("start") && !fields.includes("hours");
  const swap: Readonly<Partial<Record<ExperienceColumn, ExperienceColumn>>> = isShifts
    ? { description: "note" }
    : {
        ...(!fields.includes("hours") && { shiftHours: "hours" }),
        ...(!fields.includes("description") && { note: "description" }),
        ...(!fields.includes("start") && { day: "start" }),
      };
  return columns.map((column) => ({ ...column, field: column.field && (swap[column.field] ?? column.field) }));
}

/** An empty column "End" is one of days, unless its heading and its cells speak of times. */
function asDay(field: ExperienceColumn | null): ExperienceColumn | null {
  return field === "timeIn" ? "start" : field === "timeOut" ? "end" : field;
}

/** The order of the table's numeric days; see `dayOrderOf`. */
export function experienceDayOrder(
  rows: readonly Cells[],
  columns: readonly (ExperienceColumn | null)[],
  short?: ShortForm,
): DayOrder | "ask" | null {
  return dayOrderOf(
    rows.flatMap((cells) => cells.filter((_, at) => DAY_COLUMNS.has(columns[at] ?? null))),
    short,
  );
}

/** What days without a year are; see `shortFormOf`. */
export function experienceShortForm(
  rows: readonly Cells[],
  columns: readonly (ExperienceColumn | null)[],
  headings: readonly string[],
) {
  return shortFormOf(rows, headings, (at) => DAY_COLUMNS.has(columns[at] ?? null));
}

/** The texts of the table's amounts, such as hours. */
export function experienceAmounts(rows: readonly Cells[], columns: readonly (ExperienceColumn | null)[]): Cells {
  return rows.flatMap((cells) => cells.filter((_, at) => AMOUNTS.some((field) => field === columns[at])));
}

/** Reads a row by its columns. */
export function readExperienceRow(
  cells: Cells,
  columns: readonly (ExperienceColumn | null)[],
  reading: CellReading,
): ReadRow<ExperienceRow, ExperienceColumn> {
  let row: ExperienceRow = {};
  const unreadable: Partial<Record<ExperienceColumn, string>> = {};
  const texts = textsOf(cells, columns);
  for (const [field, text] of texts) {
    const read = READERS[field](text, reading);
    // A column of its own says more than a part of another cell.
    if (read) row = field === "contactName" || field === "type" ? { ...read, ...row } : { ...row, ...read };
    else unreadable[field] = text;
  }
  const [from = "", to = ""] = [texts.get("timeIn"), texts.get("timeOut")];
  const between = from && to ? hoursBetween(from, to, row.day) : null;
  if (between !== null && row.shiftHours === undefined) row = { ...row, shiftHours: between };
  if (from || to) row = { ...row, note: [`${from} \u2013 ${to}`.trim(), row.note].filter(Boolean).join("\n") };
  return { row, unreadable };
}

/** The text of each column that has one. Columns of the same kind are joined. */
export function textsOf<Column extends string>(
  cells: Cells,
  columns: readonly (Column | null)[],
): ReadonlyMap<Column, string> {
  const texts = new Map<Column, string>();
  columns.forEach((field, at) => {
    const text = cells[at]?.trim() ?? "";
    if (field && text !== "") texts.set(field, [texts.get(field), text].filter(Boolean).join("; "));
  });
  return texts;
}

type Reader = (text: string, reading: CellReading) => ExperienceRow | null;

const line = (text: string) => text.replace(/\s+/g, " ").trim();
const given = <Name extends keyof ExperienceRow>(
  name: Name,
  value: ExperienceRow[Name] | null,
): ExperienceRow | null => (value === null ? null : { [name]: value });
const words =
  (name: keyof ExperienceRow): Reader =>
  (text) => ({ [name]: line(text) });
const amount =
  (name: keyof ExperienceRow): Reader =>
  (text, { comma }) =>
    given(name, readHours(text, comma));
const answer =
  (name: keyof ExperienceRow): Reader =>
  (text) =>
    given(name, readYes(text));
const time: Reader = (text) => (minutesOf(text) === null ? null : {});

const READERS: Readonly<Record<ExperienceColumn, Reader>> = {
  name: words("name"),
  organisation: words("organisation"),
  type: kindOfWork,
  title: words("title"),
  description: (text) => ({ description: text.replace(/\r\n?/g, "\n") }),
  start: (text, reading) => given("start", readCellDay(text, reading)?.first ?? null),
  end: (text, reading) =>
    isCurrent(text) ? { current: true } : given("end", readCellDay(text, reading)?.last ?? null),
  dates: readRange,
  hours: (text, reading) => readWeekly(text, reading.comma) ?? amount("hours")(text, reading),
  perWeek: amount("perWeek"),
  weeks: amount("weeks"),
  anticipatedHours: amount("anticipatedHours"),
  day: (text, reading) => {
    const day = readCellDay(text, reading);
    return day && day.first === day.last ? { day: day.first } : null;
  },
  shiftHours: (text, reading) => (readWeekly(text, reading.comma) ? null : amount("shiftHours")(text, reading)),
  timeIn: time,
  timeOut: time,
  note: words("note"),
  city: words("city"),
  country: words("country"),
  contactName: readContact,
  contactTitle: words("contactTitle"),
  contactPhone: (text) => ({ contactPhone: plainPhone(line(text)) }),
  contactEmail: (text) => ({ contactEmail: plainEmail(line(text)) }),
  paid: answer("paid"),
  meaningful: answer("meaningful"),
  grades: (text) => given("grades", gradesIn(text)),
  timing: (text) => given("timing", timingIn(text)),
  college: answer("college"),
};

/** A cell may hold a person's name, title, phone and email. */
function readContact(text: string): ExperienceRow {
  const { name, title, phone, email } = readPerson(text);
  return {
    ...(name !== "" && { contactName: name }),
    ...(title !== "" && { contactTitle: title }),
    ...(phone !== "" && { contactPhone: phone }),
    ...(email !== "" && { contactEmail: email }),
  };
}

function isTime(cell: string): boolean {
  return minutesOf(cell) !== null;
}

function isEnd(cell: string): boolean {
  return isCurrent(cell) || isDay(cell);
}
