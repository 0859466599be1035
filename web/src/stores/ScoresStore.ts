import { scoresPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import { SCORE_LIMIT, type Score, scoreKind } from "@domain/score/score";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The student's test scores and grade point averages. */
export class ScoresStore {
  /** How the rows were loaded and saved, and what could not be read of them. */
  readonly list: RowListStore<Score>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, { kind: scoreKind, limit: SCORE_LIMIT, notLoaded: text.scoresNotLoaded });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): readonly ListRow<Score>[] {
    return this.list.rows;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.open(scoresPath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Whether the server took the row, which shows at once; null when the list is full. */
  add(row: Score): Promise<boolean> | null {
    const isFull = this.rows.length >= SCORE_LIMIT;
    const written = this.list.put(this.list.newRowId(), row, text.scoreNotAdded);
    return isFull ? null : written;
  }

  /** Changes the named fields and leaves the others as other devices have them. */
  change(id: string, changes: Changes<Score>): Promise<boolean> {
    return this.list.change(id, changes, text.scoreNotChanged);
  }

  /** The whole row at once, also one that is gone. */
  replace(id: string, row: Score): Promise<boolean> {
    return this.list.put(id, row, text.scoreNotChanged);
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.scoreNotDeleted);
  }

  /** Puts a removed row back as it was. */
  restore({ id, pending: _, ...row }: ListRow<Score>): Promise<boolean> {
    return this.list.put(id, row, text.scoreNotPutBack);
  }
}
