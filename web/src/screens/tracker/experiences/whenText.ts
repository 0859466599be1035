import type { Experience } from "@domain/experience";

const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** "Jan 2025 to Jun 2025"; what is not known is left out. */
export function datesText({ startDate, endDate, isCurrent }: Experience): string {
  const end = isCurrent ? "now" : monthText(endDate);
  const start = monthText(startDate);
  if (start === "") return end === "" || isCurrent ? "" : `until ${end}`;
  return end === "" || end === start ? start : `${start} to ${end}`;
}

/** "9 to 11" for neighbors, "9, 11" for others. */
export function gradesText({ participationGrades }: Pick<Experience, "participationGrades">): string {
  const order = ["9", "10", "11", "12", "PG"];
  const places = participationGrades.map((grade) => order.indexOf(grade)).sort((a, b) => a - b);
  const [first = 0] = places;
  const last = places.at(-1) ?? 0;
  const isRun = places.length > 2 && last - first === places.length - 1;
  return isRun ? `${order[first]} to ${order[last]}` : places.map((place) => order[place]).join(", ");
}

/** "3 h × 20 wk". */
export function rhythmText({ hoursPerWeek, weeksPerYear }: Experience): string {
  if (hoursPerWeek === null) return weeksPerYear === null ? "" : `${weeksPerYear} wk`;
  return weeksPerYear === null ? `${hoursPerWeek} h a week` : `${hoursPerWeek} h × ${weeksPerYear} wk`;
}

function monthText(day: string | null): string {
  return day === null ? "" : MONTH.format(Date.parse(day));
}
