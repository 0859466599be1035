import { type CalendarItem, inOrder, openItems, recordItems, taskItems } from "@domain/calendar/calendarItems";
import { whatIsNext } from "@domain/calendar/whatIsNext";
import { isCalendarDay } from "@domain/shared/calendarDay";
import { makeAutoObservable } from "mobx";
import type { Plan } from "../../stores/Plan.ts";
import { keepRows } from "../../sync/keepRows.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import { academicYearAround } from "./academicCalendar.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly calendar: CalendarStore;
  }
}

/** The stores with dated items. */
type DatedStores = Pick<
  Plan,
  "checklists" | "schools" | "scores" | "letterDates" | "season" | "experiences" | "essayDays"
>;

/** All items with a day, from every store that has such items. */
export class CalendarStore {
  readonly #stores: DatedStores;
  #byDayBefore: ReadonlyMap<string, readonly CalendarItem[]> = new Map();

  constructor(stores: DatedStores) {
    this.#stores = stores;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sorted by day. */
  get items(): readonly CalendarItem[] {
    return inOrder([...this.taskItems, ...this.recordItems, ...this.shiftItems]);
  }

  /** Everything except logged shifts, sorted by day. There may be thousands of shifts, and none is to be done. */
  get itemsToDo(): readonly CalendarItem[] {
    return inOrder([...this.taskItems, ...this.recordItems]);
  }

  /** The one thing to do next that the student has not put off, for every screen that names it. */
  next(today: string): CalendarItem | null {
    const { start } = academicYearAround(today);
    return whatIsNext(this.itemsToDo, { today, since: start, putOff: this.#stores.checklists.putOff.on(today) });
  }

  /** Something can be saved to a calendar: to be done, or a shift from `today` on. */
  hasOpenItems(today: string): boolean {
    return openItems(this.itemsToDo, today).length > 0 || this.lastShiftDay >= today;
  }

  /**
   * Contains only days with items. On each day, open items come first. A day without a change keeps its list, so that
   * it is not rendered again.
   */
  get itemsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    this.#byDayBefore = withItems(this.recordItemsByDay, this.taskItems, this.#byDayBefore);
    return this.#byDayBefore;
  }

  private get taskItems(): readonly CalendarItem[] {
    const { current, previous } = this.#stores.checklists;
    return taskItems({ current, previous }).filter(hasDay);
  }

  private get recordItems(): readonly CalendarItem[] {
    const { schools, essayDays, scores, letterDates, season } = this.#stores;
    const items = recordItems({
      schools: schools.rows,
      essays: essayDays.days,
      scores: scores.rows,
      letters: letterDates.dates,
    });
    const { calendarItems = [], overDeadlines } = season.value ?? {};
    return [...items, ...calendarItems].filter((item) => hasDay(item) && !overDeadlines?.has(item.id));
  }

  /** Computed apart from all others, because a change of those does not change thousands of shifts. */
  private get shiftItems(): readonly CalendarItem[] {
    return recordItems({ experiences: this.#stores.experiences.entries });
  }

  private get shiftsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    return byDayOf(this.shiftItems);
  }

  private get recordItemsByDay(): ReadonlyMap<string, readonly CalendarItem[]> {
    return withItems(this.shiftsByDay, this.recordItems);
  }

  /** Sorts before every day without a shift. */
  private get lastShiftDay(): string {
    return this.shiftItems.reduce((last, { day }) => (day > last ? day : last), "");
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

/**
 * The items of each day with others before them. On each day, open ones come first. `before`: what the days with others
 * keep where it is equal.
 */
function withItems(
  byDay: ReadonlyMap<string, readonly CalendarItem[]>,
  items: readonly CalendarItem[],
  before: ReadonlyMap<string, readonly CalendarItem[]> = new Map(),
): ReadonlyMap<string, readonly CalendarItem[]> {
  const all = new Map(byDay);
  for (const [day, ofDay] of byDayOf(items)) {
    const now = inOrder([...ofDay, ...(byDay.get(day) ?? [])]);
    all.set(day, keepRows(before.get(day) ?? [], now));
  }
  return all;
}

function byDayOf(items: readonly CalendarItem[]): ReadonlyMap<string, readonly CalendarItem[]> {
  const byDay = new Map<string, CalendarItem[]>();
  for (const item of items) {
    const known = byDay.get(item.day);
    if (known) known.push(item);
    else byDay.set(item.day, [item]);
  }
  return byDay;
}

/** Leaves out items with an invalid stored day. */
function hasDay({ day }: CalendarItem): boolean {
  return isCalendarDay(day);
}
