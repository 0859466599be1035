import type { useStores } from "../../../stores/useStores.ts";

/** A school of the school store. */
export type SchoolRecord = ReturnType<typeof useStores>["schools"]["rows"][number];
