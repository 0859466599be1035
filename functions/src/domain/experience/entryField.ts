import type { ApplicationForm } from "../application/application.ts";
import { addDays, NO_DAY, weekdayOf } from "../shared/calendarDay.ts";
import type { Experience, Shift } from "./experience.ts";
import { hoursOf } from "./experienceHours.ts";
import { categoryOf, descriptionOf } from "./formTexts.ts";

/** What a field of a form is filled from. */
export interface EntrySource {
  readonly record: Experience;
  readonly form: ApplicationForm;
  /** The student's apply date, or today. */
  readonly asOf: string;
  /** The last day of current activities in TMDSAS. */
  readonly currentUntil: string;
}

/** How a field of a form is filled from a record. Labels are always in English, because the forms are. */
export interface EntryFieldKind {
  readonly id: string;
  readonly label: string;
  readonly read: (source: EntrySource) => string;
  readonly limit?: number | null;
  readonly isNeeded?: boolean | ((record: Experience) => boolean);
  /** If this returns false, the field is left out for the record. */
  readonly concerns?: (source: EntrySource) => boolean;
}

export const CATEGORY: EntryFieldKind = {
  id: "category",
  label: "Experience type",
  read: ({ record, form }) => categoryOf(record, form) ?? "",
  isNeeded: true,
};

export const DESCRIPTION: EntryFieldKind = {
  id: "description",
  label: "Experience description",
  read: ({ record, form }) => descriptionOf(record, form),
  isNeeded: true,
};

export const isStarred = ({ record }: EntrySource) => record.meaningfulExperiences;

/** The hours of a form that asks for one total. 0 only if it is the student's answer. */
export function completedText({ record, asOf }: EntrySource): string {
  const { completed } = hoursOf(record, asOf);
  return completed === 0 && record.completedHours === null ? "" : numberText(completed);
}

/** `09/2026`, as AMCAS asks for a month. */
export function monthText(day: string | null): string {
  return day === null ? "" : `${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** `09/12/2026`. */
export function dayInForm(day: string | null): string {
  return day === null ? "" : `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

export function numberText(value: number | null): string {
  return value === null ? "" : String(value);
}

export function yesNo(value: boolean | null): string {
  if (value === null) return "";
  return value ? "Yes" : "No";
}

/** Shifts in fewer weeks do not tell what is usual. */
const FEWEST_WEEKS = 3;

export interface LoggedWeeks {
  readonly hours: number;
  /** The weeks, from Sunday on, with a shift. */
  readonly weeks: number;
}

/**
 * The hours of the shifts up to a day. Null if they are in fewer than three weeks.
 *
 * @param asOf The student's apply date, or today.
 */
export function loggedWeeks(shifts: Readonly<Record<string, Shift>>, asOf: string): LoggedWeeks | null {
  const done = Object.values(shifts).filter(({ day }) => day !== NO_DAY && day <= asOf);
  const weeks = new Set(done.map(({ day }) => addDays(day, -weekdayOf(day)))).size;
  return weeks < FEWEST_WEEKS ? null : { hours: done.reduce((total, { hours }) => total + hours, 0), weeks };
}

/** Hours per week, with one decimal. */
export function perWeek(hours: number, weeks: number): number {
  return Math.round((hours / weeks) * 10) / 10;
}
