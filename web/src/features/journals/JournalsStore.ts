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
import { makeAutoObservable } from "mobx";
import { draftsIn } from "../../base/drafts.ts";
import { CollectionMirror, type Mirrored, type UnreadableRecord } from "../../sync/CollectionMirror.ts";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  type FieldValue,
  type Firestore,
  fieldPath,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "../../sync/firestoreSdk.ts";
import type { MirrorStatus } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { isValid, isValidChange } from "../../sync/recordSchema.ts";
import { WriteStatus } from "../../sync/WriteStatus.ts";
import type { JournalEditor } from "./JournalEditor.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly journals: JournalsStore;
  }
}

export type JournalRecord = Mirrored<Journal>;

/** The folders of an entry's drafts, each by the entry's id: its text, its day and a tag. */
const DRAFTS = ["journals", "journal-days", "journal-tags"];

/** The student's journal. Nothing is read until a screen calls `load`. */
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

  /** In journal order, without the trash. */
  get entries(): readonly JournalRecord[] {
    return this.#mirror.docs.filter(({ deleted_on }) => deleted_on === null).toSorted(inJournalOrder);
  }

  /** The most recently deleted first. */
  get trash(): readonly JournalRecord[] {
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

  /** A write has not reached the server. */
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

  /** Listens until the plan closes. Every screen that shows entries calls it. */
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

  /** An entry with text on this device that never reached the server, because its page was closed while typing. */
  get unfinishedId(): string | null {
    const ids = DRAFTS.flatMap((folder) => draftsIn(this.openUid, folder));
    return ids.find((id) => this.find(id)?.deleted_on == null) ?? null;
  }

  /** Edits an entry, or one that is created with its first word. */
  async edit(id: string): Promise<JournalEditor> {
    // The dashboard lists entries but never edits one.
    const { editJournal } = await import("./JournalEditor.ts");
    return editJournal(this, this.openUid, id);
  }

  /** Adds an entry or restores one. */
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

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  async change(id: string, fields: Partial<Journal>): Promise<boolean> {
    const before = this.find(id);
    if (!isValidChange(journal, before, fields)) return this.#writes.refuse(text.entryNotSaved);
    return this.#writes.follow(updateDoc(this.reference(id), fields), text.entryNotSaved);
  }

  /** It stays there until the student empties the trash or its time is over. */
  moveToTrash(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: localDayOf(new Date()) });
  }

  restore(id: string): Promise<boolean> {
    return this.change(id, { deleted_on: null });
  }

  /** Deletes them permanently. */
  remove(entries: readonly JournalRecord[]): void {
    for (const entry of entries) {
      void this.#writes.follow(this.removeOne(entry.id), text.notDeleted(journalName(entry)));
    }
  }

  /** Deletes entries from the trash when their time is over. */
  removeGone(today: string): void {
    this.remove(this.trash.filter(({ deleted_on }) => deleted_on !== null && goneOn(deleted_on) <= today));
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

  /** The rules count the entries with this index. */
  private stageIndex(batch: WriteBatch, id: string, value: true | FieldValue): void {
    const index = doc(this.#db, journalIndexPath(this.openUid));
    const mergeFields = [fieldPath("items", id), "changed_item"];
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
