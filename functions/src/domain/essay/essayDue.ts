import { secondaryDueDay } from "../application/secondaryDay.ts";
import { openDeadlines, type School } from "../school/school.ts";

/**
 * The suggested due day of an essay for this school: the day of its secondary (`secondaryDay.ts`), or before that
 * the school's next open deadline. Null if no such day is still to come.
 */
export function suggestedDueDay(
  school: Pick<School, "track" | "status" | "reached" | "deadlines">,
  today: string,
): string | null {
  const day = secondaryDueDay(school);
  if (day !== null && day >= today) return day;
  return openDeadlines(school).find((deadline) => deadline.day >= today)?.day ?? null;
}
