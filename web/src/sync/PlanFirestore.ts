import { makeAutoObservable } from "mobx";
import type { Firestore } from "./firestoreSdk.ts";
import { Notes, type UnansweredNotes } from "./notes.ts";

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
  readonly notes: Notes;

  /** `unansweredNotes`: notes of earlier plans on this page. Their writes may still be answered. */
  constructor(db: Firestore, unansweredNotes: UnansweredNotes = new Map()) {
    this.db = db;
    this.notes = new Notes(unansweredNotes);
    makeAutoObservable(this, { db: false, notes: false, refusedWrites: false });
  }

  count(what: "firstInLine" | "unheardLists" | "unansweredWrites", by: 1 | -1): void {
    this[what] += by;
  }
}
