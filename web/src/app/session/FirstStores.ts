import { ChecklistsStore } from "../../features/dashboard/ChecklistsStore.ts";
import { UserStore } from "../../features/profile/UserStore.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";

/** What a store does with the session. `PlanLifecycle` calls it; no component does. */
export interface PlanStore {
  /** The server has not confirmed what is shown, or has not taken what was written. */
  readonly isWaiting?: boolean;
  /** `createdOn`: the calendar day the account was created, where it is known. */
  open(uid: string, createdOn: string | null): void;
  close(): void;
}

/**
 * The stores of a plan that the dashboard's first picture shows, as `useFirstStores()` gives them. The others are in
 * `Plan.ts`: creating them, and their schemas, would delay that picture.
 */
export interface FirstStores extends ReturnType<typeof createFirstStores> {}

/** In the order in which they open. */
export function createFirstStores(firestore: PlanFirestore) {
  const user = new UserStore(firestore);
  return { user, checklists: new ChecklistsStore(firestore, user) } satisfies Readonly<Record<string, PlanStore>>;
}
