import { type CalendarItem, calendarItems } from "@domain/calendarItems";
import { makeAutoObservable } from "mobx";
import type { ChecklistsStore } from "./ChecklistsStore.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { SchoolsStore } from "./SchoolsStore.ts";
import type { ScoresStore } from "./ScoresStore.ts";

/** What has a day, from every store that holds such things. */
export class CalendarStore {
  private readonly checklists: ChecklistsStore;
  private readonly schools: SchoolsStore;
  private readonly scores: ScoresStore;

  constructor(checklists: ChecklistsStore, schools: SchoolsStore, scores: ScoresStore) {
    this.checklists = checklists;
    this.schools = schools;
    this.scores = scores;
    makeAutoObservable<this, "checklists" | "schools" | "scores">(
      this,
      { checklists: false, schools: false, scores: false },
      { autoBind: true },
    );
  }

  get items(): readonly CalendarItem[] {
    const { current, previous } = this.checklists;
    return calendarItems({ current, previous, schools: this.schools.rows, scores: this.scores.rows });
  }

  /** Ready once the checklists are. Lists that may never have been begun join when they arrive. */
  get status(): MirrorStatus {
    const statuses = this.sources.map(({ status }) => status);
    return statuses.find((status) => status === "failed") ?? statuses.find((status) => status !== "ready") ?? "ready";
  }

  retry(): void {
    for (const source of this.sources) source.retry();
  }

  private get sources() {
    const { current, previous } = this.checklists;
    return previous ? [current, previous] : [current];
  }
}
