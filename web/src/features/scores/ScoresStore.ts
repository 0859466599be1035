import { scoresPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import { SCORE_LIMIT, type Score, scoreKind } from "@domain/score/score";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly scores: ScoresStore;
  }
}

/** The student's test scores and grade point averages. */
export class ScoresStore {
  /** The rows, their loading and saving state, and unreadable rows. */
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

  /** Resolves with whether the server accepted the row, which shows at once; null if the list is full. */
  add(row: Score): Promise<boolean> | null {
    const isFull = this.rows.length >= SCORE_LIMIT;
    const written = this.list.put(this.list.newRowId(), row, text.scoreNotAdded);
    return isFull ? null : written;
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  change(id: string, changes: Changes<Score>): Promise<boolean> {
    return this.list.change(id, changes, text.scoreNotChanged);
  }

  /** Writes the whole row, even if it was deleted. */
  replace(id: string, row: Score): Promise<boolean> {
    return this.list.put(id, row, text.scoreNotChanged);
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.scoreNotDeleted);
  }

  /** Restores a removed row. */
  restore({ id, pending: _, ...row }: ListRow<Score>): Promise<boolean> {
    return this.list.put(id, row, text.scoreNotPutBack);
  }
}
