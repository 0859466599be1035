import * as z from "zod/mini";
import { chooseState, states } from "../text/en/usState.ts";

/** The states, the District of Columbia and Puerto Rico (it has its own medical and dental schools). */
export const US_STATES = states;
export type UsState = keyof typeof US_STATES;

/** Their postal codes, sorted by name. */
export const US_STATE_CODES = Object.keys(US_STATES) as [UsState, ...UsState[]];

export const usState = z.enum(US_STATE_CODES, chooseState);
