import { savedResourcesPath } from "@domain/paths";
import { SAVED_RESOURCE_LIMIT, type SavedResource } from "@domain/savedResource";
import type { Firestore } from "firebase/firestore";
import { makeAutoObservable } from "mobx";
import type { MirrorStatus } from "./Listening.ts";
import { type ListRow, RowListStore } from "./RowListStore.ts";

/** The resources the student keeps. */
export class SavedResourcesStore {
  private readonly list: RowListStore<SavedResource>;

  constructor(db: Firestore) {
    this.list = new RowListStore(db, SAVED_RESOURCE_LIMIT);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): MirrorStatus {
    return this.list.status;
  }

  get rows(): readonly ListRow<SavedResource>[] {
    return this.list.rows;
  }

  get failure(): string | null {
    return this.list.failure && "Your saved resources could not be loaded. Try again.";
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

  retry(): void {
    this.list.retry();
  }
}
