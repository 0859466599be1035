import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PracticeRecords, PracticeRow } from "./PracticeRecords.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly practices: PracticesStore;
  }
}

/** The student's interview practice. Its code and its records load when a screen or the search needs them. */
export class PracticesStore {
  /** Null until `load` has brought them. */
  records: PracticeRecords | null = null;
  readonly #firestore: PlanFirestore;
  #uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    makeAutoObservable(this, { records: observableRef }, { autoBind: true });
  }

  /** Empty until they are loaded. */
  get rows(): readonly PracticeRow[] {
    return this.records?.rows ?? [];
  }

  get isWaiting(): boolean {
    return this.records?.isWaiting ?? false;
  }

  open(uid: string): void {
    this.close();
    this.#uid = uid;
  }

  close(): void {
    this.#uid = null;
    this.records?.close();
    this.records = null;
  }

  /** They stay until the session ends. Rejects if the code cannot be loaded. */
  async load(): Promise<PracticeRecords> {
    const uid = this.#uid;
    const { PracticeRecords: Records } = await import("./PracticeRecords.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The session ended while the practice was loading.");
    return runInAction(() => {
      if (this.records) return this.records;
      this.records = new Records(this.#firestore);
      this.records.open(uid);
      return this.records;
    });
  }
}
