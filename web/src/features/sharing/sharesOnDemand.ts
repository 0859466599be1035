import * as text from "@text/stores/plan";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { SharedStores } from "./PlanParts.ts";
import type { SharesStore } from "./SharesStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly shares: OnDemand<SharesStore>;
  }
}

/** What the student shares with others. Most students share nothing. */
export function sharesOnDemand(firestore: PlanFirestore, stores: SharedStores): OnDemand<SharesStore> {
  return new OnDemand({
    code: async () => {
      const { SharesStore: Store } = await import("./SharesStore.ts");
      return (uid) => {
        const shares = new Store(firestore, stores, uid);
        shares.open();
        return shares;
      };
    },
    notLoaded: text.sharesNotLoaded,
  });
}
