import { COURSE_LIMIT, type Course } from "@domain/course";
import { coursesPath } from "@domain/paths";
import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import type { MirrorStatus } from "./Listening.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The student's courses and grades. */
export class CoursesStore {
  private readonly list: RowListStore<Course>;
  private uid: string | null = null;

  constructor(db: Firestore) {
    this.list = new RowListStore(db, COURSE_LIMIT);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<Course>[] {
    return this.list.rows;
  }

  get failure(): string | null {
    return this.list.failure && "Your courses could not be loaded. Try again.";
  }

  get saveError(): string | null {
    return this.list.saveError;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.close();
    this.uid = uid;
  }

  close(): void {
    this.uid = null;
    this.list.close();
  }

  /** Listens until the plan closes. Called by every screen that shows the rows; the dashboard does without. */
  load(): void {
    if (this.uid !== null && this.status === "closed") this.list.open(coursesPath(this.uid));
  }

  retry(): void {
    this.list.retry();
  }
}
