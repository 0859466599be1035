import { isCalendarDay } from "@domain/shared/calendarDay";
import { numberTyped } from "@domain/shared/writtenHours";

export interface BackPlanChoice {
  /** "" until a day is chosen. */
  readonly submitDay: string;
  readonly slips: Readonly<Record<string, number>>;
}

export const slipField = (id: string) => `slip.${id}`;

/** Reads the form. A delay that is not a number of days counts as none. */
export function choiceOf(ids: readonly string[], fields: Readonly<Record<string, unknown>>): BackPlanChoice {
  const submitDay = String(fields.submit ?? "");
  return {
    // While a year is being typed, the browser already reports one such as 0002.
    submitDay: isCalendarDay(submitDay) ? submitDay : "",
    slips: Object.fromEntries(ids.map((id) => [id, daysOf(fields[slipField(id)])])),
  };
}

function daysOf(typed: unknown): number {
  const days = Math.round(numberTyped(String(typed ?? "")) ?? Number.NaN);
  return Number.isFinite(days) ? Math.min(730, Math.max(0, days)) : 0;
}
