import type { User } from "../account/user.ts";
import { daysBetween } from "../shared/calendarDay.ts";
import { academicYearOf, academicYearToPlan } from "./academicYear.ts";
import type { ChecklistItem } from "./checklist.ts";

/**
 * The day a student joined. Registration stores the server's UTC day, which can be the day before or after the
 * student's. If it matches the account's creation to within a day, the creation's local day is exact. If the two differ
 * by more, the plan was imported into a new account or the stage was chosen later. Then the stored day counts.
 *
 * @param createdOn The calendar day the account was created, in the student's time zone. Null if unknown.
 * @returns Null for a sample student, who has not joined, and if neither day is known.
 */
export function joiningDay(
  { age_confirmed_on, sample }: Pick<User, "age_confirmed_on" | "sample">,
  createdOn: string | null,
): string | null {
  if (sample !== undefined) return null;
  if (age_confirmed_on === undefined || createdOn === null) return age_confirmed_on ?? createdOn;
  return Math.abs(daysBetween(age_confirmed_on, createdOn)) <= 1 ? createdOn : age_confirmed_on;
}

/** Lists made in June or July before this day are dated for the year that ended then (`academicYearOf`). */
const LISTS_PLAN_NEXT_SINCE = "2026-11-27";

/** The academic year of the list that a student got on the day of joining. */
function firstYear(joinedOn: string): string {
  return joinedOn < LISTS_PLAN_NEXT_SINCE ? academicYearOf(joinedOn) : academicYearToPlan(joinedOn);
}

/**
 * Whether a row is a suggestion for a time before the student joined: it was due earlier, or it has no date and its
 * list belongs to an earlier academic year. The student's own tasks never are. Nor are this year's tasks about money:
 * aid forms and scholarships are still worth filing months later.
 */
export function isFromBeforeJoining(
  { origin, due_date, category }: Pick<ChecklistItem, "origin" | "due_date" | "category">,
  academicYear: string,
  joinedOn: string | null,
): boolean {
  if (joinedOn === null || origin === "own") return false;
  const isOfEarlierYear = academicYear !== "" && academicYear < firstYear(joinedOn);
  return due_date === null || category === "Finances" ? isOfEarlierYear : due_date < joinedOn;
}
