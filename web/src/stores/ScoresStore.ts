import { scoresPath } from "@domain/paths";
import { SCORE_LIMIT, type Score, score } from "@domain/score";
import * as text from "@text/stores/plan";
import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import type { MirrorStatus } from "./Listening.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The student's test scores and grade point averages. */
export class ScoresStore {
  /** For what a page that is gone has left to be put back (`putBack`). */
  readonly list: RowListStore<Score>;

  constructor(db: Firestore) {
    this.list = new RowListStore(db, { row: score, limit: SCORE_LIMIT });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<Score>[] {
    return this.list.rows;
  }

  get failure(): string | null {
    return this.list.failure && text.scoresNotLoaded;
  }

  get saveError(): string | null {
    return this.list.saveError;
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

  retry(): void {
    this.list.retry();
  }

  /** Whether the server took the row, which shows at once; null when the list is full. */
  add(row: Score): Promise<boolean> | null {
    const isFull = this.rows.length >= SCORE_LIMIT;
    const written = this.list.put(this.list.newRowId(), row, text.scoreNotAdded);
    return isFull ? null : written;
  }

  /** The whole row at once: its fields only make sense together. */
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
