import { onDemand } from "./onDemand.tsx";

/** Loaded on demand, because hardly any student ever sees it. */
export const UnreadableRecords = onDemand(async () => (await import("./UnreadableRecords.tsx")).UnreadableRecords);
