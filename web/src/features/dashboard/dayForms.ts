import { dayFormat } from "../../views/dayText.ts";

/* The date formats of the dashboard. Each example shows November 24, 2026. */

/** "Tuesday" */
export const weekday = dayFormat({ weekday: "long" });
/** "Tue" */
export const shortWeekday = dayFormat({ weekday: "short" });
/** "November" */
export const month = dayFormat({ month: "long" });
/** "Nov" */
export const shortMonth = dayFormat({ month: "short" });
/** "24" */
export const dateOfMonth = dayFormat({ day: "numeric" });
/** "November 24" */
export const dayOfYear = dayFormat({ month: "long", day: "numeric" });
/** "Nov 24" */
export const shortDayOfYear = dayFormat({ month: "short", day: "numeric" });
/** "November 2026" */
export const monthAndYear = dayFormat({ month: "long", year: "numeric" });
/** "Nov 2026" */
export const shortMonthAndYear = dayFormat({ month: "short", year: "numeric" });
/** "November 24, 2026" */
export const longDay = dayFormat({ month: "long", day: "numeric", year: "numeric" });
/** "Tuesday, November 24, 2026" */
export const dayWithWeekday = dayFormat({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
