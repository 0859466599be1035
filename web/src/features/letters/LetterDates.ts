import { type DatedLetter, datedLetters } from "@domain/letter/letterDates";
import { lettersPath } from "@domain/records/firestorePaths";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import { doc } from "../../sync/firestoreSdk.ts";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { LettersStore } from "./LettersStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly letterDates: LetterDates;
    readonly letters: OnDemand<LettersStore>;
  }
}

/**
 * The dates of the student's letters, for the calendar. Everything else about letters is in `LettersStore`. Both listen to
 * one document, which costs one read.
 */
export class LetterDates {
  readonly #firestore: PlanFirestore;
  readonly #mirror: DocumentMirror<object>;

  constructor(firestore: PlanFirestore) {
    this.#firestore = firestore;
    this.#mirror = new DocumentMirror(firestore, (stored) => ({ ...Object(stored) }), { beginsUnheard: true });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get dates(): readonly DatedLetter[] {
    return datedLetters(this.#mirror.document);
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  open(uid: string): void {
    this.#mirror.open(doc(this.#firestore.db, lettersPath(uid)));
  }

  close(): void {
    this.#mirror.close();
  }
}

/** The letters with all their fields. */
export function lettersOnDemand(firestore: PlanFirestore): OnDemand<LettersStore> {
  return new OnDemand({
    code: async () => {
      const { LettersStore: Store } = await import("./LettersStore.ts");
      return (uid) => {
        const letters = new Store(firestore);
        letters.open(uid);
        return letters;
      };
    },
    notLoaded: text.lettersNotLoaded,
  });
}
