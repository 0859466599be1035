import type { Fit, Outcome, School, SchoolKind, SchoolStatus } from "../school/school.ts";
import { US_STATE_CODES, type UsState } from "../school/usState.ts";
import { US_STATES } from "../school/usStateNames.ts";
import type { ReadRow } from "./experienceTable.ts";
import { type Cells, type ColumnKind, findColumns } from "./tableColumns.ts";
import { type DayOrder, dayOrderOf, readDay } from "./writtenDay.ts";

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
  /** What is due, and the day. */
  readonly deadlines?: readonly (readonly [label: string, day: string])[];
  readonly round?: string;
  readonly reachedPrimary?: string;
  readonly reachedSecondary?: string;
  readonly reachedInterview?: string;
  readonly reachedDecision?: string;
  readonly note?: string;
}

const isDay = (cell: string) => readDay(cell, "mdy") !== null || readDay(cell, "dmy") !== null;
const isText = (cell: string) => /\p{L}{2}/u.test(cell) && !isDay(cell);
const isState = (cell: string) => stateIn(cell) !== null;
const isPlace = (cell: string) => placeIn(cell) !== null;

/** In the order in which they are tried: the narrower heading first. */
const KINDS: readonly ColumnKind<SchoolColumn>[] = [
  { field: "deadline", heading: /\b(?:deadline|due)\b/, fits: isDay, isMany: true },
  { field: "reachedDecision", heading: /\bdecision (?:date|on)\b|\bdate of decision\b/, fits: isDay },
  {
    field: "reachedPrimary",
    heading:
      /\b(?:primary|application|app|amcas|aacomas|aadsas|tmdsas) (?:submitted|sent|date|complete)|^(?:date (?:submitted|applied)|(?:submitted|applied) (?:on|date))$/,
    fits: isDay,
  },
  { field: "reachedSecondary", heading: /\bsecondary\b(?! received| invite)/, fits: isDay },
  { field: "reachedInterview", heading: /\binterview|\bii\b/, fits: isDay },
  { field: "place", heading: /\b(?:location|place|where)\b|city ?[/ ](?:and |& )?state/, fits: isPlace },
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
    heading: /\b(?:safety|reach|target|match|likelihood|fit|tier|category|chance)\b/,
    fits: (cell) => fitIn(cell) !== null,
  },
  { field: "outcome", heading: /\b(?:decision|result|outcome|response)\b/, fits: (cell) => outcomeIn(cell) !== null },
  { field: "status", heading: /\b(?:status|stage|progress|where i am)\b/, fits: (cell) => statusIn(cell) !== null },
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
  { field: "deadline", heading: /(?!)/, fits: isDay, isGuessed: true, isMany: true },
  { field: "kind", heading: /(?!)/, fits: (cell) => kindIn(cell) !== null, isGuessed: true },
  { field: "status", heading: /(?!)/, fits: (cell) => statusIn(cell) !== null, isGuessed: true },
  { field: "name", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "city", heading: /(?!)/, fits: isText, isLastGuess: true },
  { field: "note", heading: /(?!)/, fits: isText, isLastGuess: true, isMany: true },
];

const IGNORED =
  /^(?:#|no|id|row)$|\b(?:tuition|cost|coa|price|fee|gpa|mcat|dat|sat|act|rate|rank|ranking|website|url|link|portal|login|password|user ?name|enrollment|size|received|invite|essays|email|phone)\b/;

const DAY_COLUMNS: ReadonlySet<SchoolColumn | null> = new Set([
  "deadline",
  "reachedPrimary",
  "reachedSecondary",
  "reachedInterview",
  "reachedDecision",
]);

/** Finds the columns and lines of a table of schools. */
export function findSchoolTable(table: readonly Cells[]) {
  return findColumns(table, KINDS, IGNORED, []);
}

/** The order of the table's numeric days; see `dayOrderOf`. */
export function schoolDayOrder(
  rows: readonly Cells[],
  columns: readonly (SchoolColumn | null)[],
): DayOrder | "ask" | null {
  return dayOrderOf(rows.flatMap((cells) => cells.filter((_, at) => DAY_COLUMNS.has(columns[at] ?? null))));
}

/** Reads a row by its columns. `headings` name what is due on each deadline. */
export function readSchoolRow(
  cells: Cells,
  columns: readonly (SchoolColumn | null)[],
  headings: readonly string[],
  order: DayOrder,
): ReadRow<SchoolRow, SchoolColumn> {
  let row: SchoolRow = {};
  const unreadable: Partial<Record<SchoolColumn, string>> = {};
  columns.forEach((field, at) => {
    const text = cells[at]?.trim() ?? "";
    if (!field || text === "") return;
    const read = READERS[field](text, order, headings[at] ?? "");
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

type Reader = (text: string, order: DayOrder, heading: string) => SchoolRow | null;

const line = (text: string) => text.replace(/\s+/g, " ").trim();
const given = <Name extends keyof SchoolRow>(name: Name, value: SchoolRow[Name] | null): SchoolRow | null =>
  value === null ? null : { [name]: value };
const exactDay = (text: string, order: DayOrder) => {
  const day = readDay(text, order);
  return day && day.first === day.last ? day.first : null;
};
const reached =
  (name: keyof SchoolRow): Reader =>
  (text, order) =>
    given(name, exactDay(text, order));

const READERS: Readonly<Record<SchoolColumn, Reader>> = {
  name: (text) => ({ name: line(text) }),
  place: placeIn,
  city: (text) => ({ city: line(text) }),
  state: (text) => given("state", stateIn(text)),
  kind: (text) => given("kind", kindIn(text)),
  control: (text) => given("control", controlIn(text)),
  fit: (text) => given("fit", fitIn(text)),
  status: statusIn,
  outcome: (text) => given("outcome", outcomeIn(text)),
  deadline: (text, order, heading) => {
    const day = exactDay(text, order);
    return day === null ? null : { deadlines: [[line(heading), day]] };
  },
  round: (text) => ({ round: line(text) }),
  reachedPrimary: reached("reachedPrimary"),
  reachedSecondary: reached("reachedSecondary"),
  reachedInterview: reached("reachedInterview"),
  reachedDecision: reached("reachedDecision"),
  note: (text) => ({ note: text.replace(/\r\n?/g, "\n") }),
};

/** Reads `Boston, MA`. Null if the part after the last comma is not a state. */
function placeIn(text: string): SchoolRow | null {
  const [, city, ending] = /^(.+),\s*([^,]+)$/.exec(line(text)) ?? [];
  const state = stateIn(ending ?? "");
  return city && state ? { city, state } : null;
}

function stateIn(text: string): UsState | null {
  const plain = line(text).replace(/\.$/, "").toLowerCase();
  return US_STATE_CODES.find((code) => code.toLowerCase() === plain || US_STATES[code].toLowerCase() === plain) ?? null;
}

function kindIn(text: string): SchoolKind | null {
  const plain = text.toUpperCase().replace(/[^A-Z]/g, "");
  if (/^(?:DDS|DMD|DENTAL)/.test(plain)) return "DDS";
  if (/^(?:DO|OSTEOPATHIC)$/.test(plain)) return "DO";
  if (/^(?:MD|ALLOPATHIC)$/.test(plain)) return "MD";
  return /^(?:BA|BS|UG|UNDERGRADUATE|COLLEGE)$/.test(plain) ? "UG" : null;
}

function controlIn(text: string): SchoolRow["control"] | null {
  if (/\bpublic\b|\bstate\b/i.test(text)) return "public";
  return /\bprivate\b/i.test(text) ? "private" : null;
}

function fitIn(text: string): Fit | null {
  if (/safe|likely|foundation/i.test(text) && !/unlikely/i.test(text)) return "safety";
  if (/match|target|possible|mid/i.test(text)) return "match";
  return /reach|dream|stretch|unlikely/i.test(text) ? "reach" : null;
}

const OUTCOME_WORDS: readonly (readonly [outcome: Outcome, words: RegExp])[] = [
  ["waitlisted", /wait[- ]?list|^wl$/i],
  ["deferred", /defer/i],
  ["denied", /den(?:y|ied)|reject|^r$/i],
  ["withdrawn", /withdr[ae]w/i],
  ["admitted", /accept|admit|offer|^a$/i],
];

function outcomeIn(text: string): Outcome | null {
  return OUTCOME_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

const STATUS_WORDS: readonly (readonly [status: SchoolStatus, words: RegExp])[] = [
  ["interview", /interview/i],
  ["secondary", /secondar|supplement/i],
  ["researching", /research|consider|interested|not (?:started|begun|applied)|maybe|look|undecided|visit/i],
  ["primary", /submit|applied|\bsent\b|complete|primary|\bdone\b/i],
  ["applying", /apply|progress|working|draft|started|plan/i],
];

function statusIn(text: string): SchoolRow | null {
  const outcome = outcomeIn(text);
  if (outcome) return { status: "decision", outcome };
  const status = STATUS_WORDS.find(([, words]) => words.test(text))?.[0];
  return status ? { status } : null;
}
