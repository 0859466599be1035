import { academicYearOf, academicYearToPlan } from "@domain/checklist/academicYear";

export interface AskedYear {
  /** `2027-28` */
  readonly year: string;
  /** The card's key among the account's collapsed cards. */
  readonly id: string;
}

/**
 * The school year that a student is asked about: from June to September, if the list is still of an earlier one. Who
 * stays in the old grade before August is asked once more when the year begins. Null if there is nothing to ask.
 *
 * @param listYear The academic year of this year's list: `2026-27`. Null or empty if unknown.
 */
export function schoolYearToAsk(today: string, listYear: string | null): AskedYear | null {
  const month = today.slice(5, 7);
  const year = academicYearToPlan(today);
  if (month < "06" || month > "09" || !listYear || listYear >= year) return null;
  return { year, id: `school-year-${year}${academicYearOf(today) === year ? "" : "-ahead"}` };
}
