import { academicYearOf } from "../checklist/academicYear.ts";
import { addDays, daysBetween } from "../shared/calendarDay.ts";

/** The day on which the services' forms open, for students who start their last year in the fall after it. */
const OPENS = "05-01";

/**
 * A sample student's file with numbers of days before today in place of `{ "cycle": 32 }`, the days since the forms of
 * the academic year's cycle opened. So an application fits the season on every day of the year.
 */
export function withCycleDays(file: unknown, today: string): unknown {
  const opened = `${academicYearOf(today).slice(0, 4)}-${OPENS}`;
  return daysAgo(file, (cycle) => daysBetween(addDays(opened, cycle), today));
}

function daysAgo(value: unknown, agoOf: (cycle: number) => number): unknown {
  if (Array.isArray(value)) return value.map((each) => daysAgo(each, agoOf));
  if (typeof value !== "object" || value === null) return value;
  if ("cycle" in value && typeof value.cycle === "number") return agoOf(value.cycle);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, daysAgo(each, agoOf)]));
}
