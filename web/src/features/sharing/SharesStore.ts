import * as text from "@text/stores/sharing";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { SharedStores } from "./PlanParts.ts";
import type { ShareRecords } from "./ShareRecords.ts";
import { hasShareKeys } from "./shareKeys.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly shares: SharesStore;
  }
}

/**
 * What the student shares with others. Most students share nothing, so its code and its documents load on demand: on the
 * page, and at the start on a device that has the key to a share.
 */
export class SharesStore {
  /** Null until they are loaded. */
  records: ShareRecords | null = null;
  /** Why the code could not be loaded. */
  failure: string | null = null;
  readonly #firestore: PlanFirestore;
  readonly #stores: SharedStores;
  #uid: string | null = null;
  #loading: Promise<ShareRecords> | null = null;

  constructor(firestore: PlanFirestore, stores: SharedStores) {
    this.#firestore = firestore;
    this.#stores = stores;
    makeAutoObservable(this, { records: observableRef }, { autoBind: true });
  }

  /** There is a comment that the student has not seen. */
  get hasNews(): boolean {
    return this.records?.hasNews ?? false;
  }

  get isWaiting(): boolean {
    return this.records?.isWaiting ?? false;
  }

  open(uid: string): void {
    this.close();
    this.#uid = uid;
  }

  close(): void {
    this.#uid = null;
    this.#loading = null;
    this.records?.close();
    this.records = null;
    this.failure = null;
  }

  /** Looks for comments and keeps live shares up to date, if this device can. */
  watch(): void {
    if (this.#uid !== null && hasShareKeys(this.#uid)) this.load();
  }

  /** Called by everything that needs the records. They stay until the session ends. */
  load(): void {
    this.loaded().catch(() => undefined);
  }

  private loaded(): Promise<ShareRecords> {
    this.#loading ??= this.fetch().catch((error: unknown) => {
      this.#loading = null;
      runInAction(() => {
        this.failure = text.notLoaded;
      });
      throw error;
    });
    return this.#loading;
  }

  private async fetch(): Promise<ShareRecords> {
    const uid = this.#uid;
    const { ShareRecords: Records } = await import("./ShareRecords.ts");
    if (uid === null || uid !== this.#uid) throw new Error("The session ended while the shares were loading.");
    const records = new Records(this.#firestore, this.#stores, uid);
    records.open();
    runInAction(() => {
      this.records = records;
      this.failure = null;
    });
    return records;
  }
}
