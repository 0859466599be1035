import type { Experience } from "@domain/experience/experience.ts";
import { summaryOf } from "@domain/experience/experienceSummary.ts";
import { isSameValue } from "@domain/records/isSameValue.ts";
import type { Fields } from "./fieldValues.ts";
import type { Shown } from "./shownBy.ts";

/** The documents of a student that a history is about. */
interface Documents {
  readonly user: Fields | null;
  readonly checklist: Fields | null;
  readonly summary: Fields | null;
  /** By id. */
  readonly experiences: ReadonlyMap<string, Fields>;
}

/** A student's plan as it is stored in the end. */
export class StoredPlan {
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** Tasks, the account and experiences. */
  get records(): ReadonlyMap<string, Fields> {
    const experiences = Object.entries(this.#experiences).map(([id, fields]) => {
      const notes = Object.entries(fields.shifts).map(([shiftId, { note }]) => [shiftId, note]);
      return [`experiences/${id}`, { ...fields, ...Object.fromEntries(notes) }] as const;
    });
    return new Map<string, Fields>([
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
    return inOrder([...tasks, ...experiences, [display_name, phone ?? null]]);
  }

  /** How a page differs; null if it shows what is stored. */
  differenceTo(shown: Shown): string | null {
    const tasks = this.#tasks.map(([id, { checklist_item_name, status }]) => [id, checklist_item_name, status]);
    const names = Object.entries(this.#experiences).map(([id, { experienceName }]) => [id, experienceName]);
    const phone = this.#documents.user?.phone ?? null;
    const kept = [inOrder(tasks), inOrder(names), phone];
    const seen = [inOrder(shown.tasks), inOrder(shown.experiences), shown.phone];
    return isSameValue(seen, kept) ? null : `${JSON.stringify(seen)} instead of ${JSON.stringify(kept)}`;
  }

  wrongSummary(): readonly string[] {
    const kept = this.#documents.summary?.items ?? {};
    const built: unknown = JSON.parse(JSON.stringify(summaryOf(this.#experiences)));
    return isSameValue(kept, built)
      ? []
      : [`the summary is ${JSON.stringify(kept)} instead of ${JSON.stringify(built)}`];
  }

  get #tasks(): readonly [id: string, fields: Fields][] {
    return Object.entries(Object(this.#documents.checklist?.items));
  }

  get #experiences(): Readonly<Record<string, Experience>> {
    // The rules keep their shape.
    return Object.fromEntries(
      [...this.#documents.experiences].map(([id, fields]) => [id, fields as unknown as Experience]),
    );
  }
}

function inOrder(rows: readonly unknown[]): readonly string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted();
}
