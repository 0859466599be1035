import { addDays, daysBetween } from "../shared/calendarDay.ts";
import type { Rule } from "../shared/rule.ts";
import type { Experience } from "./experience.ts";
import { hoursOf } from "./experienceHours.ts";

/** The month and day of TMDSAS's medical deadline for entry in 2027, up to which activities are current. */
const DEADLINE = "10-01";

export const TMDSAS_HOURS_RULE: Rule = {
  id: "tmdsas-current-and-planned",
  title: "Current and planned hours in TMDSAS",
  text: "Current hours are those done plus those expected up to the deadline; what follows, up to August of the year of entry, is planned. In entry year 2025 the last current day was October 31. The medical deadline for entry in 2027 is October 1, 2026, by notes that name the TMDSAS page, so Cairn counts up to October 1 unless you choose another day. It splits the hours you anticipate by the days before and after.",
  source: "TMDSAS, Personal Biography and Activities (entry year 2025); we could not confirm this cycle's last day",
  sourceUrl: "https://www.tmdsas.com/application-guide/bio-activities.html",
  checked_on: "2026-11-22",
  verified: false,
};

/** The last day of current activities, if the student has not chosen one: the next deadline. */
export function usualCurrentUntil(asOf: string): string {
  const year = Number(asOf.slice(0, 4));
  const deadline = `${year}-${DEADLINE}`;
  return asOf <= deadline ? deadline : `${year + 1}-${DEADLINE}`;
}

export interface TmdsasSpan {
  readonly start: string | null;
  readonly end: string | null;
  readonly hours: number;
}

/** An experience as TMDSAS asks for it: up to the last current day, and after it. Null for a part that is not there. */
export interface TmdsasTimes {
  readonly current: TmdsasSpan | null;
  readonly planned: TmdsasSpan | null;
}

/** @param until The last day of current activities. */
export function tmdsasTimes(record: Experience, asOf: string, until: string): TmdsasTimes {
  const { completed, anticipated } = hoursOf(record, asOf);
  const total = completed + anticipated;
  const last = lastDay(record);
  if (record.startDate !== null && record.startDate > until) {
    return { current: null, planned: { start: record.startDate, end: last, hours: total } };
  }
  const planned = Math.min(total, plannedHours(record, asOf, until));
  const isContinued = planned > 0 || (record.anticipated && last !== null && last > until);
  const currentEnd = last === null ? (record.isCurrent ? until : null) : earlier(last, until);
  return {
    current: { start: record.startDate, end: currentEnd, hours: rounded(total - planned) },
    planned: isContinued
      ? { start: plannedStart(record, until), end: last !== null && last > until ? last : null, hours: planned }
      : null,
  };
}

/** The anticipated hours after the last current day. */
function plannedHours(record: Experience, asOf: string, until: string): number {
  const { anticipatedHours, occurrences, shifts } = record;
  const ofOccurrences = occurrences
    .filter(({ startDate }) => startDate !== null && startDate > until)
    .reduce((sum, { hours }) => sum + (hours ?? 0), 0);
  if (anticipatedHours !== null) return ofOccurrences + partAfter(record, anticipatedHours, asOf, until);
  const ofShifts = Object.values(shifts).filter(({ day }) => day > asOf && day > until);
  return ofOccurrences + ofShifts.reduce((sum, { hours }) => sum + hours, 0);
}

/** In whole hours, by days. Without a last day nothing says how many are left for later, so all of them are. */
function partAfter(record: Experience, hours: number, asOf: string, until: string): number {
  const start = record.anticipatedStartDate ?? addDays(asOf, 1);
  const end = record.anticipatedEndDate;
  if (start > until || end === null) return hours;
  if (end <= until) return 0;
  return Math.round((hours * daysBetween(until, end)) / (daysBetween(start, end) + 1));
}

function plannedStart({ anticipatedStartDate }: Experience, until: string): string {
  const next = addDays(until, 1);
  return anticipatedStartDate !== null && anticipatedStartDate > next ? anticipatedStartDate : next;
}

/** The last day that the record names, done or anticipated. */
function lastDay({ endDate, anticipatedEndDate, anticipated }: Experience): string | null {
  const days = [endDate, anticipated ? anticipatedEndDate : null].filter((day) => day !== null);
  return days.sort().at(-1) ?? null;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

function rounded(hours: number): number {
  return Math.round(hours * 100) / 100;
}
