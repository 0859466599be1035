import {
  CHECKLIST_ITEM_LIMIT,
  type Checklist,
  type ChecklistItem,
  checklistItemKind,
  type ReadChecklist,
  readChecklist,
} from "@domain/checklist/checklist";
import { isFromBeforeJoining } from "@domain/checklist/joiningDay";
import { taskName } from "@domain/checklist/taskState";
import { checklistPath } from "@domain/records/firestorePaths";
import { positionsInOrder } from "@domain/records/positionsInOrder";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  FieldPath,
  updateDoc,
  type WriteBatch,
} from "firebase/firestore";
import { makeAutoObservable, observable } from "mobx";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import { DocumentMirror } from "./DocumentMirror.ts";
import type { ListeningOptions, MirrorStatus } from "./Listening.ts";
import { forgetChange } from "./notes.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import type { UserStore } from "./UserStore.ts";
import { unreadableRows } from "./unreadableRows.ts";
import { WriteStatus } from "./WriteStatus.ts";

export type ChecklistRow = ChecklistItem & {
  readonly id: string;
  readonly pending: boolean;
  /** What the student calls the task. */
  readonly checklist_item_name: string;
  /** The name it came with. */
  readonly given_name: string;
  /** A suggestion for a time before the student joined. */
  readonly isEarlier: boolean;
};

export type ChecklistOrder = NonNullable<Checklist["item_order"]>;

/** One checklist as a card reads it. */
export interface ChecklistView {
  readonly status: MirrorStatus;
  readonly stageId: string | null;
  /** By position. */
  readonly rows: readonly ChecklistRow[];
  /** How the open rows are to stand: by due date, or as the student has put them. */
  readonly order: ChecklistOrder;
  /** `2026-27`; the year the list's own dates lie in. Null until the list is here. */
  readonly academicYear: string | null;
  /** The day the wording and dates of our rows were last checked. */
  readonly checkedOn: string | null;
  readonly failure: string | null;
  readonly saveError: string | null;
  /** Rows that this release cannot read. */
  readonly unreadable: readonly UnreadableRecord[];
  /** `completedOn`: the day it was done; today unless a row is put back as it was. */
  setDone(id: string, done: boolean, completedOn?: string | null): Promise<boolean>;
  /** `id`: a row's own where the task stands for something else and must be found again. */
  addOwn(name: string, dueDate?: string | null, id?: string, resourceId?: string | null): Promise<boolean>;
  setDueDate(id: string, dueDate: string | null): Promise<boolean>;
  /** Stores these rows in this order, and the order as the student's own. */
  arrange(ids: readonly string[]): Promise<boolean>;
  setOrder(order: ChecklistOrder): Promise<boolean>;
  /** A suggested task keeps its given name next to the student's own; the given name again takes the own one away. */
  rename(id: string, name: string): Promise<boolean>;
  /** Takes a task out of the counts as "Not for me". */
  setAside(id: string, reason: string): Promise<boolean>;
  bringBack(id: string): Promise<boolean>;
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
  readonly #firestore: PlanFirestore;
  readonly #mirror: DocumentMirror<ReadChecklist>;
  readonly #writes: WriteStatus;
  /** Rows with writes on their way; Firestore itself knows this only of whole documents. */
  private readonly sending = observable.map<string, number>();
  readonly #user: Pick<UserStore, "joinedOn">;

  constructor(firestore: PlanFirestore, user: Pick<UserStore, "joinedOn">, options?: ListeningOptions) {
    this.#firestore = firestore;
    this.#user = user;
    this.#mirror = new DocumentMirror(firestore, readChecklist, options);
    this.#writes = new WriteStatus(firestore);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status() {
    return this.#mirror.status;
  }

  get stageId(): string | null {
    return this.#mirror.reference?.id ?? null;
  }

  get rows(): readonly ChecklistRow[] {
    const { document, pending } = this.#mirror;
    if (!document) return [];
    return Object.entries(document.items)
      .map(([id, item]) => ({
        ...item,
        checklist_item_name: taskName(item),
        given_name: item.checklist_item_name,
        isEarlier: isFromBeforeJoining(item, document.academic_year, this.#user.joinedOn),
        id,
        // After a reload the document remembers only the last row of the writes it still queues.
        pending: pending && (this.sending.has(id) || document.changed_item === id),
      }))
      .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
  }

  /** Rows that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return unreadableRows(this.#mirror, checklistItemKind.needed);
  }

  get order(): ChecklistOrder {
    return this.#mirror.document?.item_order ?? "due";
  }

  get academicYear(): string | null {
    return this.#mirror.document?.academic_year ?? null;
  }

  get checkedOn(): string | null {
    return this.#mirror.document?.checked_on ?? null;
  }

  /** The server has not confirmed what is shown, or has not taken what was written. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.checklistNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.error;
  }

  open(uid: string, stageId: string): void {
    this.#writes.clear();
    this.#mirror.open(doc(this.#firestore.db, checklistPath(uid, stageId)));
  }

  close(): void {
    this.#mirror.close();
    this.#writes.clear();
    this.sending.clear();
  }

  retry(): void {
    this.#mirror.retry();
  }

  setDone(id: string, done: boolean, completedOn = this.dayOfDoing(id)): Promise<boolean> {
    const written = updateDoc(
      this.reference,
      new FieldPath("items", id, "status"),
      done ? "Completed" : "Pending",
      new FieldPath("items", id, "completed_on"),
      done ? completedOn : null,
      "changed_item",
      id,
    );
    return this.follow(id, written);
  }

  /** Today; the day on which something was done before joining is not known. */
  private dayOfDoing(id: string): string | null {
    const isEarlier = this.rows.find((row) => row.id === id)?.isEarlier;
    return isEarlier ? null : localDayOf(new Date());
  }

  /** `resourceId` is where to read on about the task. */
  async addOwn(
    name: string,
    dueDate: string | null = null,
    id: string = this.newRowId(),
    resourceId: string | null = null,
  ): Promise<boolean> {
    if (!this.hasRoomFor(1)) return false;
    const item: ChecklistItem = {
      checklist_item_name: name.trim(),
      status: "Pending",
      origin: "own",
      position: this.lastPosition + 1,
      due_date: dueDate,
      completed_on: null,
      category: null,
      resourceId,
    };
    // The refused row disappears, so its words are given back in the message.
    return this.follow(id, this.put(id, item), text.notAdded(item.checklist_item_name));
  }

  setDueDate(id: string, dueDate: string | null): Promise<boolean> {
    const written = updateDoc(this.reference, new FieldPath("items", id, "due_date"), dueDate, "changed_item", id);
    this.note(id, { due_date: dueDate }, written);
    return this.follow(id, written, text.dueDateNotSaved);
  }

  async arrange(ids: readonly string[]): Promise<boolean> {
    const placed = new Map(this.rows.map((row) => [row.id, row]));
    const changes = positionsInOrder(ids.flatMap((id) => placed.get(id) ?? []));
    if (changes.length === 0) return this.setOrder("own");
    const saved = changes.map(({ id, position }) => {
      const field = new FieldPath("items", id, "position");
      const written = updateDoc(this.reference, field, position, "changed_item", id, "item_order", "own");
      return this.follow(id, written, text.newOrderNotSaved);
    });
    return (await Promise.all(saved)).every(Boolean);
  }

  setOrder(order: ChecklistOrder): Promise<boolean> {
    if (order === this.order) return Promise.resolve(true);
    return this.#writes.follow(updateDoc(this.reference, { item_order: order }));
  }

  rename(id: string, name: string): Promise<boolean> {
    const item = this.#mirror.document?.items[id];
    const field = item?.origin === "template" ? "own_name" : "checklist_item_name";
    const typed = name.trim();
    const isGivenName = field === "own_name" && typed === item?.checklist_item_name;
    const value = isGivenName ? deleteField() : typed;
    const written = updateDoc(this.reference, new FieldPath("items", id, field), value, "changed_item", id);
    if (!isGivenName) this.note(id, { [field]: typed }, written);
    return this.follow(id, written, text.newNameNotSaved(typed));
  }

  setAside(id: string, reason: string): Promise<boolean> {
    const why = reason.trim();
    const written = updateDoc(
      this.reference,
      new FieldPath("items", id, "set_aside_on"),
      localDayOf(new Date()),
      new FieldPath("items", id, "set_aside_reason"),
      why,
      "changed_item",
      id,
    );
    if (why !== "") this.note(id, { set_aside_reason: why }, written);
    return this.follow(id, written, text.notSetAside);
  }

  bringBack(id: string): Promise<boolean> {
    const written = updateDoc(
      this.reference,
      new FieldPath("items", id, "set_aside_on"),
      deleteField(),
      new FieldPath("items", id, "set_aside_reason"),
      deleteField(),
      "changed_item",
      id,
    );
    return this.follow(id, written, text.notBroughtBack);
  }

  remove(id: string): Promise<boolean> {
    forgetChange(`${this.reference.path}/${id}`);
    return this.follow(
      id,
      updateDoc(this.reference, new FieldPath("items", id), deleteField(), "changed_item", id),
      text.taskNotDeleted,
    );
  }

  /** Of the student's own rows, which have no other name than the one they were given. */
  restore({ id, pending: _, given_name, isEarlier: __, ...item }: ChecklistRow): Promise<boolean> {
    return this.follow(id, this.put(id, item), text.notPutBack(given_name));
  }

  /** Says so when there is none. */
  hasRoomFor(count: number): boolean {
    const room = CHECKLIST_ITEM_LIMIT - this.rows.length;
    if (room >= count) return true;
    const limit = CHECKLIST_ITEM_LIMIT;
    this.#writes.refuse(count === 1 ? text.checklistFull(limit) : text.checklistHasRoom(limit, room));
    return false;
  }

  /** The SDK's own generator: 20 characters out of A-Z, a-z and 0-9. */
  newRowId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  get lastPosition(): number {
    return Math.max(0, ...this.rows.map(({ position }) => position));
  }

  /** Adds the write of one row to a batch that changes another list too; `null` removes the row. */
  stageRow(batch: WriteBatch, id: string, item: ChecklistItem | null): void {
    batch.update(this.reference, new FieldPath("items", id), item ?? deleteField(), "changed_item", id);
  }

  /** Marks where a row has gone in a batch that adds it there; `null` takes the mark away. */
  stageMove(batch: WriteBatch, id: string, movedTo: string | null): void {
    const field = new FieldPath("items", id, "moved_to");
    batch.update(this.reference, field, movedTo ?? deleteField(), "changed_item", id);
  }

  follow(id: string, written: Promise<void>, refusal?: string): Promise<boolean> {
    this.track(id, written);
    return this.#writes.follow(written, refusal);
  }

  /** Shows a row as on its way until the write is answered. */
  track(id: string, written: Promise<void>): void {
    const end = () => this.count(id, -1);
    this.count(id, 1);
    written.then(end, end);
  }

  private put(id: string, item: ChecklistItem): Promise<void> {
    const written = updateDoc(this.reference, new FieldPath("items", id), item, "changed_item", id);
    this.note(id, item, written);
    return written;
  }

  private note(id: string, fields: Partial<ChecklistItem>, written: Promise<void>): void {
    this.#firestore.notes.noteChange(
      `${this.reference.path}/${id}`,
      fields,
      written,
      this.#mirror.document?.items[id] ?? null,
    );
  }

  private count(id: string, by: 1 | -1): void {
    const left = (this.sending.get(id) ?? 0) + by;
    if (left > 0) this.sending.set(id, left);
    else this.sending.delete(id);
  }

  private get reference(): DocumentReference {
    if (!this.#mirror.reference) throw new Error("A checklist is changed before it is open.");
    return this.#mirror.reference;
  }
}
