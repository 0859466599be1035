import * as z from "zod/mini";
import { atMostCharacters } from "../text/en/common.ts";

/** The longest reason, in characters. */
export const REASON_LIMIT = 200;

/** Why a student has set a task or step aside, as a note to themselves. "" if they give no reason. */
export const setAsideReason = z.string().check(z.maxLength(REASON_LIMIT, atMostCharacters(REASON_LIMIT)));
