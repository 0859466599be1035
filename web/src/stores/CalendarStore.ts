import { type CalendarItem, inOrder, recordItems, taskItems } from "@domain/calendar/calendarItems";
import { isCalendarDay } from "@domain/shared/calendarDay";
import { makeAutoObservable } from "mobx";
import type { ChecklistsStore } from "./ChecklistsStore.ts";
import type { ExperiencesStore } from "./ExperiencesStore.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { SchoolsStore } from "./SchoolsStore.ts";
import type { ScoresStore } from "./ScoresStore.ts";

/** The stores with dated items. */
interface DatedStores {
  readonly checklists: ChecklistsStore;
  readonly schools: SchoolsStore;
  readonly scores: ScoresStore;
  readonly experiences: ExperiencesStore;
}

/** All items with a day, from every store that has such items. */
export class CalendarStore {
  readonly #stores: DatedStores;

  constructor(stores: DatedStores) {
    this.#stores = stores;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sorted by day. */
  get items(): readonly CalendarItem[] {
    const { current, previous } = this.#stores.checklists;
    const tasks = taskItems({ current, previous }).filter(hasDay);
    return inOrder([...tasks, ...this.recordItems]);
  }

  /** Contains only days with items. On each day, open items come first. */
  get itemsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    const byDay = new Map<string, CalendarItem[]>();
    for (const item of this.items) {
      const items = byDay.get(item.day);
      if (items) items.push(item);
      else byDay.set(item.day, [item]);
    }
    return byDay;
  }

  /** Computed separately and sorted, because ticking a task does not change thousands of shifts. */
  private get recordItems(): readonly CalendarItem[] {
    const { schools, scores, experiences } = this.#stores;
    const items = recordItems({ schools: schools.rows, scores: scores.rows, experiences: experiences.entries });
    return inOrder(items.filter(hasDay));
  }

  /** Ready once the checklists are. Lists that may not exist yet are added when they load. */
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

/** Leaves out items with an invalid stored day. */
function hasDay({ day }: CalendarItem): boolean {
  return isCalendarDay(day);
}
