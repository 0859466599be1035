import { userPath } from "@domain/records/firestorePaths";
import type { FirebaseApp } from "firebase/app";
import {
  clearIndexedDbPersistence,
  doc,
  type Firestore,
  getDocFromCache,
  terminate,
  waitForPendingWrites,
} from "firebase/firestore";
import { makeAutoObservable, observableRef, runInAction, when } from "mobx";
import { notesLeft, type UnansweredNotes } from "./notes.ts";
import { createPlan, type Plan, type PlanStore } from "./Plan.ts";
import { PlanFirestore } from "./PlanFirestore.ts";
import { startFirestore } from "./startFirestore.ts";
import type { UnsentStore } from "./UnsentStore.ts";
import { whenKept } from "./whenKept.ts";

/** How long writes may take to reach the server before they count as unsent, in milliseconds. */
const PATIENCE = { offline: 1_500, online: 4_000 } as const;

/** Opens and closes the stores of a plan together. Arrives with Firestore, after sign-in. */
export class PlanLifecycle {
  readonly plan: Plan;
  readonly firestore: PlanFirestore;
  /** What earlier pages have left unanswered; null while none of them has left anything. */
  unsent: UnsentStore | null = null;
  /** In the order they open. */
  readonly #stores: readonly PlanStore[];
  #uid: string | null = null;
  #stopLooking: (() => void) | null = null;

  /** `unansweredNotes`: see `PlanFirestore`. */
  constructor(db: Firestore, unansweredNotes?: UnansweredNotes) {
    this.firestore = new PlanFirestore(db, unansweredNotes);
    this.plan = createPlan(this.firestore);
    // The calendar only reads other stores: it has nothing to open.
    const { calendar: _, ...stores } = this.plan;
    this.#stores = Object.values(stores);
    makeAutoObservable(this, { plan: false, firestore: false, unsent: observableRef, open: false }, { autoBind: true });
  }

  /** The server owes an answer to a listener or a write. */
  get isWaiting(): boolean {
    return this.#stores.some((store) => store.isWaiting);
  }

  /** What a student sees first is there. */
  get hasFirst(): boolean {
    const { status, user } = this.plan.user;
    return status === "ready" && (user === null || this.plan.checklists.current.status === "ready");
  }

  /**
   * No action: listeners start one after the other, as the counts of `PlanFirestore` let them.
   *
   * @param createdOn The calendar day the account was created, where it is known.
   */
  open(uid: string, createdOn: string | null = null): void {
    this.#uid = uid;
    for (const store of this.#stores) store.open(uid, createdOn);
    // Should it not load, the next page looks again.
    this.#stopLooking = when(
      () => this.hasFirst,
      () => void this.lookForUnsent(uid).catch(() => undefined),
    );
  }

  close(): void {
    this.#uid = null;
    this.#stopLooking?.();
    this.#stopLooking = null;
    this.unsent?.close();
    this.unsent = null;
    for (const store of this.#stores.toReversed()) store.close();
  }

  /** Settles once Firestore's cache has answered, even if it has nothing. */
  askCache(uid: string): Promise<unknown> {
    return getDocFromCache(doc(this.firestore.db, userPath(uid)));
  }

  /** Whether what was written so far is kept on this device (`whenKept`); after the plan has closed, nothing waits. */
  whenKept(): Promise<boolean> {
    return this.#uid === null ? Promise.resolve(true) : whenKept(this.firestore, this.#uid);
  }

  /** Whether every write has reached the server. Where there is nothing to send, a busy device says so late. */
  isSynced(): Promise<boolean> {
    const patience = globalThis.navigator?.onLine === false ? PATIENCE.offline : PATIENCE.online;
    const synced = waitForPendingWrites(this.firestore.db).then(
      () => true,
      () => false,
    );
    return Promise.race([synced, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))]);
  }

  /** Ends Firestore and takes its cache off this device. The plan cannot be opened again. */
  async forget(): Promise<void> {
    await terminate(this.firestore.db);
    // Refused while another tab holds the cache; that tab clears it when it closes its own session.
    await clearIndexedDbPersistence(this.firestore.db).catch(() => undefined);
  }

  private async lookForUnsent(uid: string): Promise<void> {
    if (notesLeft(uid).length === 0) return;
    const { UnsentStore: Unsent } = await import("./UnsentStore.ts");
    // The student may have left meanwhile.
    if (this.#stopLooking === null) return;
    const unsent = new Unsent(this.plan, this.firestore);
    unsent.open(uid);
    runInAction(() => {
      this.unsent = unsent;
    });
  }
}

/** A page has one Firestore at a time. */
export function startPlan(app: FirebaseApp, hasCache: boolean, unansweredNotes: UnansweredNotes): PlanLifecycle {
  return new PlanLifecycle(startFirestore(app, hasCache), unansweredNotes);
}
