import { type CalendarItem, calendarItems } from "@domain/calendarItems";
import { makeAutoObservable } from "mobx";
import type { ChecklistsStore } from "./ChecklistsStore.ts";
import type { MirrorStatus } from "./Listening.ts";

/** What has a day, from every store that holds such things. */
export class CalendarStore {
  private readonly checklists: ChecklistsStore;

  constructor(checklists: ChecklistsStore) {
    this.checklists = checklists;
    makeAutoObservable<this, "checklists">(this, { checklists: false }, { autoBind: true });
  }

  get items(): readonly CalendarItem[] {
    return calendarItems(this.checklists);
  }

  /** Ready once every source is. */
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
