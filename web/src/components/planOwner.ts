import { createContext } from "react";

/** The sample student whose plan is open, for the headings that say so; null for the student's own. */
export const SampleOwner = createContext<string | null>(null);
