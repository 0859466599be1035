import * as z from "zod/mini";
import { enterDay } from "../text/en/common.ts";
import { isCalendarDay } from "./calendarDay.ts";

/**
 * A calendar day without a time zone as records store it, `2026-11-20`. Apart from `calendarDay.ts`, so that the sign-in
 * page does not load the schema library with the arithmetic of days.
 */
export const storedDay = z.string().check(z.refine(isCalendarDay, enterDay));
