import { calendarAddressNotLoaded } from "@text/stores/plan";
import type { Api } from "../../../base/api.ts";
import { OnDemand } from "../../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../../sync/PlanFirestore.ts";
import type { CalendarFeedStore } from "./CalendarFeedStore.ts";

declare module "../../../stores/Plan.ts" {
  interface Plan {
    readonly calendarFeed: OnDemand<CalendarFeedStore>;
  }
}

/** The student's private calendar address. */
export function calendarFeedOnDemand(firestore: PlanFirestore, api: Api): OnDemand<CalendarFeedStore> {
  return new OnDemand({
    code: async () => {
      const { CalendarFeedStore: Store } = await import("./CalendarFeedStore.ts");
      return (uid) => new Store(firestore, api, uid);
    },
    notLoaded: calendarAddressNotLoaded,
  });
}
