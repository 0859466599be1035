/** Days after which the plan of a guest who has not come back is deleted. */
export const GUEST_DAYS = 60;

/**
 * `guestVisits/{uid}`. Written when a guest registers. Firebase Auth knows of later visits, and is only asked
 * when this day is `GUEST_DAYS` ago. So visits cost no writes, and the abandoned guests are found without a list of all.
 */
export interface GuestVisit {
  /** In UTC, `2026-11-27`. The guest was here on this day, and perhaps later. */
  readonly last_day: string;
}
