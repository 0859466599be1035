import {
  CHECKLIST_ITEM_LIMIT,
  type ChecklistItem,
  checklistItemKind,
  type ReadChecklist,
  readChecklist,
} from "@domain/checklist/checklist";
import { namedTasks } from "@domain/checklist/namedTasks";
import { checklistPath } from "@domain/records/firestorePaths";
import { positionsInOrder } from "@domain/records/positionsInOrder";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { FirstStores } from "../../stores/Plan.ts";
import type { UnreadableRecord } from "../../sync/CollectionMirror.ts";
import { DocumentMirror } from "../../sync/DocumentMirror.ts";
import type { FieldEdit } from "../../sync/fieldEdits.ts";
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  fieldPath,
  type WriteBatch,
} from "../../sync/firestoreSdk.ts";
import { keepRows } from "../../sync/keepRows.ts";
import type { ListeningOptions } from "../../sync/Listening.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { RowWrites } from "../../sync/RowWrites.ts";
import { unreadableRows } from "../../sync/unreadableRows.ts";
import type { ChecklistOrder, ChecklistRow, ChecklistView } from "./checklistView.ts";

type ChangedFields = { readonly [Name in keyof ChecklistItem]?: ChecklistItem[Name] | undefined };

/**
 * The checklist of one stage. Each write changes one row by its field path and names it in `changed_item`, so two
 * devices that change different rows never overwrite each other.
 */
export class ChecklistStore implements ChecklistView {
  readonly #firestore: PlanFirestore;
  readonly #mirror: DocumentMirror<ReadChecklist>;
  readonly #writes: RowWrites;
  readonly #user: Pick<FirstStores["user"], "joinedOn">;
  #rowsBefore: readonly ChecklistRow[] = [];
  readonly fresh = new Set<string>();

  constructor(firestore: PlanFirestore, user: Pick<FirstStores["user"], "joinedOn">, options?: ListeningOptions) {
    this.#firestore = firestore;
    this.#user = user;
    this.#mirror = new DocumentMirror(firestore, readChecklist, options);
    this.#writes = new RowWrites(firestore);
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
    const rows = namedTasks(document, this.#user.joinedOn)
      .map((task) => ({
        ...task,
        // After a reload, the document names only the last row of its queued writes.
        pending: pending && (this.#writes.isSending(task.id) || document.changed_item === task.id),
      }))
      .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
    this.#rowsBefore = keepRows(this.#rowsBefore, rows);
    return this.#rowsBefore;
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

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  get failure(): string | null {
    return this.#mirror.failure && text.checklistNotLoaded;
  }

  get saveError(): string | null {
    return this.#writes.list.error;
  }

  open(uid: string, stageId: string): void {
    this.#writes.clear();
    this.#mirror.open(doc(this.#firestore.db, checklistPath(uid, stageId)));
  }

  get isPreview(): boolean {
    return this.#mirror.isPreview;
  }

  /** The list in its stored form, unreadable rows included; null until it has loaded. */
  get stored(): object | null {
    const { document } = this.#mirror;
    if (!document) return null;
    const { unreadable, items, ...list } = document;
    return { ...list, items: { ...unreadable, ...items } };
  }

  /** See `DocumentMirror`. */
  preview(stored: unknown): void {
    this.#mirror.preview(stored);
  }

  close(): void {
    this.#mirror.close();
    this.#writes.clear();
  }

  retry(): void {
    this.#mirror.retry();
  }

  setDone(id: string, done: boolean, completedOn = this.dayOfDoing(id)): Promise<boolean> {
    const status = done ? "Completed" : "Pending";
    return this.follow(id, this.change(id, { status, completed_on: done ? completedOn : null }));
  }

  /** Today; null if the task was due before the student joined, because the day is then unknown. */
  private dayOfDoing(id: string): string | null {
    const isEarlier = this.rows.find((row) => row.id === id)?.isEarlier;
    return isEarlier ? null : localDayOf(new Date());
  }

  /** `resourceId`: the resource to read about the task. */
  async addOwn(
    name: string,
    dueDate: string | null = null,
    id: string = this.newRowId(),
    resourceId: string | null = null,
  ): Promise<boolean> {
    if (!this.hasRoomFor(1)) return false;
    this.fresh.add(id);
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
    // The rejected row disappears, so the message repeats its text.
    return this.follow(id, this.put(id, item), text.notAdded(item.checklist_item_name));
  }

  setDueDate(id: string, dueDate: string | null): Promise<boolean> {
    this.fresh.add(id);
    return this.follow(id, this.change(id, { due_date: dueDate }), text.dueDateNotSaved);
  }

  async arrange(ids: readonly string[]): Promise<boolean> {
    const placed = new Map(this.rows.map((row) => [row.id, row]));
    const changes = positionsInOrder(ids.flatMap((id) => placed.get(id) ?? []));
    if (changes.length === 0) return this.setOrder("own");
    const saved = changes.map(({ id, position }) => {
      const written = this.write(id, [
        { path: ["items", id, "position"], value: position },
        { path: ["item_order"], value: "own" },
      ]);
      return this.follow(id, written, text.newOrderNotSaved);
    });
    return (await Promise.all(saved)).every(Boolean);
  }

  setOrder(order: ChecklistOrder): Promise<boolean> {
    if (order === this.order) return Promise.resolve(true);
    return this.#writes.list.follow(this.#mirror.update([{ path: ["item_order"], value: order }]));
  }

  rename(id: string, name: string): Promise<boolean> {
    const item = this.#mirror.document?.items[id];
    const field = item?.origin === "template" ? "own_name" : "checklist_item_name";
    const typed = name.trim();
    const isGivenName = field === "own_name" && typed === item?.checklist_item_name;
    const written = this.change(id, { [field]: isGivenName ? undefined : typed });
    return this.follow(id, written, text.newNameNotSaved(typed));
  }

  setAside(id: string, reason: string): Promise<boolean> {
    const fields = { set_aside_on: localDayOf(new Date()), set_aside_reason: reason.trim() };
    return this.follow(id, this.change(id, fields), text.notSetAside);
  }

  bringBack(id: string): Promise<boolean> {
    const written = this.change(id, { set_aside_on: undefined, set_aside_reason: undefined });
    return this.follow(id, written, text.notBroughtBack);
  }

  remove(id: string): Promise<boolean> {
    return this.follow(id, this.write(id, [{ path: ["items", id] }]), text.taskNotDeleted);
  }

  /** The student's own rows have no other name than the given one. */
  restore({ id, pending: _, given_name, isEarlier: __, ...item }: ChecklistRow): Promise<boolean> {
    return this.follow(id, this.put(id, item), text.notPutBack(given_name));
  }

  /** Whether this many rows fit. If not, reports it as a save error. */
  hasRoomFor(count: number): boolean {
    const room = CHECKLIST_ITEM_LIMIT - this.rows.length;
    if (room >= count) return true;
    const limit = CHECKLIST_ITEM_LIMIT;
    this.#writes.list.refuse(count === 1 ? text.checklistFull(limit) : text.checklistHasRoom(limit, room));
    return false;
  }

  /** The SDK's own generator: 20 characters from A-Z, a-z and 0-9. */
  newRowId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  get lastPosition(): number {
    return Math.max(0, ...this.rows.map(({ position }) => position));
  }

  /** Adds the write of one row to a batch that also changes another list. `null` removes the row. */
  stageRow(batch: WriteBatch, id: string, item: ChecklistItem | null): void {
    batch.update(this.reference, fieldPath("items", id), item ?? deleteField(), "changed_item", id);
  }

  /** Marks the list a row was moved to, in the batch that adds it there. `null` removes the mark. */
  stageMove(batch: WriteBatch, id: string, movedTo: string | null): void {
    const field = fieldPath("items", id, "moved_to");
    batch.update(this.reference, field, movedTo ?? deleteField(), "changed_item", id);
  }

  follow(id: string, written: Promise<void>, refusal?: string): Promise<boolean> {
    return this.#writes.follow(id, written, refusal);
  }

  /** Shows a row as pending until the write is answered. */
  track(id: string, written: Promise<void>): void {
    this.#writes.track(id, written);
  }

  private put(id: string, item: ChecklistItem): Promise<void> {
    return this.write(id, [{ path: ["items", id], value: item }]);
  }

  /** Changes fields of a row. `undefined` removes a field. */
  private change(id: string, fields: ChangedFields): Promise<void> {
    const edits = Object.entries(fields).map(([name, value]) => ({ path: ["items", id, name], value }));
    return this.write(id, edits);
  }

  private write(id: string, edits: readonly FieldEdit[]): Promise<void> {
    return this.#mirror.update(edits, { changed_item: id });
  }

  private get reference(): DocumentReference {
    if (!this.#mirror.reference) throw new Error("A checklist is changed before it is open.");
    return this.#mirror.reference;
  }
}
