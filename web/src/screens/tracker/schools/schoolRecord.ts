import type { useStores } from "../../../stores/useStores.ts";

/** A school of the list as its store hands it out. */
export type SchoolRecord = ReturnType<typeof useStores>["schools"]["rows"][number];
