import * as text from "@text/stores/plan";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PracticesStore } from "./PracticesStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly practices: OnDemand<PracticesStore>;
  }
}

/** The student's interview practice. */
export function practicesOnDemand(firestore: PlanFirestore): OnDemand<PracticesStore> {
  return new OnDemand({
    code: async () => {
      const { PracticesStore: Store } = await import("./PracticesStore.ts");
      return (uid) => {
        const practices = new Store(firestore);
        practices.open(uid);
        return practices;
      };
    },
    notLoaded: text.practicesNotLoaded,
  });
}
