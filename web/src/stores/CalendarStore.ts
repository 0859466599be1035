import { type CalendarItem, inOrder, recordItems, taskItems } from "@domain/calendar/calendarItems";
import { isCalendarDay } from "@domain/shared/calendarDay";
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
  readonly #stores: DatedStores;

  constructor(stores: DatedStores) {
    this.#stores = stores;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** By day. */
  get items(): readonly CalendarItem[] {
    const { current, previous } = this.#stores.checklists;
    const tasks = taskItems({ current, previous }).filter(hasDay);
    return inOrder([...tasks, ...this.recordItems]);
  }

  /** Days with nothing on them are not in it. On one day what is open comes first. */
  get itemsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    const byDay = new Map<string, CalendarItem[]>();
    for (const item of this.items) {
      const items = byDay.get(item.day);
      if (items) items.push(item);
      else byDay.set(item.day, [item]);
    }
    return byDay;
  }

  /** Apart and in order, since a ticked task changes nothing of thousands of shifts. */
  private get recordItems(): readonly CalendarItem[] {
    const { schools, scores, experiences } = this.#stores;
    const items = recordItems({ schools: schools.rows, scores: scores.rows, experiences: experiences.entries });
    return inOrder(items.filter(hasDay));
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
    const { current, previous } = this.#stores.checklists;
    return previous ? [current, previous] : [current];
  }
}

/** What was stored with a day that no calendar has is on none. */
function hasDay({ day }: CalendarItem): boolean {
  return isCalendarDay(day);
}
