import { planNotRead } from "@text/stores/plan";
import { OnDemand } from "../../sync/OnDemand.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PlanExport } from "./PlanExport.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly planExport: OnDemand<PlanExport>;
  }
}

/** What a download contains. */
export function planExportOnDemand(firestore: PlanFirestore): OnDemand<PlanExport> {
  return new OnDemand({
    code: async () => {
      const { PlanExport: Export } = await import("./PlanExport.ts");
      return (uid) => new Export(firestore, uid);
    },
    notLoaded: planNotRead,
  });
}
