import { SECONDARY_DAYS } from "../application/secondaryDay.ts";
import { openDeadlines, type School } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";

/**
 * The suggested due day of an essay for this school: two weeks after its secondary arrived (`secondaryDay.ts`), or
 * before that the school's next open deadline. Null if no such day is still to come.
 */
export function suggestedDueDay(
  school: Pick<School, "track" | "status" | "reached" | "deadlines">,
  today: string,
): string | null {
  const { track, status, reached } = school;
  const arrived = track !== "HS" && status === "secondary" ? reached.secondary : null;
  const day = arrived === null ? null : addDays(arrived, SECONDARY_DAYS);
  if (day !== null && day >= today) return day;
  return openDeadlines(school).find((deadline) => deadline.day >= today)?.day ?? null;
}
