import type { Fit, Outcome, School, SchoolKind, SchoolStatus } from "../school/school.ts";
import type { UsState } from "../school/usState.ts";
import { type CellReading, isPlainlyDay, looksLikeDay, shortFormOf } from "./cellReading.ts";
import type { ReadRow } from "./experienceTable.ts";
import { controlIn, fitIn, kindIn, onlyFitOrKind, placeIn, stateIn } from "./schoolWords.ts";
import { outcomeIn, statusIn } from "./statusWords.ts";
import { type Cells, type ColumnKind, findColumns, plainHeading } from "./tableColumns.ts";
import { withSections } from "./tableSections.ts";
import { type DayOrder, dayOrderOf, readCellDay, type ShortForm } from "./writtenDay.ts";

/** What a column of a table of schools can hold. There may be several deadlines. */
export const SCHOOL_COLUMNS = [
  "name",
  "place",
  "city",
  "state",
  "kind",
  "control",
  "fit",
  "status",
  "outcome",
  "deadline",
  "round",
  "reachedPrimary",
  "reachedSecondary",
  "reachedInterview",
  "reachedDecision",
  "note",
] as const;
export type SchoolColumn = (typeof SCHOOL_COLUMNS)[number];

/** What a row says. A field is absent if its cell is empty. */
export interface SchoolRow {
  readonly name?: string;
  readonly city?: string;
  readonly state?: UsState;
  readonly kind?: SchoolKind;
  readonly control?: NonNullable<School["control"]>;
  readonly fit?: Fit;
  readonly status?: SchoolStatus;
  readonly outcome?: Outcome;
  /** The school has every part of the application: for a professional school, the secondary too. */
  readonly isComplete?: true;
  /** What is due, and the day. */
  readonly deadlines?: readonly (readonly [label: string, day: string])[];
  readonly round?: string;
  readonly reachedPrimary?: string;
  readonly reachedSecondary?: string;
  readonly reachedInterview?: string;
  readonly reachedDecision?: string;
  readonly note?: string;
}

const isDay = looksLikeDay;
const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isDay(cell);
const isState = (cell: string) => stateIn(cell) !== null;
const isPlace = (cell: string) => placeIn(cell) !== null;

/** "Acceptance date" has the day of a decision, and says which one it is. */
const DECISION_DAY =
  /\b(?:decision|acceptance|accepted|admission|admitted|admittance|rejection|rejected|denied|waitlist(?:ed)?) (?:date|on)\b|\bdate (?:of )?(?:decision|acceptance|accepted|admission|admitted|rejection|rejected|denied|waitlisted)\b/;

/** In the order in which they are tried: the narrower heading first. */
const KINDS: readonly ColumnKind<SchoolColumn>[] = [
  {
    field: "deadline",
    heading:
      /\b(?:deadline|due)\b|^(?:ed|ea|rea|scea|rd|(?:restrictive )?early (?:action|decision)|regular(?: decision)?|priority)(?: (?:1|2|i|ii))?$/,
    fits: isDay,
    isMany: true,
  },
  { field: "reachedDecision", heading: DECISION_DAY, fits: isDay },
  {
    field: "reachedPrimary",
    heading:
      /\b(?:primary|application|app|amcas|aacomas|aadsas|tmdsas) (?:submitted|sent|date)|^primary$|^(?:date (?:submitted|applied)|(?:submitted|applied) (?:on|date))$/,
    fits: isDay,
  },
  {
    field: "note",
    heading:
      /\bsecondary (?:received|invite|invitation|rec d)\b|^(?:file |application |app |date )?completed?(?: date| on)?$/,
    fits: () => true,
    isMany: true,
  },
  { field: "reachedSecondary", heading: /\bsecondary\b/, fits: isDay },
  { field: "reachedInterview", heading: /\binterview|\bii\b/, fits: isDay },
  {
    field: "place",
    heading: /\b(?:location|place|where(?! (?:i|am|do)\b))\b|city ?[/ ](?:and |& )?state/,
    fits: isPlace,
  },
  { field: "city", heading: /\b(?:city|town)\b/, fits: isText },
  { field: "state", heading: /^(?:st|state)s?\b/, fits: isState },
  { field: "kind", heading: /\bmd ?\/ ?do\b|\bdegree\b|^dds|\bkind\b|^type\b/, fits: (cell) => kindIn(cell) !== null },
  {
    field: "control",
    heading: /\b(?:public|private|sector|control)\b|^type\b/,
    fits: (cell) => controlIn(cell) !== null,
  },
  {
    field: "fit",
    heading: /\b(?:safety|reach|target|match|likelihood|fit|tier|category|chance)\b|^r\W+[mt]\W+s$/,
    fits: (cell) => fitIn(cell) !== null,
  },
  { field: "outcome", heading: /\b(?:decision|result|outcome|response)\b/, fits: (cell) => outcomeIn(cell) !== null },
  {
    field: "status",
    heading: /\b(?:status|stage|progress|where (?:i|am i|do i)|i stand)\b/,
    fits: (cell) => statusIn(cell) !== null,
  },
  { field: "round", heading: /\b(?:round|plan|type)\b/, fits: () => true },
  {
    field: "note",
    heading: /\b(?:notes?|comments?|remarks?|thoughts?|why|pros|cons)\b/,
    fits: () => true,
    isMany: true,
  },
  { field: "name", heading: /\b(?:school|college|university|institution|name|program|list)s?\b/, fits: isText },
  { field: "place", heading: /(?!)/, fits: isPlace, isGuessed: true },
  { field: "state", heading: /(?!)/, fits: isState, isGuessed: true },
  { field: "fit", heading: /(?!)/, fits: (cell) => fitIn(cell) !== null, isGuessed: true },
  { field: "deadline", heading: /(?!)/, fits: isPlainlyDay, isGuessed: true, isMany: true },
  { field: "kind", heading: /(?!)/, fits: (cell) => kindIn(cell) !== null, isGuessed: true },
  { field: "status", heading: /(?!)/, fits: (cell) => statusIn(cell) !== null, isGuessed: true },
  { field: "name", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "city", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "note", heading: /(?!)/, fits: isText, isLastGuess: true, isMany: true },
];

const IGNORED =
  /^(?:#|no|id|row)$|\b(?:tuition|cost|coa|price|fee|gpa|mcat|dat|sat|act|rate|rank|ranking|website|url|link|portal|login|password|user ?name|enrollment|size|interview invite|essays|email|phone)\b/;

const DAY_COLUMNS: ReadonlySet<SchoolColumn | null> = new Set([
  "deadline",
  "reachedPrimary",
  "reachedSecondary",
  "reachedInterview",
  "reachedDecision",
]);

/** Finds the columns and lines of a table of schools. */
export function findSchoolTable(table: readonly Cells[]) {
  return withSections(findColumns(table, KINDS, IGNORED, []), onlyFitOrKind, { inLists: true });
}

/** The order of the table's numeric days; see `dayOrderOf`. */
export function schoolDayOrder(
  rows: readonly Cells[],
  columns: readonly (SchoolColumn | null)[],
  short?: ShortForm,
): DayOrder | "ask" | null {
  return dayOrderOf(
    rows.flatMap((cells) => cells.filter((_, at) => DAY_COLUMNS.has(columns[at] ?? null))),
    short,
  );
}

/** What days without a year are; see `shortFormOf`. */
export function schoolShortForm(
  rows: readonly Cells[],
  columns: readonly (SchoolColumn | null)[],
  headings: readonly string[],
) {
  return shortFormOf(rows, headings, (at) => DAY_COLUMNS.has(columns[at] ?? null));
}

/** Reads a row by its columns. `headings` name what is due on each deadline. */
export function readSchoolRow(
  cells: Cells,
  columns: readonly (SchoolColumn | null)[],
  headings: readonly string[],
  reading: CellReading,
): ReadRow<SchoolRow, SchoolColumn> {
  let row: SchoolRow = {};
  const unreadable: Partial<Record<SchoolColumn, string>> = {};
  columns.forEach((field, at) => {
    const text = cells[at]?.trim() ?? "";
    if (!field || text === "") return;
    const read = READERS[field](text, reading, headings[at] ?? "");
    if (read === null) unreadable[field] = text;
    else row = joined(row, read);
  });
  return { row, unreadable };
}

function joined(row: SchoolRow, more: SchoolRow): SchoolRow {
  const deadlines = [...(row.deadlines ?? []), ...(more.deadlines ?? [])];
  const note = [row.note, more.note].filter(Boolean).join("\n");
  return { ...row, ...more, ...(deadlines.length > 0 && { deadlines }), ...(note !== "" && { note }) };
}

type Reader = (text: string, reading: CellReading, heading: string) => SchoolRow | null;

const line = (text: string) => text.replace(/\s+/g, " ").trim();
const given = <Name extends keyof SchoolRow>(name: Name, value: SchoolRow[Name] | null): SchoolRow | null =>
  value === null ? null : { [name]: value };
const exactDay = (text: string, reading: CellReading) => {
  const day = readCellDay(text, reading);
  return day && day.first === day.last ? day.first : null;
};
const reached =
  (name: keyof SchoolRow): Reader =>
  (text, reading) =>
    given(name, exactDay(text, { ...reading, short: reading.pastShort ?? reading.short }));

/** "R", "M" and "S" below "R/M/S"; "T" is a target. */
function fitByLetter(text: string, heading: string): Fit | null {
  if (!/^r\W+[mt]\W+s$/i.test(heading.trim())) return null;
  return ({ R: "reach", M: "match", T: "match", S: "safety" } as const)[text.toUpperCase()] ?? null;
}

/** A state with a day or an amount, such as "Interview 10/12", is kept in the note, too. */
function withDetails(read: SchoolRow | null, text: string): SchoolRow | null {
  return read && /\d/.test(text.replace(/\b[12](?:[°\u00ba\u02da]|ry\b)/gi, "")) ? { ...read, note: line(text) } : read;
}

/** The heading of any other column that goes into the note stays with its text. */
const IS_NOTE = /^$|\b(?:notes?|comments?|remarks?|thoughts?|why|pros|cons)\b/;

const READERS: Readonly<Record<SchoolColumn, Reader>> = {
  name: (text) => ({ name: line(text) }),
  place: placeIn,
  // Under "City/State", some rows have both, others one. "LA" under "City" is no state.
  city: (text, _, heading) =>
    placeIn(text) ??
    (/^[A-Z]{2}$/.test(text) && /state/i.test(heading) ? given("state", stateIn(text)) : { city: line(text) }),
  state: (text) => given("state", stateIn(text)),
  kind: (text) => given("kind", kindIn(text)),
  control: (text) => given("control", controlIn(text)),
  fit: (text, _, heading) => given("fit", fitIn(text) ?? fitByLetter(text, heading)),
  status: (text) => withDetails(statusIn(text), text),
  outcome: (text) => withDetails(given("outcome", outcomeIn(text)), text),
  deadline: (text, reading, heading) => {
    const day = exactDay(text, reading);
    return day === null ? null : { deadlines: [[line(heading), day]] };
  },
  round: (text) => ({ round: line(text) }),
  reachedPrimary: reached("reachedPrimary"),
  reachedSecondary: reached("reachedSecondary"),
  reachedInterview: reached("reachedInterview"),
  reachedDecision: (text, reading, heading) => {
    const row = reached("reachedDecision")(text, reading, heading);
    const outcome = outcomeIn(heading);
    return row && outcome ? { ...row, outcome } : row;
  },
  note: (text, _, heading) => {
    const note = text.replace(/\r\n?/g, "\n");
    return { note: IS_NOTE.test(plainHeading(heading)) ? note : `${line(heading)}: ${note}` };
  },
};
