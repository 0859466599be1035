import { schoolsPath } from "@domain/paths";
import { SCHOOL_LIMIT, type School } from "@domain/school";
import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import type { MirrorStatus } from "./Listening.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The schools on the student's list. */
export class SchoolsStore {
  private readonly list: RowListStore<School>;

  constructor(db: Firestore) {
    this.list = new RowListStore(db, SCHOOL_LIMIT);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<School>[] {
    return this.list.rows;
  }

  get failure(): string | null {
    return this.list.failure && "Your schools could not be loaded. Try again.";
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
}
