import type { Essay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import type { Experience } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { isSameValue } from "@domain/records/isSameValue.ts";
import type { School } from "@domain/school/school.ts";
import type { Fields } from "./fieldValues.ts";
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

  constructor(documents: Documents) {
    this.#documents = documents;
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
    const essays = [...this.#documents.essays].map(([id, fields]) => [`essays/${id}`, fields] as const);
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
    const essays = [...this.#documents.essays.values()].map(({ title, text }) => [title, text]);
    return inOrder([...tasks, ...experiences, ...schools, ...essays, [display_name, phone ?? null]]);
  }

  /** How a page differs; null if it shows what is stored. */
  differenceTo(shown: Shown): string | null {
    const tasks = this.#tasks.map(([id, { checklist_item_name, status }]) => [id, checklist_item_name, status]);
    const names = Object.entries(this.#experiences).map(([id, { experienceName }]) => [id, experienceName]);
    const phone = this.#documents.user?.phone ?? null;
    const schools = this.#schools.map(([id, { name, note, deadlines }]) => [id, name, note, deadlines.length]);
    const essays = [...this.#documents.essays].map(([id, { title, text }]) => [id, title, text]);
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
    // The rules keep their shape.
    const essays = Object.fromEntries(
      [...this.#documents.essays].map(([id, fields]) => [id, fields as unknown as Essay]),
    );
    return [
      ...difference("summary", this.#documents.summary?.items, summaryOf(this.#experiences)),
      ...difference("index of the essays", this.#documents.essayIndex?.items, essayIndexOf(essays).items),
    ];
  }

  get #tasks(): readonly [id: string, fields: Fields][] {
    return Object.entries(Object(this.#documents.checklist?.items));
  }

  get #schools(): readonly [id: string, fields: School][] {
    return Object.entries(Object(this.#documents.schools?.items));
  }

  get #experiences(): Readonly<Record<string, Experience>> {
    // The rules keep their shape.
    return Object.fromEntries(
      [...this.#documents.experiences].map(([id, fields]) => [id, fields as unknown as Experience]),
    );
  }
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
