import { type Changes, changesBetween, withChanges } from "@domain/records/recordChanges";
import type { RecordKind } from "@domain/shared/recordKind";
import { type ReadRowList, readRowList } from "@domain/shared/rowList";
import * as text from "@text/stores/plan";
import { makeAutoObservable, runInAction } from "mobx";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import { DocumentMirror } from "./DocumentMirror.ts";
import {
  arrayRemove,
  arrayUnion,
  collection,
  type DocumentReference,
  deleteField,
  doc,
  type FieldPath,
  fieldPath,
  setDoc,
  updateDoc,
} from "./firestoreSdk.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { RowWrites } from "./RowWrites.ts";
import { isValid, isValidChange } from "./recordSchema.ts";
import { unreadableRows } from "./unreadableRows.ts";

export type ListRow<Row> = Row & { readonly id: string; readonly pending: boolean };

interface ListOf<Row extends object> {
  /** For a list opened with `openLater`, its code can be loaded later, too. */
  readonly kind: RecordKind<Row> | (() => Promise<RecordKind<Row>>);
  /** The most rows that the schema and the rules allow. */
  readonly limit: number;
  /** The message for a list that could not be loaded, if there is a better one. */
  readonly notLoaded?: string;
}

/**
 * The rows of a list stored as one document (`@domain/shared/rowList`). Each write changes one row and names it, so two
 * devices that change different rows, or different fields of one row, keep both changes. The stores of scores, schools,
 * courses and similar lists each have one of these.
 */
export class RowListStore<Row extends object> {
  readonly #firestore: PlanFirestore;
  readonly #of: ListOf<Row>;
  readonly #mirror: DocumentMirror<ReadRowList<Row>>;
  readonly #writes: RowWrites;
  /** Null until its code has loaded. */
  #kind: RecordKind<Row> | null;
  /** The path of a list that starts listening on demand. */
  #path: string | null = null;
  /** The code of the kind. */
  private code: "there" | "loading" | "failed" = "there";

  constructor(firestore: PlanFirestore, of: ListOf<Row>) {
    this.#firestore = firestore;
    this.#of = of;
    this.#kind = typeof of.kind === "function" ? null : of.kind;
    this.#mirror = new DocumentMirror(firestore, (stored) => readRowList(this.kind, stored), { beginsUnheard: true });
    this.#writes = new RowWrites(firestore);
    makeAutoObservable<this, "kind" | "loadCode">(this, { kind: false, loadCode: false }, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.code === "there" ? this.#mirror.status : this.code;
  }

  get failure(): string | null {
    return this.status === "failed" ? (this.#of.notLoaded ?? text.listNotLoaded) : null;
  }

  get saveError(): string | null {
    return this.#writes.list.error;
  }

  /** Some of the data shown is not confirmed by the server, or a write has not reached it. */
  get isWaiting(): boolean {
    return this.#mirror.isRemembered || this.#mirror.pending;
  }

  /** Sorted by id; each store sorts them for its screen. Empty if nothing was ever stored. */
  get rows(): readonly ListRow<Row>[] {
    const { document, pending } = this.#mirror;
    if (!document) return [];
    return Object.entries(document.items)
      .map(([id, row]) => ({
        ...row,
        id,
        pending: pending && (this.#writes.isSending(id) || document.changed_item === id),
      }))
      .sort((a, b) => a.id.localeCompare(b.id));
  }

  /** Rows that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return unreadableRows(this.#mirror, this.#kind?.needed ?? []);
  }

  open(path: string): void {
    this.#writes.clear();
    this.#mirror.open(doc(this.#firestore.db, path));
  }

  /** Does not listen until the rows are needed (`load`). */
  openLater(path: string): void {
    this.close();
    this.#path = path;
  }

  /** Called by everything that needs the rows of a list opened with `openLater`. Listens until the list closes. */
  load(): void {
    if (this.#path === null || this.status !== "closed") return;
    if (this.#kind) this.open(this.#path);
    else void this.loadCode(this.#path);
  }

  close(): void {
    this.#path = null;
    this.code = "there";
    this.#mirror.close();
    this.#writes.clear();
  }

  retry(): void {
    if (this.code === "there") this.#mirror.retry();
    this.code = "there";
    this.load();
  }

  /** The SDK's own generator: 20 characters from A-Z, a-z and 0-9. */
  newRowId(): string {
    return doc(collection(this.#firestore.db, "ids")).id;
  }

  /**
   * Adds a row or restores a removed one. If the row exists, changes the fields that differ. Resolves to false if the
   * server or the list's limit rejects it.
   */
  async put(id: string, row: Row, refusal?: string): Promise<boolean> {
    const held = this.#mirror.document?.items[id];
    if (held) return this.change(id, changesBetween(held, row), refusal);
    if (this.rows.length >= this.#of.limit) return this.#writes.list.refuse(text.listHolds(this.#of.limit));
    if (!isValid(this.kind.schema, row)) return this.#writes.list.refuse(refusal);
    return this.#writes.follow(id, this.write(id, row, [fieldPath("items", id)]), refusal);
  }

  /** Changes only the named fields of a row, so changes to other fields from other devices stay. */
  async change(id: string, changes: Changes<Row>, refusal?: string): Promise<boolean> {
    if (Object.keys(changes).length === 0) return true;
    const before = this.#mirror.document?.items[id];
    if (!isValidChange(this.kind.schema, before, changes)) return this.#writes.list.refuse(refusal);
    const paths = Object.keys(changes).map((path) => fieldPath("items", id, ...path.split(".")));
    const values = Object.entries(changes).map(([path, value]) => [path, value === undefined ? deleteField() : value]);
    const written = this.write(id, withChanges<object>({}, Object.fromEntries(values)), paths);
    return this.#writes.follow(id, written, refusal);
  }

  /**
   * Changes items of a list inside a row and keeps those of other devices, even if this device has not received them
   * yet. Replacing one item by another takes two commits, because the rules' cost adds up within one commit.
   */
  async changeItems(
    id: string,
    name: keyof Row & string,
    { added = [], removed = [] }: { readonly added?: readonly object[]; readonly removed?: readonly object[] },
  ): Promise<boolean> {
    const before = this.#mirror.document?.items[id];
    const held: unknown = before?.[name];
    const kept = (Array.isArray(held) ? held : []).filter((item) => !removed.includes(item));
    const changes = { [name]: [...kept, ...added] } as Changes<Row>;
    if (!isValidChange(this.kind.schema, before, changes)) return this.#writes.list.refuse();
    const steps = [
      ...(removed.length > 0 ? [arrayRemove(...removed)] : []),
      ...(added.length > 0 ? [arrayUnion(...added)] : []),
    ];
    // Not `set`: with a transform among its `mergeFields`, it removes the old value first.
    const path = fieldPath("items", id, name);
    const commits = steps.map((items) => updateDoc(this.reference, path, items, "changed_item", id));
    const written = Promise.all(commits).then(() => undefined);
    return this.#writes.follow(id, written);
  }

  remove(id: string, refusal?: string): Promise<boolean> {
    return this.#writes.follow(id, this.write(id, deleteField(), [fieldPath("items", id)]), refusal);
  }

  /** Deletes a row that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.remove(id);
  }

  /** A merge creates the document with its first row. Later it changes only the named fields. */
  private write(id: string, row: object, paths: readonly FieldPath[]): Promise<void> {
    const list = { items: { [id]: row }, changed_item: id };
    return setDoc(this.reference, list, { mergeFields: [...paths, "changed_item"] });
  }

  private async loadCode(path: string): Promise<void> {
    const { kind } = this.#of;
    if (typeof kind !== "function") return;
    this.code = "loading";
    const loaded = await kind().catch(() => null);
    // The session can have ended meanwhile.
    if (this.#path !== path) return;
    runInAction(() => {
      this.#kind = loaded;
      this.code = loaded ? "there" : "failed";
      if (loaded) this.open(path);
    });
  }

  private get kind(): RecordKind<Row> {
    if (!this.#kind) throw new Error("A list is changed before it is open.");
    return this.#kind;
  }

  private get reference(): DocumentReference {
    if (!this.#mirror.reference) throw new Error("A list is changed before it is open.");
    return this.#mirror.reference;
  }
}
