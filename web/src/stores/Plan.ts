import type { FirebaseApp } from "firebase/app";
import { clearIndexedDbPersistence, type Firestore, terminate, waitForPendingWrites } from "firebase/firestore";
import { CalendarStore } from "./CalendarStore.ts";
import { ChecklistsStore } from "./ChecklistsStore.ts";
import { PhotoStore } from "./PhotoStore.ts";
import { PlanExport } from "./PlanExport.ts";
import { startFirestore } from "./startFirestore.ts";
import { UserStore } from "./UserStore.ts";

/** The stores that mirror Firestore. They arrive with it after sign-in and open and close together. */
export class Plan {
  readonly db: Firestore;
  readonly user: UserStore;
  readonly checklists: ChecklistsStore;
  readonly calendar: CalendarStore;
  readonly photo: PhotoStore;
  readonly planExport: PlanExport;

  constructor(db: Firestore) {
    this.db = db;
    this.user = new UserStore(db);
    this.checklists = new ChecklistsStore(db, this.user);
    this.calendar = new CalendarStore(this.checklists);
    this.photo = new PhotoStore(db);
    this.planExport = new PlanExport(db);
  }

  /** The server owes an answer to a listener or a write. */
  get isWaiting(): boolean {
    return this.user.isWaiting || this.checklists.isWaiting;
  }

  open(uid: string): void {
    this.user.open(uid);
    this.checklists.open(uid);
    this.photo.open(uid);
    this.planExport.open(uid);
  }

  close(): void {
    this.planExport.close();
    this.photo.close();
    this.checklists.close();
    this.user.close();
  }

  /** Whether every write has reached the server; a server that cannot be reached has `patience` milliseconds. */
  isSynced(patience = 1_500): Promise<boolean> {
    const synced = waitForPendingWrites(this.db).then(
      () => true,
      () => false,
    );
    return Promise.race([synced, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))]);
  }

  /** Ends Firestore and takes its cache off this device. The plan cannot be opened again. */
  async forget(): Promise<void> {
    await terminate(this.db);
    // Refused while another tab holds the cache; that tab clears it when it closes its own session.
    await clearIndexedDbPersistence(this.db).catch(() => undefined);
  }
}

/** A page has one Firestore at a time. */
export function startPlan(app: FirebaseApp): Plan {
  return new Plan(startFirestore(app));
}
