import * as z from "zod/mini";
import { chooseState, states } from "../text/en/usState.ts";

/** The states, the District of Columbia and Puerto Rico, which has medical and dental schools of its own. */
export const US_STATES = states;
export type UsState = keyof typeof US_STATES;

/** Their postal codes, in the order of their names. */
export const US_STATE_CODES = Object.keys(US_STATES) as [UsState, ...UsState[]];

export const usState = z.enum(US_STATE_CODES, chooseState);
