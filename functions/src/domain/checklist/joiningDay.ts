import type { User } from "../account/user.ts";
import { daysBetween } from "../shared/calendarDay.ts";
import { academicYearOf } from "./academicYear.ts";
import type { ChecklistItem } from "./checklist.ts";

/**
 * The day a student joined. Registration stores the server's day, which is Greenwich's and may be the day before or
 * after the student's; where it names the same moment as the account's creation, the creation's local day is exact. The
 * two differ by more for a plan that was imported into a new account or a stage that was chosen later: then the stored
 * day counts.
 *
 * @param createdOn The calendar day the account was created, where the student is; null where it is not known.
 * @returns Null for a sample student, who has not joined, and where neither day is known.
 */
export function joiningDay(
  { age_confirmed_on, sample }: Pick<User, "age_confirmed_on" | "sample">,
  createdOn: string | null,
): string | null {
  if (sample !== undefined) return null;
  if (age_confirmed_on === undefined || createdOn === null) return age_confirmed_on ?? createdOn;
  return Math.abs(daysBetween(age_confirmed_on, createdOn)) <= 1 ? createdOn : age_confirmed_on;
}

/**
 * Whether a row is a suggestion for a time before the student joined: it was due before, or it has no date and its list
 * is that of an earlier academic year. The student's own tasks never are.
 */
export function isFromBeforeJoining(
  { origin, due_date }: Pick<ChecklistItem, "origin" | "due_date">,
  academicYear: string,
  joinedOn: string | null,
): boolean {
  if (joinedOn === null || origin === "own") return false;
  return due_date === null ? academicYear !== "" && academicYear < academicYearOf(joinedOn) : due_date < joinedOn;
}
