import { makeAutoObservable, observable } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { WriteStatus } from "./WriteStatus.ts";

/**
 * The writes of a list that is one document, by row. Firestore itself only tracks which documents have pending writes.
 */
export class RowWrites {
  /** Of the latest write. A write of the whole list is followed here. */
  readonly list: WriteStatus;
  private readonly sending = observable.map<string, number>();

  constructor(firestore: PlanFirestore) {
    this.list = new WriteStatus(firestore);
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** The server has not answered every write of the row. */
  isSending(id: string): boolean {
    return this.sending.has(id);
  }

  /** See `WriteStatus.follow`. */
  follow(id: string, written: Promise<void>, refusal?: string): Promise<boolean> {
    this.track(id, written);
    return this.list.follow(written, refusal);
  }

  /** Counts the row as being sent until the write is answered. */
  track(id: string, written: Promise<void>): void {
    const end = () => this.count(id, -1);
    this.count(id, 1);
    written.then(end, end);
  }

  clear(): void {
    this.list.clear();
    this.sending.clear();
  }

  private count(id: string, by: 1 | -1): void {
    const left = (this.sending.get(id) ?? 0) + by;
    if (left > 0) this.sending.set(id, left);
    else this.sending.delete(id);
  }
}
