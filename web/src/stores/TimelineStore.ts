import { timelinePath } from "@domain/records/firestorePaths";
import { TIMELINE_STEP_LIMIT, type TimelineStep, timelineStepKind } from "@domain/timeline/timelineStep";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** What the student has done and skipped of the timeline. */
export class TimelineStore {
  /** How the rows were loaded and saved, and what could not be read of them. */
  readonly list: RowListStore<TimelineStep>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: timelineStepKind,
      limit: TIMELINE_STEP_LIMIT,
      notLoaded: text.timelineNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): readonly ListRow<TimelineStep>[] {
    return this.list.rows;
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

  /** A row appears with the first thing a student makes of a step; until then there is nothing to store. */
  set(id: string, step: TimelineStep): Promise<boolean> {
    return this.list.put(id, step, text.stepNotSaved);
  }
}
