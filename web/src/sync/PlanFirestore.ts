import { makeAutoObservable } from "mobx";
import type { Firestore } from "./firestoreSdk.ts";

/** The Firestore instance of one plan, and the pending work that the plan's stores share. */
export class PlanFirestore {
  /** Listeners that start before all others and have nothing to show yet (`comesFirst` in `Listening`). */
  firstInLine = 0;
  /** Lists that started empty because the server did not answer. It may have rows that are not shown. */
  unheardLists = 0;
  /** Writes that the server has not answered yet. */
  unansweredWrites = 0;
  /** Writes rejected so far, by the server or before they were sent. */
  refusedWrites = 0;
  readonly db: Firestore;

  constructor(db: Firestore) {
    this.db = db;
    makeAutoObservable(this, { db: false, refusedWrites: false });
  }

  count(what: "firstInLine" | "unheardLists" | "unansweredWrites", by: 1 | -1): void {
    this[what] += by;
  }
}
