import { type CalendarItem, calendarItems } from "@domain/calendarItems";
import { makeAutoObservable } from "mobx";
import type { ChecklistsStore } from "./ChecklistsStore.ts";
import type { ExperiencesStore } from "./ExperiencesStore.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { SchoolsStore } from "./SchoolsStore.ts";
import type { ScoresStore } from "./ScoresStore.ts";

/** The stores that hold something with a day in it. */
interface DatedStores {
  readonly checklists: ChecklistsStore;
  readonly schools: SchoolsStore;
  readonly scores: ScoresStore;
  readonly experiences: ExperiencesStore;
}

/** What has a day, from every store that holds such things. */
export class CalendarStore {
  private readonly stores: DatedStores;

  constructor(stores: DatedStores) {
    this.stores = stores;
    makeAutoObservable<this, "stores">(this, { stores: false }, { autoBind: true });
  }

  get items(): readonly CalendarItem[] {
    const { checklists, schools, scores, experiences } = this.stores;
    return calendarItems({
      current: checklists.current,
      previous: checklists.previous,
      schools: schools.rows,
      scores: scores.rows,
      experiences: experiences.entries,
    });
  }

  /** Ready once the checklists are. Lists that may never have been begun join when they arrive. */
  get status(): MirrorStatus {
    const statuses = this.lists.map(({ status }) => status);
    return statuses.find((status) => status === "failed") ?? statuses.find((status) => status !== "ready") ?? "ready";
  }

  retry(): void {
    for (const list of this.lists) list.retry();
  }

  private get lists() {
    const { current, previous } = this.stores.checklists;
    return previous ? [current, previous] : [current];
  }
}
