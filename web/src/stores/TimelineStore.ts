import { timelinePath } from "@domain/records/firestorePaths";
import { TIMELINE_STEP_LIMIT, type TimelineStep, timelineStepKind } from "@domain/timeline/timelineStep";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** What the student has done and skipped of the timeline. */
export class TimelineStore {
  /** For what a page that is gone has left to be put back (`putBack`). */
  readonly list: RowListStore<TimelineStep>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, { kind: timelineStepKind, limit: TIMELINE_STEP_LIMIT });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<TimelineStep>[] {
    return this.list.rows;
  }

  /** Rows that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return this.list.unreadable;
  }

  get failure(): string | null {
    return this.list.failure && text.timelineNotLoaded;
  }

  get saveError(): string | null {
    return this.list.saveError;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.openLater(timelinePath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Listens until the plan closes. Called by every screen that shows the rows; the dashboard does without. */
  load(): void {
    this.list.load();
  }

  /** Deletes a row that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.list.remove(id);
  }

  retry(): void {
    this.list.retry();
  }

  /** A row appears with the first thing a student makes of a step; until then there is nothing to store. */
  set(id: string, step: TimelineStep): Promise<boolean> {
    return this.list.put(id, step, text.stepNotSaved);
  }
}
