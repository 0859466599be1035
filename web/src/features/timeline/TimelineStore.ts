import { timelinePath } from "@domain/records/firestorePaths";
import { TIMELINE_STEP_LIMIT, type TimelineStep, timelineStepKind } from "@domain/timeline/timelineStep";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly timeline: TimelineStore;
  }
}

/** The timeline steps that the student has done or skipped. */
export class TimelineStore {
  /** The rows, their loading and saving state, and unreadable rows. */
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

  /** A row is created with the first change to a step. Before that, nothing is stored. */
  set(id: string, step: TimelineStep): Promise<boolean> {
    return this.list.put(id, step, text.stepNotSaved);
  }
}
