import { onDemand } from "../../../components/onDemand.tsx";

/** Loads with the first school that is opened. */
export const SchoolLetters = onDemand(async () => (await import("./SchoolLetters.tsx")).SchoolLetters);
