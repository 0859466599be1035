import { savedResourcesPath } from "@domain/records/firestorePaths";
import {
  SAVED_RESOURCE_LIMIT,
  type SavedGroup,
  type SavedResource,
  savedResourceKind,
} from "@domain/resource/savedResource";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { UnreadableRecord } from "./CollectionMirror.ts";
import type { MirrorStatus } from "./Listening.ts";
import type { PlanFirestore } from "./PlanFirestore.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The resources the student keeps. */
export class SavedResourcesStore {
  /** For what a page that is gone has left to be put back (`putBack`). */
  readonly list: RowListStore<SavedResource>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, { kind: savedResourceKind, limit: SAVED_RESOURCE_LIMIT });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<SavedResource>[] {
    return this.list.rows;
  }

  /** Rows that this release cannot read. */
  get unreadable(): readonly UnreadableRecord[] {
    return this.list.unreadable;
  }

  get failure(): string | null {
    return this.list.failure && text.resourcesNotLoaded;
  }

  get saveError(): string | null {
    return this.list.saveError;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.open(savedResourcesPath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Deletes a row that cannot be read. */
  removeUnreadable(id: string): Promise<boolean> {
    return this.list.remove(id);
  }

  retry(): void {
    this.list.retry();
  }

  /** What is kept of a resource; undefined where it is not saved. */
  find(id: string): ListRow<SavedResource> | undefined {
    return this.rows.find((row) => row.id === id);
  }

  save(id: string, savedGroup: SavedGroup): Promise<boolean> {
    const row = { saved_on: localDayOf(new Date()), savedGroup, note: "" };
    return this.list.put(id, row, text.resourceNotSaved);
  }

  setNote(id: string, note: string): Promise<boolean> {
    return this.list.change(id, { note }, text.noteNotSaved);
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.resourceStillSaved);
  }

  /** Puts a removed one back with its note. */
  restore({ id, pending: _, ...row }: ListRow<SavedResource>): Promise<boolean> {
    return this.list.put(id, row, text.resourceNotPutBack);
  }
}
