import { schoolsPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import { type Deadline, SCHOOL_LIMIT, type School, type SchoolStatus, schoolKind } from "@domain/school/school";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly schools: SchoolsStore;
  }
}

interface Added {
  readonly id: string;
  /** Resolves to false if the server rejects it. */
  readonly written: Promise<boolean>;
}

/** The schools on the student's list. */
export class SchoolsStore {
  /** The rows, their loading and saving state, and unreadable rows. */
  readonly list: RowListStore<School>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: schoolKind,
      limit: SCHOOL_LIMIT,
      notLoaded: text.schoolsNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): readonly SchoolRecord[] {
    return this.list.rows.map((row) => ({ ...row, deadlines: latestOfEach(row.deadlines) }));
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.open(schoolsPath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Returns the new school's id and the server's answer; null if the list is full. The school shows at once. */
  add(row: School): Added | null {
    const isFull = this.rows.length >= SCHOOL_LIMIT;
    const id = this.list.newRowId();
    const written = this.list.put(id, row, text.notAdded(row.name));
    return isFull ? null : { id, written };
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  change(id: string, changes: Changes<School>): Promise<boolean> {
    return this.list.change(id, changes);
  }

  addDeadline(id: string, deadline: Deadline): Promise<boolean> {
    return this.list.changeItems(id, "deadlines", { added: [deadline] });
  }

  /** Keeps the school's other deadlines as other devices have changed them. */
  changeDeadline(id: string, deadlineId: string, fields: Partial<Deadline>): Promise<boolean> {
    const removed = this.storedDeadlines(id, deadlineId);
    const before = removed.at(-1);
    if (!before) return Promise.resolve(true);
    return this.list.changeItems(id, "deadlines", { removed, added: [{ ...before, ...fields }] });
  }

  removeDeadline(id: string, deadlineId: string): Promise<boolean> {
    return this.list.changeItems(id, "deadlines", { removed: this.storedDeadlines(id, deadlineId) });
  }

  /** Choosing a status says nothing about its day, which the student enters apart. */
  setStatus({ id }: SchoolRecord, status: SchoolStatus): Promise<boolean> {
    return this.list.change(id, { status });
  }

  remove({ id, name }: SchoolRecord): Promise<boolean> {
    return this.list.remove(id, text.notRemoved(name));
  }

  /** Restores a removed school. */
  restore({ id, pending: _, ...row }: SchoolRecord): Promise<boolean> {
    return this.list.put(id, row, text.notPutBack(row.name));
  }

  /** For deadlines. */
  newId(): string {
    return this.list.newRowId();
  }

  /** More than one if two devices have changed the same deadline without knowing of each other. */
  private storedDeadlines(id: string, deadlineId: string): readonly Deadline[] {
    const row = this.list.rows.find((school) => school.id === id);
    return row?.deadlines.filter((deadline) => deadline.id === deadlineId) ?? [];
  }
}

/** For each id, the deadline that was written last. */
function latestOfEach(deadlines: readonly Deadline[]): Deadline[] {
  return [...new Map(deadlines.map((deadline) => [deadline.id, deadline])).values()];
}
