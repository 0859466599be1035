import { userPath } from "@domain/records/firestorePaths";
import { localDayOf } from "@domain/shared/calendarDay";
import { makeAutoObservable, observableRef, reaction, runInAction, when } from "mobx";
import { deleteCache } from "../../base/forgetOnDevice.ts";
import { dropFeedNotes } from "../../features/profile/calendar-address/calendarFeedNote.ts";
import { endPushHere } from "../../features/profile/reminders/endPushHere.ts";
import { dropShareKeys } from "../../features/sharing/shareKeys.ts";
import type { FirstStores, Plan } from "../../stores/Plan.ts";
import {
  clearIndexedDbPersistence,
  doc,
  type Firestore,
  getDocFromCache,
  hasFirestore,
  laterFirestore,
  provideFirestore,
  terminate,
  waitForPendingWrites,
  withdrawFirestore,
} from "../../sync/firestoreSdk.ts";
import { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PlanStore } from "../../sync/PlanStore.ts";
import { whenKept } from "../../sync/whenKept.ts";
import { hasLeft, logFor } from "../../sync/writeLog.ts";
import { createFirstStores } from "./createFirstStores.ts";
import { type FirstView, keepFirstView } from "./firstView.ts";
import { readFirstView } from "./readFirstView.ts";
import type { UnsentStore } from "./UnsentStore.ts";

/** How long writes may take to reach the server before they count as unsent, in milliseconds. */
const PATIENCE = { offline: 1_500, online: 4_000 } as const;

/** How long after a change the first view is kept, in milliseconds: a tick must not wait for it. */
const KEEPING = 500;

/** Opens and closes the stores of a plan together. Loads after sign-in. */
export class PlanLifecycle {
  readonly first: FirstStores;
  /** All stores; null until `complete`. */
  plan: Plan | null = null;
  readonly firestore: PlanFirestore;
  /** What earlier pages have left; null if that is nothing. */
  unsent: UnsentStore | null = null;
  #uid: string | null = null;
  #createdOn: string | null = null;
  #stopLooking: (() => void) | null = null;
  #stopKeeping: (() => void) | null = null;

  constructor(db: Firestore) {
    this.firestore = new PlanFirestore(db);
    this.first = createFirstStores(this.firestore);
    makeAutoObservable(
      this,
      {
        first: false,
        plan: observableRef,
        firestore: false,
        unsent: observableRef,
        open: false,
        complete: false,
        preview: false,
        start: false,
      },
      { autoBind: true },
    );
  }

  /** A listener or a write waits for the server. */
  get isWaiting(): boolean {
    return this.stores.some((store) => store.isWaiting);
  }

  /** Firestore has the data of the first view. */
  get hasFirst(): boolean {
    const { user, checklists } = this.first;
    if (user.status !== "ready" || user.isPreview) return false;
    return user.user === null || (checklists.current.status === "ready" && !checklists.isPreview);
  }

  /**
   * Not an action: listeners start one after another, as the counts in `PlanFirestore` allow.
   *
   * @param createdAt When the account was created, if known.
   */
  open(uid: string, createdAt: string | null = null): void {
    this.#uid = uid;
    logFor(uid);
    this.#createdOn = dayOf(createdAt);
    for (const store of this.stores) store.open(uid, this.#createdOn);
    // If it fails to load, the next page tries again.
    this.#stopLooking = when(
      () => this.hasFirst && this.plan !== null,
      () => void this.lookForUnsent(uid).catch(() => undefined),
    );
    this.#stopKeeping = this.keepFirstView();
  }

  /** Adds the stores that the first view does not need, and opens them. `create` is called once. */
  complete(create: (firestore: PlanFirestore, first: FirstStores) => Plan): Plan {
    if (this.plan !== null) return this.plan;
    const plan = create(this.firestore, this.first);
    if (this.#uid !== null) {
      for (const store of storesOf(plan).slice(this.stores.length)) store.open(this.#uid, this.#createdOn);
    }
    // Open, so that no screen shows a closed store.
    runInAction(() => {
      this.plan = plan;
    });
    return plan;
  }

  isOpenFor(uid: string): boolean {
    return this.#uid === uid;
  }

  /** Shows the first view, before Firestore has it. Not an action, because the list is that of the student's stage. */
  preview({ uid, user, stageId, checklist }: FirstView): void {
    if (uid !== this.#uid) return;
    this.first.user.preview(user);
    this.first.checklists.preview(stageId, checklist);
  }

  /** From now on, the stores reach Firestore. What they asked of it before is asked now. `start` is called once. */
  start(sdk: Parameters<typeof provideFirestore>[0], start: () => Firestore): void {
    if (hasFirestore()) return;
    provideFirestore(sdk, start());
  }

  close(): void {
    if (this.#uid !== null) endPushHere();
    this.#uid = null;
    logFor(null);
    this.#stopLooking?.();
    this.#stopLooking = null;
    this.#stopKeeping?.();
    this.#stopKeeping = null;
    this.unsent?.close();
    this.unsent = null;
    for (const store of this.stores.toReversed()) store.close();
  }

  /** Settles once Firestore's cache has answered, even if it is empty. */
  askCache(uid: string): Promise<unknown> {
    return getDocFromCache(doc(this.firestore.db, userPath(uid)));
  }

  /**
   * Whether everything written so far is stored on this device (`whenKept`). After the plan has closed, nothing waits.
   */
  whenKept(): Promise<boolean> {
    return this.#uid === null ? Promise.resolve(true) : whenKept(this.firestore, this.#uid);
  }

  /** Whether every write has reached the server. On a busy device, even an empty queue reports it late. */
  isSynced(): Promise<boolean> {
    const patience = globalThis.navigator?.onLine === false ? PATIENCE.offline : PATIENCE.online;
    const synced = waitForPendingWrites(this.firestore.db).then(
      () => true,
      () => false,
    );
    return Promise.race([synced, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))]);
  }

  /** Stops Firestore and deletes its cache from this device. The plan cannot be opened again. */
  async forget(): Promise<void> {
    dropFeedNotes();
    dropShareKeys();
    if (!hasFirestore()) {
      withdrawFirestore();
      return deleteCache();
    }
    try {
      await terminate(this.firestore.db);
      // Rejected while another tab uses the cache. That tab deletes it when its own session ends.
      await clearIndexedDbPersistence(this.firestore.db).catch(() => undefined);
    } finally {
      withdrawFirestore();
    }
  }

  /** In the order in which they open. */
  private get stores(): readonly PlanStore[] {
    return this.plan === null ? Object.values(this.first) : storesOf(this.plan);
  }

  /** The first view as Firestore has it, unsent edits included; null until then. */
  private get firstView(): FirstView | null {
    const { user, checklists } = this.first;
    const { stageId, stored } = checklists.currentList;
    if (this.#uid === null || !this.hasFirst || !user.user || stageId === null) return null;
    return { uid: this.#uid, user: user.user, stageId, checklist: stored };
  }

  /** Keeps the first view on this device as it changes, a moment later or when the page goes away. */
  private keepFirstView(): () => void {
    const keep = () => {
      const { firstView } = this;
      if (firstView) keepFirstView(firstView);
    };
    const stop = reaction(() => this.firstView, keep, { delay: KEEPING });
    globalThis.addEventListener?.("pagehide", keep);
    return () => {
      stop();
      globalThis.removeEventListener?.("pagehide", keep);
    };
  }

  private async lookForUnsent(uid: string): Promise<void> {
    if (!hasLeft()) return;
    const { UnsentStore: Unsent } = await import("./UnsentStore.ts");
    // The student may have left meanwhile.
    if (this.#stopLooking === null || this.plan === null) return;
    const unsent = new Unsent(this.plan, this.firestore);
    runInAction(() => {
      this.unsent = unsent;
    });
    await unsent.open(uid);
  }
}

/** The calendar only reads other stores, so it has nothing to open. */
function storesOf({ calendar: _, ...stores }: Plan): readonly PlanStore[] {
  return Object.values(stores);
}

/** The plan before its Firestore has started (`firestoreSdk`). A page has one Firestore instance at a time. */
export function startPlan(): PlanLifecycle {
  return new PlanLifecycle(laterFirestore);
}

export { readFirstView };

/** The calendar day in the student's time zone. */
function dayOf(time: string | null): string | null {
  const moment = new Date(time ?? "");
  return Number.isNaN(moment.getTime()) ? null : localDayOf(moment);
}
