import { type Essay, essayKind } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import { type Experience, experienceKind } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { isSameValue } from "@domain/records/isSameValue.ts";
import { type School, schoolKind } from "@domain/school/school.ts";
import type { RecordKind } from "@domain/shared/recordKind.ts";
import type { Fields } from "./fieldValues.ts";
import { FIRST } from "./firstPlan.ts";
import type { Shown } from "./shownBy.ts";

/** The documents of a student that a history is about. */
interface Documents {
  readonly user: Fields | null;
  readonly checklist: Fields | null;
  readonly summary: Fields | null;
  /** By id. */
  readonly experiences: ReadonlyMap<string, Fields>;
  readonly schools: Fields | null;
  readonly essayIndex: Fields | null;
  /** By id. */
  readonly essays: ReadonlyMap<string, Fields>;
}

/** A student's plan as it is stored in the end. */
export class StoredPlan {
  readonly #documents: Documents;
  readonly #tasks: readonly [id: string, fields: Fields][];
  readonly #schools: readonly [id: string, fields: School][];
  readonly #experiences: Readonly<Record<string, Experience>>;
  readonly #essays: Readonly<Record<string, Essay>>;

  constructor(documents: Documents) {
    const { checklist, schools, experiences, essays } = documents;
    const rows: Readonly<Record<string, unknown>> = Object(schools?.items);
    this.#documents = documents;
    this.#tasks = Object.entries(Object(checklist?.items));
    this.#schools = Object.entries(recordsOf(schoolKind, Object.entries(rows)));
    this.#experiences = recordsOf(experienceKind, [...experiences]);
    this.#essays = recordsOf(essayKind, [...essays]);
  }

  /** Everything that a history is about, by kind and id. Shifts and deadlines are fields of what they belong to. */
  get records(): ReadonlyMap<string, Fields> {
    const experiences = Object.entries(this.#experiences).map(([id, fields]) => {
      const notes = Object.entries(fields.shifts).map(([shiftId, { note }]) => [shiftId, note]);
      return [`experiences/${id}`, { ...fields, ...Object.fromEntries(notes) }] as const;
    });
    const schools = this.#schools.map(([id, fields]) => {
      const labels = fields.deadlines.map((deadline) => [deadline.id, deadline.label]);
      return [`schools/${id}`, { ...fields, ...Object.fromEntries(labels) }] as const;
    });
    const essays = Object.entries(this.#essays).map(([id, fields]) => [`essays/${id}`, fields] as const);
    return new Map<string, Fields>([
      ...schools,
      ...essays,
      ["account", this.#documents.user ?? {}],
      ...this.#tasks.map(([id, fields]) => [`tasks/${id}`, Object(fields)] as const),
      ...experiences,
    ]);
  }

  /** What the student would read, without ids, to compare two plans that had the same history. */
  get words(): readonly string[] {
    const { phone, display_name } = this.#documents.user ?? {};
    const tasks = this.#tasks.map(([, { checklist_item_name, status, due_date }]) => [
      checklist_item_name,
      status,
      due_date,
    ]);
    const experiences = Object.values(this.#experiences).map(({ experienceName, shifts }) => [
      experienceName,
      ...inOrder(Object.values(shifts).map(({ note }) => note)),
    ]);
    const schools = this.#schools.map(([, { name, note, deadlines }]) => [
      name,
      note,
      ...inOrder(deadlines.map(({ label }) => label)),
    ]);
    const essays = Object.values(this.#essays).map(({ title, text }) => [title, text]);
    return inOrder([...tasks, ...experiences, ...schools, ...essays, [display_name, phone ?? null]]);
  }

  /** How a page differs; null if it shows what is stored. */
  differenceTo(shown: Shown): string | null {
    const tasks = this.#tasks.map(([id, { checklist_item_name, status }]) => [id, checklist_item_name, status]);
    const names = Object.entries(this.#experiences).map(([id, { experienceName }]) => [id, experienceName]);
    const phone = this.#documents.user?.phone ?? null;
    const schools = this.#schools.map(([id, { name, note, deadlines }]) => [id, name, note, deadlines.length]);
    const essays = Object.entries(this.#essays).map(([id, { title, text }]) => [id, title, text]);
    const kept = [inOrder(tasks), inOrder(names), inOrder(schools), inOrder(essays), phone];
    const seen = [
      inOrder(shown.tasks),
      inOrder(shown.experiences),
      inOrder(shown.schools),
      inOrder(shown.essays),
      shown.phone,
    ];
    return isSameValue(seen, kept) ? null : `${JSON.stringify(seen)} instead of ${JSON.stringify(kept)}`;
  }

  /** Of the experiences' summary and the essays' index, what differs from one that is built from the records. */
  wrongSummaries(): readonly string[] {
    return [
      ...difference("summary", this.#documents.summary?.items, summaryOf(this.#experiences)),
      ...difference("index of the essays", this.#documents.essayIndex?.items, essayIndexOf(this.#essays).items),
    ];
  }

  /**
   * Days that are not those of the student: a task is done on the day when they ticked it, where they were, and an
   * experience was added on such a day.
   *
   * @param days When the student did something with each record.
   */
  wrongDays(days: ReadonlyMap<string, readonly string[]>): readonly string[] {
    const done = this.#tasks.map(([id, { status, completed_on }]) => {
      const day: unknown = completed_on ?? null;
      const isRight = status === "Completed" ? days.get(`tasks/${id}`)?.some((own) => own === day) : day === null;
      return isRight ? [] : [`tasks/${id} is ${status} with the day ${day}`];
    });
    const added = Object.entries(this.#experiences).map(([id, { created_on }]) =>
      id === FIRST || days.get(`experiences/${id}`)?.includes(created_on)
        ? []
        : [`experiences/${id} was added on ${created_on}`],
    );
    return [...done, ...added].flat();
  }
}

/** The records as today's app reads them. */
function recordsOf<Stored extends object>(
  kind: RecordKind<Stored>,
  stored: readonly (readonly [id: string, fields: unknown])[],
): Readonly<Record<string, Stored>> {
  const records = stored.flatMap(([id, fields]) => {
    const record = kind.read(fields);
    return record ? [[id, record] as const] : [];
  });
  return Object.fromEntries(records);
}

function difference(what: string, stored: unknown = {}, rebuilt: unknown): readonly string[] {
  const built: unknown = JSON.parse(JSON.stringify(rebuilt));
  return isSameValue(stored, built)
    ? []
    : [`the ${what} is ${JSON.stringify(stored)} instead of ${JSON.stringify(built)}`];
}

function inOrder(rows: readonly unknown[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
