import { states } from "../text/en/usState.ts";
import type { UsState } from "./usState.ts";

/** The names of the states by their codes, sorted by name. */
export const US_STATES: Readonly<Record<UsState, string>> = states;
