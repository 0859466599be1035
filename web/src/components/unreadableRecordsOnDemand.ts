import { onDemand } from "./onDemand.tsx";

/** Hardly anyone ever sees it. */
export const UnreadableRecords = onDemand(async () => (await import("./UnreadableRecords.tsx")).UnreadableRecords);
