import type { CalendarItem } from "@domain/calendar/calendarItems";
import * as text from "@text/stores/plan";
import { makeAutoObservable, observableRef, runInAction, when } from "mobx";
import type { PlanFirestore } from "./PlanFirestore.ts";
import type { SeasonRecords, SeasonSources } from "./SeasonRecords.ts";

/**
 * The application season: the days of each school, and the interviews. Its records and rules load on demand: when a
 * screen asks, or when the student applies somewhere, because then the calendar shows its days.
 */
export class SeasonStore {
  /** Null until they are loaded. */
  records: SeasonRecords | null = null;
  /** Why the code could not be loaded. */
  failure: string | null = null;
  readonly #firestore: PlanFirestore;
  readonly #sources: SeasonSources;
  #uid: string | null = null;
  #stopWaiting: (() => void) | null = null;
  #loading: Promise<SeasonRecords> | null = null;

  constructor(firestore: PlanFirestore, sources: SeasonSources) {
    this.#firestore = firestore;
    this.#sources = sources;
    makeAutoObservable(this, { records: observableRef }, { autoBind: true });
  }

  get isWaiting(): boolean {
    return this.records?.isWaiting ?? false;
  }

  get calendarItems(): readonly CalendarItem[] {
    return this.records?.calendarItems ?? [];
  }

  open(uid: string): void {
    this.#uid = uid;
    // Not at the page's start: the schools have to be known first.
    this.#stopWaiting = when(
      () => this.#sources.schools.rows.some(({ status }) => status !== "researching"),
      () => this.load(),
    );
  }

  close(): void {
    this.#uid = null;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#loading = null;
    this.records?.close();
    this.records = null;
    this.failure = null;
  }

  /** Called by everything that needs the records. They stay until the session ends. */
  load(): void {
    this.loaded().catch(() => undefined);
  }

  retry(): void {
    if (this.records) this.records.retry();
    else this.load();
  }

  /** The records, once their code is loaded. */
  loaded(): Promise<SeasonRecords> {
    if (this.#loading) return this.#loading;
    const loading = this.fetch().catch((error: unknown) => {
      if (this.#loading === loading) this.fail();
      throw error;
    });
    this.#loading = loading;
    return loading;
  }

  private fail(): void {
    this.#loading = null;
    this.failure = text.seasonNotLoaded;
  }

  private async fetch(): Promise<SeasonRecords> {
    const uid = this.#uid;
    const loaded = await import("./SeasonRecords.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The session ended while the season was loading.");
    const records = new loaded.SeasonRecords(this.#firestore, this.#sources);
    records.open(uid);
    runInAction(() => {
      this.records = records;
      this.failure = null;
    });
    return records;
  }
}
