import { localDayOf } from "@domain/calendarDay";
import { schoolsPath } from "@domain/paths";
import { type Outcome, SCHOOL_LIMIT, type School, type SchoolStatus, school } from "@domain/school";
import * as text from "@text/stores/plan";
import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import type { MirrorStatus } from "./Listening.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

interface Added {
  readonly id: string;
  /** False where the server refused it. */
  readonly written: Promise<boolean>;
}

/** The schools on the student's list. */
export class SchoolsStore {
  /** For what a page that is gone has left to be put back (`putBack`). */
  readonly list: RowListStore<School>;

  constructor(db: Firestore) {
    this.list = new RowListStore(db, { row: school, limit: SCHOOL_LIMIT, signs: ["track"] });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<School>[] {
    return this.list.rows;
  }

  get failure(): string | null {
    return this.list.failure && text.schoolsNotLoaded;
  }

  get saveError(): string | null {
    return this.list.saveError;
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

  retry(): void {
    this.list.retry();
  }

  /** The new school's id, and the server's word on it; null when the list is full. The school shows at once. */
  add(row: School): Added | null {
    const isFull = this.rows.length >= SCHOOL_LIMIT;
    const id = this.list.newRowId();
    const written = this.list.put(id, row, text.notAdded(row.name));
    return isFull ? null : { id, written };
  }

  /** Changes the named fields and leaves the others as other devices have them. */
  change(id: string, fields: Partial<School>): Promise<boolean> {
    return this.list.change(id, fields);
  }

  /** The day of a status is stamped when it is first reached; what is dated already keeps its day. */
  setStatus({ id, reached }: ListRow<School>, status: SchoolStatus): Promise<boolean> {
    return this.list.change(id, {
      status,
      reached: { ...reached, [status]: reached[status] ?? localDayOf(new Date()) },
    });
  }

  /** An outcome is a decision: the status follows it. */
  setOutcome({ id, reached }: ListRow<School>, outcome: Outcome | null): Promise<boolean> {
    if (outcome === null) return this.list.change(id, { outcome });
    const decision = reached.decision ?? localDayOf(new Date());
    return this.list.change(id, { outcome, status: "decision", reached: { ...reached, decision } });
  }

  remove({ id, name }: ListRow<School>): Promise<boolean> {
    return this.list.remove(id, text.notRemoved(name));
  }

  /** Puts a removed school back as it was. */
  restore({ id, pending: _, ...row }: ListRow<School>): Promise<boolean> {
    return this.list.put(id, row, text.notPutBack(row.name));
  }

  /** For deadlines. */
  newId(): string {
    return this.list.newRowId();
  }
}
