import { onDemand } from "../../ui/components/onDemand.tsx";

/** Loads with the first school that is opened. */
export const SchoolLetters = onDemand(async () => (await import("./SchoolLetters.tsx")).SchoolLetters);
