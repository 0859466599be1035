import { type DatedLetter, datedLetters } from "@domain/letter/letterDates";
import { lettersPath } from "@domain/records/firestorePaths";
import * as text from "@text/stores/plan";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { doc } from "../../sync/firestoreSdk.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { LetterRecords } from "./LetterRecords.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly letters: LettersStore;
  }
}

/**
 * The dates of the student's letters, for the calendar. Everything else about letters is in `LetterRecords`, which loads
 * when a screen needs it. Both listen to one document, which costs one read.
 */
export class LettersStore {
  /** Null until `load` has brought them. */
  records: LetterRecords | null = null;
  /** Why they could not be loaded. */
  failure: string | null = null;
  readonly #firestore: PlanFirestore;
  readonly #mirror: DocumentMirror<object>;
  #uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    this.#mirror = new DocumentMirror(firestore, (stored) => ({ ...Object(stored) }), { beginsUnheard: true });
    makeAutoObservable(this, { records: observableRef }, { autoBind: true });
  }

  get dates(): readonly DatedLetter[] {
    return datedLetters(this.#mirror.document);
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  open(uid: string): void {
    this.close();
    this.#uid = uid;
    this.#mirror.open(doc(this.#firestore.db, lettersPath(uid)));
  }

  close(): void {
    this.#uid = null;
    this.records?.close();
    this.records = null;
    this.failure = null;
    this.#mirror.close();
  }

  /** Called by everything that needs the letters themselves. A failure is in `failure`. */
  load(): void {
    this.loaded().catch(() =>
      runInAction(() => {
        this.failure = text.lettersNotLoaded;
      }),
    );
  }

  /** The letters, once their code is loaded. They stay until the session ends. */
  async loaded(): Promise<LetterRecords> {
    const uid = this.#uid;
    const { LetterRecords: Records } = await import("./LetterRecords.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The letters are used before they are open.");
    return runInAction(() => {
      this.failure = null;
      if (this.records) return this.records;
      const records = new Records(this.#firestore);
      records.open(uid);
      this.records = records;
      return records;
    });
  }
}
