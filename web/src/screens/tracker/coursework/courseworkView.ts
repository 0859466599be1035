import type { TrackerSettings } from "@domain/account/trackerSettings";
import { AADSAS_RULEBOOK } from "@domain/course/aadsasRulebook";
import { AMCAS_RULEBOOK } from "@domain/course/amcasRulebook";
import type { Course, CourseLevel } from "@domain/course/course";
import type { GpaRulebook } from "@domain/course/gpaRulebook";
import type { GpaScale } from "@domain/course/gpaScale";
import { collegeRulebook, highSchoolRulebooks } from "@domain/course/schoolRulebooks";
import { formatNumber } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";

/** The default scale of the school's own average. */
export const USUAL_SCALE: GpaScale = "tenths";

/** The rulebooks of a track: the school's own first, then the track's own service. */
export function rulebooksOf(
  track: DashboardItem,
  { gpa_scale: scale = USUAL_SCALE, gpa_repeats }: TrackerSettings,
): readonly GpaRulebook[] {
  const choices = { scale, replacesRepeats: gpa_repeats === "latest" };
  if (track === "HS") return highSchoolRulebooks(choices);
  const services = track === "PM" ? [AMCAS_RULEBOOK, AADSAS_RULEBOOK] : [AADSAS_RULEBOOK, AMCAS_RULEBOOK];
  return [collegeRulebook(choices), ...services];
}

/** The default level of a new course. */
export function usualLevel(track: DashboardItem): CourseLevel {
  return track === "HS" ? "regular" : "college";
}

export interface TermGroup<Row> {
  readonly term: Course["term"];
  readonly year: number;
  readonly rows: readonly Row[];
}

/** Groups rows by term. The rows must be in term order. */
export function groupByTerm<Row extends Course>(rows: readonly Row[]): readonly TermGroup<Row>[] {
  const groups: { term: Course["term"]; year: number; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.term === row.term && last.year === row.year) last.rows.push(row);
    else groups.push({ term: row.term, year: row.year, rows: [row] });
  }
  return groups;
}

/** `4` and `3.34`, never `3.3349999`. */
export function hoursText(hours: number): string {
  return formatNumber(Math.round(hours * 100) / 100);
}

/** The same course in the same term, so it is probably in the list already. */
export function isSameCourse(a: Course, b: Course): boolean {
  return (
    a.term === b.term &&
    a.year === b.year &&
    plain(a.code) === plain(b.code) &&
    (a.code !== "" || plain(a.name) === plain(b.name))
  );
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
