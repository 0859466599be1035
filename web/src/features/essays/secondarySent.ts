import type { Essay } from "@domain/essay/essay";
import { isClosed, type SchoolSeason } from "@domain/season/schoolSeason";

/**
 * Whether to ask if a school's secondary was sent: it has arrived, its day of sending is not recorded, nothing has come
 * after it, and all essays that the student keeps for the school are sent. Essays of other schools are ignored.
 */
export function asksSecondarySent(each: SchoolSeason, essays: readonly Pick<Essay, "school_id" | "status">[]): boolean {
  const { school, season } = each;
  if (school.track === "HS" || school.status !== "secondary" || season.secondary_sent !== null) return false;
  const own = essays.filter(({ school_id }) => school_id === school.id);
  return !isClosed(each) && own.length > 0 && own.every(({ status }) => status === "sent");
}
