import { EssayDays, essaysOnDemand } from "../../web/src/features/essays/EssayDays.ts";
import { ExperiencesStore } from "../../web/src/features/experiences/ExperiencesStore.ts";
import { SchoolsStore } from "../../web/src/features/schools/SchoolsStore.ts";
import type { FirstStores, Plan } from "../../web/src/stores/Plan.ts";
import type { PlanFirestore } from "../../web/src/sync/PlanFirestore.ts";

/** What a simulated tab runs: the app's stores and its log of writes, without screens. `loadTab.ts` bundles it. */
export { createPlan } from "../../web/src/app/session/createPlan.ts";
export { keptFirstView } from "../../web/src/app/session/firstView.ts";
export { startPlan } from "../../web/src/app/session/PlanLifecycle.ts";

/** The stores that most histories are about. Creating the others takes half of a history's time. */
export function createSmallPlan(firestore: PlanFirestore, first: FirstStores): Plan {
  const essayDays = new EssayDays(firestore);
  const stores = {
    ...first,
    experiences: new ExperiencesStore(firestore),
    schools: new SchoolsStore(firestore),
    essayDays,
    essays: essaysOnDemand(firestore, essayDays),
  } satisfies Partial<Plan>;
  // Nothing in such a history asks for the others.
  return stores as Plan;
}
