import { LETTER_LIMIT, type Letter, letterKind } from "@domain/letter/letter";
import { lettersPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

export type LetterRow = ListRow<Letter>;

interface Added {
  readonly id: string;
  /** Resolves to false if the server rejects it. */
  readonly written: Promise<boolean>;
}

/** The student's letters of recommendation, with all their fields. */
export class LettersStore {
  /** The rows, their loading and saving state, and unreadable rows. */
  readonly list: RowListStore<Letter>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: letterKind,
      limit: LETTER_LIMIT,
      notLoaded: text.lettersNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): readonly LetterRow[] {
    return this.list.rows;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.open(lettersPath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Returns the new letter's id and the server's answer; null if the list is full. The letter shows at once. */
  add(row: Letter): Added | null {
    const isFull = this.rows.length >= LETTER_LIMIT;
    const id = this.list.newRowId();
    const written = this.list.put(id, row, text.notAdded(row.writer));
    return isFull ? null : { id, written };
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  change({ id, writer }: Pick<LetterRow, "id" | "writer">, changes: Changes<Letter>): Promise<boolean> {
    return this.list.change(id, changes, text.notChanged(writer));
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.letterNotDeleted);
  }

  /** Restores a removed letter. */
  restore({ id, pending: _, ...row }: LetterRow): Promise<boolean> {
    return this.list.put(id, row, text.notPutBack(row.writer));
  }
}
