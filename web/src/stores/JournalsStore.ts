import {
  goneOn,
  inJournalOrder,
  JOURNAL_LIMIT,
  type Journal,
  journal,
  journalKind,
  journalName,
} from "@domain/journal/journal";
import { journalIndexPath, journalPath, journalsPath } from "@domain/records/firestorePaths";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  FieldPath,
  type FieldValue,
  type Firestore,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import { draftsIn } from "../drafts.ts";
import { CollectionMirror, type Mirrored, type UnreadableRecord } from "./CollectionMirror.ts";
import type { JournalEditor } from "./JournalEditor.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { isValid, isValidChange } from "./recordSchema.ts";
import { WriteStatus } from "./WriteStatus.ts";

export type JournalRecord = Mirrored<Journal>;

/** Where the drafts of an entry lie, each under the entry's id: its words, its day and a tag. */
const DRAFTS = ["journals", "journal-days", "journal-tags"];

/** The student's journal. Nothing of it is read until a screen asks for it (`load`). */
export class JournalsStore {
  readonly #db: Firestore;
  readonly #mirror: CollectionMirror<Journal>;
  readonly #writes: WriteStatus;
  private uid: string | null = null;

  constructor(firestore: PlanFirestore) {
    this.#db = firestore.db;
    this.#mirror = new CollectionMirror(firestore, journalKind.read, { beginsUnheard: true });
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, { unfinishedId: false }, { autoBind: true });
  }

  /** "closed" until `load`. */
  get status(): MirrorStatus {
    return this.#mirror.status;
  }

  /** In the order of the journal, without those in the bin. */
  get entries(): readonly JournalRecord[] {
    return this.#mirror.docs.filter(({ deleted_on }) => deleted_on === null).toSorted(inJournalOrder);
  }

  /** What was deleted last comes first. */
  get bin(): readonly JournalRecord[] {
    return this.#mirror.docs
      .filter(({ deleted_on }) => deleted_on !== null)
      .toSorted((a, b) => (b.deleted_on ?? "").localeCompare(a.deleted_on ?? "") || inJournalOrder(a, b));
  }

  /** Entries that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return this.#mirror.unreadable;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.journalNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  /** The server has not taken what was written. */
  get isWaiting(): boolean {
    return this.#mirror.docs.some(({ pending }) => pending);
  }

  get isOpen(): boolean {
    return this.uid !== null;
  }

  open(uid: string): void {
    this.close();
    this.uid = uid;
  }

  close(): void {
    this.uid = null;
    this.#mirror.close();
    this.#writes.clear();
  }

  /** Listens until the plan closes. Called by every screen that shows entries. */
  load(): void {
    if (this.uid === null || this.#mirror.status !== "closed") return;
    this.#mirror.open(collection(this.#db, journalsPath(this.uid)));
  }

  retry(): void {
    this.#mirror.retry();
  }

  find(id: string): JournalRecord | undefined {
    return this.#mirror.docs.find((entry) => entry.id === id);
  }

  newId(): string {
    return doc(collection(this.#db, "ids")).id;
  }

  /** An entry that this device has words of which never reached the others: its page closed in the middle of a word. */
  get unfinishedId(): string | null {
    const ids = DRAFTS.flatMap((folder) => draftsIn(this.openUid, folder));
    return ids.find((id) => this.find(id)?.deleted_on == null) ?? null;
  }

  /** Writes into an entry, or into one that begins with its first word. */
  async edit(id: string): Promise<JournalEditor> {
    // The dashboard knows the entries and writes none.
    const { JournalEditor: Editor } = await import("./JournalEditor.ts");
    return new Editor(this, this.openUid, id);
  }

  /** Adds an entry, or puts one back as it was. */
  async put(id: string, entry: Journal): Promise<boolean> {
    if (!isValid(journal, entry)) return this.#writes.refuse(text.entryNotSaved);
    if (!this.find(id) && this.#mirror.docs.length >= JOURNAL_LIMIT) {
      return this.#writes.refuse(text.listHolds(JOURNAL_LIMIT));
    }
    const batch = writeBatch(this.#db);
    batch.set(this.reference(id), entry);
    this.stageIndex(batch, id, true);
    return this.#writes.follow(batch.commit(), text.entryNotSaved);
  }

  /** Changes the named fields and leaves the others as other devices have them. */
  async change(id: string, fields: Partial<Journal>): Promise<boolean> {
    const before = this.find(id);
    if (!isValidChange(journal, before, fields)) return this.#writes.refuse(text.entryNotSaved);
    return this.#writes.follow(updateDoc(this.reference(id), fields), text.entryNotSaved);
  }

  /** It waits there until the student empties the bin or its days are over. */
  moveToBin(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: localDayOf(new Date()) });
  }

  restore(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: null });
  }

  /** For good. */
  remove(entries: readonly JournalRecord[]): void {
    for (const entry of entries) {
      void this.#writes.follow(this.removeOne(entry.id), text.notDeleted(journalName(entry)));
    }
  }

  /** Takes out of the bin what has waited there for its days. */
  removeGone(today: string): void {
    this.remove(this.bin.filter(({ deleted_on }) => deleted_on !== null && goneOn(deleted_on) <= today));
  }

  /** Deletes an entry that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.#writes.follow(this.removeOne(id), text.notDeleted(id));
  }

  private removeOne(id: string): Promise<void> {
    const batch = writeBatch(this.#db);
    batch.delete(this.reference(id));
    this.stageIndex(batch, id, deleteField());
    return batch.commit();
  }

  /** Rules count the entries by their index. */
  private stageIndex(batch: WriteBatch, id: string, value: true | FieldValue): void {
    const index = doc(this.#db, journalIndexPath(this.openUid));
    const mergeFields = [new FieldPath("items", id), "changed_item"];
    batch.set(index, { items: { [id]: value }, changed_item: id }, { mergeFields });
  }

  private reference(id: string): DocumentReference {
    return doc(this.#db, journalPath(this.openUid, id));
  }

  private get openUid(): string {
    if (this.uid === null) throw new Error("The journal is used before it is open.");
    return this.uid;
  }
}
