import { inPracticeOrder, PRACTICE_LIMIT, type Practice, practiceKind } from "@domain/interview/practice";
import { practicesPath } from "@domain/records/firestorePaths";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";
import { RunningPractice } from "./RunningPractice.ts";

export type PracticeRow = ListRow<Practice>;

/** The interview questions that the student has practiced, and the one being practiced on this device. */
export class PracticesStore {
  /** The rows, their loading and saving state, and unreadable rows. */
  readonly list: RowListStore<Practice>;
  readonly room = new RunningPractice();

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: practiceKind,
      limit: PRACTICE_LIMIT,
      notLoaded: text.practicesNotLoaded,
    });
    makeAutoObservable(this, { room: false }, { autoBind: true });
  }

  /** The newest first. */
  get rows(): readonly PracticeRow[] {
    return this.list.rows.toSorted(inPracticeOrder);
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.room.open(uid);
    this.list.open(practicesPath(uid));
  }

  close(): void {
    this.room.close();
    this.list.close();
  }

  add(practice: Practice): Promise<boolean> {
    return this.list.put(this.list.newRowId(), practice, text.practiceNotAdded);
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.practiceNotDeleted);
  }

  /** Restores a removed practice. */
  restore({ id, pending: _, ...practice }: PracticeRow): Promise<boolean> {
    return this.list.put(id, practice, text.practiceNotPutBack);
  }
}
