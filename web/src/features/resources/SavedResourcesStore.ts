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
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly savedResources: SavedResourcesStore;
  }
}

/** The student's saved resources. */
export class SavedResourcesStore {
  /** The rows, their loading and saving state, and unreadable rows. */
  readonly list: RowListStore<SavedResource>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: savedResourceKind,
      limit: SAVED_RESOURCE_LIMIT,
      notLoaded: text.resourcesNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get rows(): readonly ListRow<SavedResource>[] {
    return this.list.rows;
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

  /** The saved row of a resource; undefined if it is not saved. */
  find(id: string): ListRow<SavedResource> | undefined {
    return this.rows.find((row) => row.id === id);
  }

  save(id: string, savedGroup: SavedGroup): Promise<boolean> {
    const row = { saved_on: localDayOf(new Date()), savedGroup, note: "", title: "", url: "" };
    return this.list.put(id, row, text.resourceNotSaved);
  }

  /** Saves a link of the student's own. */
  saveLink(link: Omit<SavedResource, "saved_on">): Promise<boolean> {
    return this.list.put(this.list.newRowId(), { ...link, saved_on: localDayOf(new Date()) }, text.resourceNotSaved);
  }

  setNote(id: string, note: string): Promise<boolean> {
    return this.list.change(id, { note }, text.noteNotSaved);
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.resourceStillSaved);
  }

  /** Restores a removed resource with its note. */
  restore({ id, pending: _, ...row }: ListRow<SavedResource>): Promise<boolean> {
    return this.list.put(id, row, text.resourceNotPutBack);
  }
}
