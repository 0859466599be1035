import { localDayOf } from "@domain/calendarDay";
import { CHECKLIST_ITEM_LIMIT, type Checklist, type ChecklistItem } from "@domain/checklist";
import { checklistPath } from "@domain/paths";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  updateDoc,
} from "firebase/firestore";
import { makeAutoObservable, observable } from "mobx";
import { DocumentMirror } from "./DocumentMirror.ts";
import type { MirrorStatus } from "./Listening.ts";
import { Saves } from "./Saves.ts";

export type ChecklistRow = ChecklistItem & { readonly id: string; readonly pending: boolean };

/** One checklist as a card reads it. */
export interface ChecklistView {
  readonly status: MirrorStatus;
  readonly stageId: string | null;
  /** In the student's order. */
  readonly rows: readonly ChecklistRow[];
  readonly failure: string | null;
  readonly saveError: string | null;
  setDone(id: string, done: boolean): Promise<boolean>;
  addOwn(name: string, due_date?: string): Promise<boolean>;
  rename(id: string, name: string): Promise<boolean>;
  remove(id: string): Promise<boolean>;
  /** Puts a removed row back as it was. */
  restore(row: ChecklistRow): Promise<boolean>;
  retry(): void;
}

/**
 * The checklist of one stage. Each write touches one row by its field path and names it in `changed_item`, so two
 * devices that change different rows never overwrite each other.
 */
export class ChecklistStore implements ChecklistView {
  private readonly db: Firestore;
  private readonly mirror = new DocumentMirror<Checklist>();
  private readonly saves = new Saves();
  /** Rows with writes on their way; Firestore itself knows this only of whole documents. */
  private readonly sending = observable.map<string, number>();

  constructor(db: Firestore) {
    this.db = db;
    makeAutoObservable<this, "db">(this, { db: false }, { autoBind: true });
  }

  get status() {
    return this.mirror.status;
  }

  get stageId(): string | null {
    return this.mirror.reference?.id ?? null;
  }

  get rows(): readonly ChecklistRow[] {
    const { document, pending } = this.mirror;
    if (!document) return [];
    return Object.entries(document.items)
      .map(([id, item]) => ({
        ...item,
        id,
        // After a reload the document remembers only the last row of the writes it still queues.
        pending: pending && (this.sending.has(id) || document.changed_item === id),
      }))
      .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  }

  /** The server has not confirmed what is shown, or has not taken what was written. */
  get isWaiting(): boolean {
    return this.mirror.isRemembered || this.mirror.pending;
  }

  get failure(): string | null {
    return this.mirror.failure && "Failed to load checklist items";
  }

  get saveError(): string | null {
    return this.saves.error;
  }

  open(uid: string, stageId: string): void {
    this.saves.clear();
    this.mirror.open(doc(this.db, checklistPath(uid, stageId)) as DocumentReference<Checklist>);
  }

  close(): void {
    this.mirror.close();
    this.saves.clear();
    this.sending.clear();
  }

  retry(): void {
    this.mirror.retry();
  }

  setDone(id: string, done: boolean): Promise<boolean> {
    const written = updateDoc(
      this.reference,
      new FieldPath("items", id, "status"),
      done ? "Completed" : "Pending",
      new FieldPath("items", id, "completed_on"),
      done ? localDayOf(new Date()) : null,
      "changed_item",
      id,
    );
    return this.follow(id, written);
  }

  async addOwn(name: string, due_date: string | null = null): Promise<boolean> {
    if (this.rows.length >= CHECKLIST_ITEM_LIMIT) {
      this.saves.refuse(`A checklist holds ${CHECKLIST_ITEM_LIMIT} tasks. Delete one, then add this one.`);
      return false;
    }
    // The SDK's own generator: 20 characters out of A-Z, a-z and 0-9.
    const { id } = doc(collection(this.db, "ids"));
    const item: ChecklistItem = {
      checklist_item_name: name.trim(),
      status: "Pending",
      origin: "own",
      position: Math.max(0, ...this.rows.map(({ position }) => position)) + 1,
      due_date,
      completed_on: null,
      category: null,
      resourceId: null,
    };
    // The refused row disappears, so its words are given back in the message.
    return this.follow(id, this.put(id, item), `"${item.checklist_item_name}" was not added. Try again.`);
  }

  rename(id: string, name: string): Promise<boolean> {
    const written = updateDoc(
      this.reference,
      new FieldPath("items", id, "checklist_item_name"),
      name.trim(),
      "changed_item",
      id,
    );
    return this.follow(id, written, `The new name "${name.trim()}" was not saved. Try again.`);
  }

  remove(id: string): Promise<boolean> {
    return this.follow(
      id,
      updateDoc(this.reference, new FieldPath("items", id), deleteField(), "changed_item", id),
      "The task was not deleted. Try again.",
    );
  }

  restore({ id, pending: _, ...item }: ChecklistRow): Promise<boolean> {
    return this.follow(id, this.put(id, item), `"${item.checklist_item_name}" was not put back. Try again.`);
  }

  private put(id: string, item: ChecklistItem): Promise<void> {
    return updateDoc(this.reference, new FieldPath("items", id), item, "changed_item", id);
  }

  private async follow(id: string, written: Promise<void>, refusal?: string): Promise<boolean> {
    this.count(id, 1);
    const saved = await this.saves.follow(written, refusal);
    this.count(id, -1);
    return saved;
  }

  private count(id: string, by: 1 | -1): void {
    const left = (this.sending.get(id) ?? 0) + by;
    if (left > 0) this.sending.set(id, left);
    else this.sending.delete(id);
  }

  private get reference(): DocumentReference<Checklist> {
    if (!this.mirror.reference) throw new Error("A checklist is changed before it is open.");
    return this.mirror.reference;
  }
}
