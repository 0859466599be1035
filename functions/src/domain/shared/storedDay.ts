import * as z from "zod/mini";
import { enterDay } from "../text/en/common.ts";
import { isCalendarDay } from "./calendarDay.ts";

/**
 * A stored calendar day without a time zone, such as `2026-11-20`. In its own file, so the sign-in page can use
 * `calendarDay.ts` without loading the schema library.
 */
export const storedDay = z.string().check(z.refine(isCalendarDay, enterDay));
