import { createContext } from "react";

/** The name of the sample student if a sample plan is open, for headings; null for the student's own plan. */
export const SampleOwner = createContext<string | null>(null);
