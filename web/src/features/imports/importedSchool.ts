import type { SchoolRow } from "@domain/imports/schoolTable";
import {
  DEADLINE_LABEL_LENGTH,
  DEADLINE_LIMIT,
  KINDS_OF,
  type School,
  type SchoolKind,
  type SchoolStatus,
} from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/importTable";
import { knownSchool, typedSchool } from "../../content/schools/newSchool.ts";
import type { KnownSchool } from "../../content/schools/schoolCatalog.ts";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import { dayText } from "../../views/dayText.ts";

/** In the order of an application. */
const REACHED = [
  ["primary", "reachedPrimary"],
  ["secondary", "reachedSecondary"],
  ["interview", "reachedInterview"],
  ["decision", "reachedDecision"],
] as const;

interface ImportedBy {
  readonly track: DashboardItem;
  readonly today: string;
  readonly newId: () => string;
}

/** The kind of a school that is not known: as its row says, or the only one of its track. Null if it must be asked. */
export function typedKind({ kind }: SchoolRow, track: DashboardItem): SchoolKind | null {
  const [first, second] = KINDS_OF[track];
  if (kind && KINDS_OF[track].includes(kind)) return kind;
  return second === undefined ? first : null;
}

/** A known school with its figures. The row's own words win. */
export function importedKnown(
  row: SchoolRow,
  known: KnownSchool,
  facts: SchoolFacts | undefined,
  by: ImportedBy,
): School {
  return withRow(knownSchool(known, facts, by.track, by.today), row, by);
}

/** A school with the name as typed. */
export function importedTyped(row: SchoolRow, kind: SchoolKind, by: ImportedBy): School {
  return withRow(typedSchool(row.name ?? "", by.track, kind, by.today), row, by);
}

/** The row's states come without a day, except where the row has one. */
function withRow(base: School, row: SchoolRow, { newId }: ImportedBy): School {
  const reached = Object.fromEntries(REACHED.flatMap(([step, name]) => (row[name] ? [[step, row[name]]] : [])));
  const status = row.outcome ? "decision" : furthest(statusOf(row, base.kind), reached);
  const deadlines = (row.deadlines ?? []).slice(0, DEADLINE_LIMIT).map(([label, day]) => ({
    id: newId(),
    label:
      label.length > DEADLINE_LABEL_LENGTH
        ? `${label.slice(0, DEADLINE_LABEL_LENGTH - 1)}…`
        : label || text.deadlineLabel,
    day,
    done: false,
  }));
  return {
    ...base,
    city: base.city || (row.city ?? ""),
    state: base.state ?? row.state ?? null,
    control: base.control ?? row.control ?? null,
    status,
    reached: { ...base.reached, ...reached },
    outcome: row.outcome ?? null,
    deadlines,
    override: row.fit ? { fit: row.fit, note: "" } : null,
    note: noteOf(row),
  };
}

/** A professional school's application is complete with its secondary. */
function statusOf({ status = "researching", isComplete }: SchoolRow, kind: SchoolKind): SchoolStatus {
  return isComplete && kind !== "UG" ? "secondary" : status;
}

/** The deadlines of a row that a school's own list cannot hold as they are, each as a line of the note. */
export function deadlinesInNote({ deadlines = [] }: SchoolRow): readonly string[] {
  const left = deadlines.filter(([label], at) => at >= DEADLINE_LIMIT || label.length > DEADLINE_LABEL_LENGTH);
  return left.map(([label, day]) => text.deadlineIs(label || text.deadlineLabel, dayText(day)));
}

/** The round has no field of its own. */
function noteOf(row: SchoolRow): string {
  return [row.round && text.roundIs(row.round), row.note, ...deadlinesInNote(row)].filter(Boolean).join("\n");
}

function furthest(status: SchoolStatus, reached: Readonly<Record<string, string>>): SchoolStatus {
  const last = REACHED.findLast(([name]) => name in reached)?.[0];
  const place = (of: SchoolStatus) => REACHED.findIndex(([name]) => name === of);
  return last && place(last) > place(status) ? last : status;
}
