import type { useStores } from "../../../stores/useStores.ts";

/** A record of the experience store. */
export type StoredExperience = ReturnType<typeof useStores>["experiences"]["records"][number];
