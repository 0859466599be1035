import { ChecklistsStore } from "../../features/dashboard/ChecklistsStore.ts";
import { UserStore } from "../../features/profile/UserStore.ts";
import type { FirstStores } from "../../stores/Plan.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PlanStore } from "../../sync/PlanStore.ts";

/**
 * The stores of a plan that the dashboard's first picture shows, in the order in which they open. Creating the others,
 * and their schemas, would delay that picture.
 */
export function createFirstStores(firestore: PlanFirestore): FirstStores {
  const user = new UserStore(firestore);
  return { user, checklists: new ChecklistsStore(firestore, user) } satisfies Readonly<Record<string, PlanStore>>;
}
