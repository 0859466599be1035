import type { useStores } from "../../../stores/useStores.ts";

/** A record as the store has it. */
export type StoredExperience = ReturnType<typeof useStores>["experiences"]["records"][number];
