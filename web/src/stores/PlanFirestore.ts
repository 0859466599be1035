import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import { Notes, type UnansweredNotes } from "./notes.ts";

/** The Firestore of one plan, and what all of the plan's stores together have under way with it. */
export class PlanFirestore {
  /** Listeners that start before all others and have nothing to show yet (`comesFirst` in `Listening`). */
  firstInLine = 0;
  /** Lists that began empty because the server did not answer: it may have rows that are not shown. */
  unheardLists = 0;
  /** Writes that the server has not answered yet. */
  unansweredWrites = 0;
  /** Writes that were refused so far, by the server or before they were sent. */
  refusedWrites = 0;
  readonly db: Firestore;
  readonly notes: Notes;

  /** `unansweredNotes`: those of earlier plans of this page, whose writes may still be answered. */
  constructor(db: Firestore, unansweredNotes: UnansweredNotes = new Map()) {
    this.db = db;
    this.notes = new Notes(unansweredNotes);
    makeAutoObservable(this, { db: false, notes: false, refusedWrites: false });
  }

  count(what: "firstInLine" | "unheardLists" | "unansweredWrites", by: 1 | -1): void {
    this[what] += by;
  }
}
