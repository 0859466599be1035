import fc from "fast-check";
import type { ChecklistView } from "../../../web/src/features/dashboard/checklistView.ts";

/** What a student does with own tasks. `task` is an index into the existing tasks. */
export type TaskEdit =
  | { readonly kind: "add" }
  | { readonly kind: "rename" | "remove" | "tick" | "untick"; readonly task: number };

export const taskEdit: fc.Arbitrary<TaskEdit> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: "add" } as const) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("rename", "remove", "tick", "untick"), task: fc.nat(99) }),
  },
);

/** Own tasks by id: the name, and whether the task is done. */
export type OwnTasks = ReadonlyMap<string, readonly [name: unknown, done: boolean]>;

/** A checklist that also records what its student has done with own tasks, whether or not the server has it yet. */
export class EditedList {
  readonly #list: ChecklistView;
  /** Part of every task's name, so a task that reaches another student is recognized. */
  readonly #owner: string;
  readonly #tasks = new Map<string, readonly [string, boolean]>();
  #added = 0;

  constructor(list: ChecklistView, owner: string) {
    this.#list = list;
    this.#owner = owner;
  }

  get tasks(): OwnTasks {
    return this.#tasks;
  }

  /** Shows the edit at once. Resolves with whether the server accepted it. */
  make(edit: TaskEdit): Promise<boolean> {
    if (edit.kind === "add") return this.#add();
    const ids = [...this.#tasks.keys()];
    const id = ids[edit.task % Math.max(1, ids.length)];
    return id === undefined ? this.#add() : this.#change(edit.kind, id);
  }

  #add(): Promise<boolean> {
    this.#added += 1;
    const id = `own${String(this.#added).padStart(17, "0")}`;
    const name = `Task ${this.#added} of ${this.#owner}`;
    this.#tasks.set(id, [name, false]);
    return this.#list.addOwn(name, null, id);
  }

  #change(kind: "rename" | "remove" | "tick" | "untick", id: string): Promise<boolean> {
    const [name = "", done = false] = this.#tasks.get(id) ?? [];
    if (kind === "remove") {
      this.#tasks.delete(id);
      return this.#list.remove(id);
    }
    if (kind === "rename") {
      this.#added += 1;
      const renamed = `Task ${this.#added} of ${this.#owner}`;
      this.#tasks.set(id, [renamed, done]);
      return this.#list.rename(id, renamed);
    }
    this.#tasks.set(id, [name, kind === "tick"]);
    return this.#list.setDone(id, kind === "tick");
  }
}

/** The own tasks among a checklist's stored items. */
export function ownTasksIn(items: Readonly<Record<string, Readonly<Record<string, unknown>>>>): OwnTasks {
  const own = Object.entries(items).filter(([, { origin }]) => origin === "own");
  return new Map(own.map(([id, item]) => [id, [item.checklist_item_name, item.status === "Completed"]]));
}
