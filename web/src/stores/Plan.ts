import type { FirebaseApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import { ChecklistsStore } from "./ChecklistsStore.ts";
import { startFirestore } from "./startFirestore.ts";
import { UserStore } from "./UserStore.ts";

/** The stores that mirror Firestore. They arrive with it after sign-in and open and close together. */
export class Plan {
  readonly db: Firestore;
  readonly user: UserStore;
  readonly checklists: ChecklistsStore;

  constructor(db: Firestore) {
    this.db = db;
    this.user = new UserStore(db);
    this.checklists = new ChecklistsStore(db, this.user);
  }

  open(uid: string): void {
    this.user.open(uid);
    this.checklists.open(uid);
  }

  close(): void {
    this.checklists.close();
    this.user.close();
  }
}

/** Called once; a page has one Firestore. */
export function startPlan(app: FirebaseApp): Plan {
  return new Plan(startFirestore(app));
}
