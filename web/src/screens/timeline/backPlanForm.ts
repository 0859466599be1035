import { isCalendarDay } from "@domain/shared/calendarDay";

export interface BackPlanChoice {
  /** "" while no day is chosen. */
  readonly submitDay: string;
  readonly slips: Readonly<Record<string, number>>;
}

export const slipField = (id: string) => `slip.${id}`;

/** What the form says; a slip that is no number of days counts as none. */
export function choiceOf(ids: readonly string[], fields: Readonly<Record<string, unknown>>): BackPlanChoice {
  const submitDay = String(fields.submit ?? "");
  return {
    submitDay: isCalendarDay(submitDay) ? submitDay : "",
    slips: Object.fromEntries(ids.map((id) => [id, daysOf(fields[slipField(id)])])),
  };
}

function daysOf(typed: unknown): number {
  const days = Math.round(Number(typed));
  return Number.isFinite(days) ? Math.min(730, Math.max(0, days)) : 0;
}
