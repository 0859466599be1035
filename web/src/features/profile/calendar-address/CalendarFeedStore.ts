import type { ApiAnswers } from "@domain/api/apiContract";
import { CALENDAR_FEED_CALLS } from "@domain/api/calendarFeedCalls";
import { type CalendarFeed, type CalendarFeedChoice, calendarFeedKind } from "@domain/calendar/calendarFeed";
import { calendarFeedPath } from "@domain/records/firestorePaths";
import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { Api } from "../../../base/api.ts";
import { messageOf } from "../../../base/errors.ts";
import { DocumentMirror } from "../../../sync/DocumentMirror.ts";
import { doc } from "../../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../../sync/Listening.ts";
import type { PlanFirestore } from "../../../sync/PlanFirestore.ts";
import { type CalendarFeedNote, dropFeedNote, keepFeedNote, keptFeedNote } from "./calendarFeedNote.ts";

/** What the student asked for last. */
export type FeedAct = "make" | "change" | "end";

/**
 * The student's private calendar address: what it contains, as the server stores it, and the address itself where this
 * device made it. Every change is a call.
 */
export class CalendarFeedStore {
  /** The call that is under way. */
  busy: FeedAct | null = null;
  /** The last call, and why it failed, if it did. */
  last: { readonly act: FeedAct; readonly failure: string | null } | null = null;
  readonly #mirror: DocumentMirror<CalendarFeed>;
  readonly #api: Api;
  readonly #uid: string;
  readonly #stop: () => void;
  /** What a call has answered, until the listener has it. */
  private answered: { readonly feed: CalendarFeed | null } | null = null;
  private note: CalendarFeedNote | null;

  constructor(firestore: PlanFirestore, api: Api, uid: string) {
    this.#mirror = new DocumentMirror(firestore, calendarFeedKind.read);
    this.#api = api;
    this.#uid = uid;
    this.note = keptFeedNote(uid);
    makeAutoObservable<this, "answered" | "note">(
      this,
      { last: observableRef, answered: observableRef, note: observableRef },
      { autoBind: true },
    );
    this.#mirror.open(doc(firestore.db, calendarFeedPath(uid)));
    this.#stop = reaction(() => this.#mirror.document, this.hear);
  }

  get status(): MirrorStatus {
    return this.answered ? "ready" : this.#mirror.status;
  }

  /** What the address contains; null if the student has no address. */
  get feed(): CalendarFeed | null {
    return this.answered ? this.answered.feed : this.#mirror.document;
  }

  /** The whole address. Null if another device made it, so that it cannot be shown here. */
  get address(): string | null {
    const { feed, note } = this;
    return feed && note?.created_at === feed.created_at ? location.origin + note.path : null;
  }

  close(): void {
    this.#stop();
    this.#mirror.close();
  }

  retry(): void {
    this.#mirror.retry();
  }

  /** Makes the address, or replaces it: the earlier one ends. */
  make(choice: CalendarFeedChoice): Promise<boolean> {
    return this.call("make", async () => {
      const made = await this.#api.ask<ApiAnswers["makeCalendarFeed"]>(CALENDAR_FEED_CALLS.makeCalendarFeed, {
        body: choice,
      });
      keepFeedNote(this.#uid, made);
      runInAction(() => {
        this.note = made;
        this.answered = { feed: { ...choice, created_at: made.created_at } };
      });
    });
  }

  /** Changes what it contains. The address stays. */
  change(choice: CalendarFeedChoice): Promise<boolean> {
    return this.call("change", async () => {
      await this.#api.ask<ApiAnswers["changeCalendarFeed"]>(CALENDAR_FEED_CALLS.changeCalendarFeed, { body: choice });
      const { feed } = this;
      runInAction(() => {
        if (feed) this.answered = { feed: { ...feed, ...choice } };
      });
    });
  }

  end(): Promise<boolean> {
    return this.call("end", async () => {
      await this.#api.ask<ApiAnswers["endCalendarFeed"]>(CALENDAR_FEED_CALLS.endCalendarFeed);
      dropFeedNote(this.#uid);
      runInAction(() => {
        this.note = null;
        this.answered = { feed: null };
      });
    });
  }

  private hear(): void {
    this.answered = null;
  }

  /** Resolves with whether it succeeded. A failure is in `last`. One call at a time. */
  private async call(act: FeedAct, send: () => Promise<void>): Promise<boolean> {
    if (this.busy !== null) return false;
    this.busy = act;
    this.last = null;
    const failure = await send().then(() => null, messageOf);
    runInAction(() => {
      this.busy = null;
      this.last = { act, failure };
    });
    return failure === null;
  }
}
