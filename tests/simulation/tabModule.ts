/** What a simulated tab runs: the app's stores and its log of writes, without screens. `loadTab.ts` bundles it. */
export { createPlan } from "../../web/src/app/session/createPlan.ts";
export { keptFirstView } from "../../web/src/app/session/firstView.ts";
export { startPlan } from "../../web/src/app/session/PlanLifecycle.ts";
