import * as text from "@text/stores/plan";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { SeasonSources, SeasonStore } from "./SeasonStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly season: OnDemand<SeasonStore>;
  }
}

/**
 * The application season: the days of each school, and the interviews. It also loads once the student applies somewhere,
 * because then the calendar shows its days.
 */
export function seasonOnDemand(firestore: PlanFirestore, sources: SeasonSources): OnDemand<SeasonStore> {
  return new OnDemand({
    code: async () => {
      const { SeasonStore: Store } = await import("./SeasonStore.ts");
      return (uid) => {
        const season = new Store(firestore, sources);
        season.open(uid);
        return season;
      };
    },
    notLoaded: text.seasonNotLoaded,
    isNeeded: () => sources.schools.rows.some(({ status }) => status !== "researching"),
  });
}
