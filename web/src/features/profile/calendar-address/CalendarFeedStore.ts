import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Api } from "../../../base/api.ts";
import type { PlanFirestore } from "../../../sync/PlanFirestore.ts";
import type { CalendarFeedDesk } from "./CalendarFeedDesk.ts";

declare module "../../../stores/Plan.ts" {
  interface Plan {
    readonly calendarFeed: CalendarFeedStore;
  }
}

/** The student's private calendar address. Everything about it is in `CalendarFeedDesk`, which loads with its card. */
export class CalendarFeedStore {
  /** Null until `load` has brought it. */
  desk: CalendarFeedDesk | null = null;
  readonly #firestore: PlanFirestore;
  #uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    makeAutoObservable(this, { desk: observableRef }, { autoBind: true });
  }

  open(uid: string): void {
    this.#uid = uid;
  }

  close(): void {
    this.#uid = null;
    this.desk?.close();
    this.desk = null;
  }

  /** Its card calls it. Rejects if the code cannot be loaded. */
  async load(api: Api): Promise<CalendarFeedDesk> {
    const uid = this.#uid;
    const { CalendarFeedDesk: Desk } = await import("./CalendarFeedDesk.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The calendar address is used before it is open.");
    return runInAction(() => {
      this.desk ??= new Desk(this.#firestore, api, uid);
      return this.desk;
    });
  }
}
