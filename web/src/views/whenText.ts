import { type Experience, PARTICIPATION_GRADES } from "@domain/experience/experience";
import { formatList } from "@domain/shared/language";
import { grades } from "@text/tracker/experienceForm";
import * as text from "@text/tracker/experienceList";
import { dayFormat } from "./dayText.ts";

const monthYear = dayFormat({ month: "short", year: "numeric" });

/** "Jan 2025 to Jun 2025". Leaves out unknown dates. */
export function datesText({ startDate, endDate, isCurrent }: Experience): string {
  const end = isCurrent ? text.now : monthText(endDate);
  const start = monthText(startDate);
  if (start === "") return end === "" || isCurrent ? "" : text.until(end);
  return end === "" || end === start ? start : text.range(start, end);
}

/** "9 to 11" for consecutive grades, "9, 11" for others. */
export function gradesText({ participationGrades }: Pick<Experience, "participationGrades">): string {
  const taken = PARTICIPATION_GRADES.filter((grade) => participationGrades.includes(grade));
  const [first] = taken;
  const last = taken.at(-1);
  if (first === undefined || last === undefined) return "";
  const isRun =
    taken.length > 2 && PARTICIPATION_GRADES.indexOf(last) - PARTICIPATION_GRADES.indexOf(first) === taken.length - 1;
  return isRun ? text.range(grades[first], grades[last]) : formatList(taken.map((grade) => grades[grade]));
}

/** "3 h × 20 wk". */
export function rhythmText({ hoursPerWeek, weeksPerYear }: Experience): string {
  if (hoursPerWeek === null) return weeksPerYear === null ? "" : text.weeks(weeksPerYear);
  return weeksPerYear === null ? text.hoursAWeek(hoursPerWeek) : text.hoursByWeeks(hoursPerWeek, weeksPerYear);
}

function monthText(day: string | null): string {
  return day === null ? "" : monthYear(day);
}
