import type { TrackerSettings } from "@domain/account/trackerSettings";
import { chosenServices, SERVICES_OF_TRACK, servicesOfSchools } from "@domain/application/formServices";
import type { Course, CourseLevel } from "@domain/course/course";
import type { GpaScale } from "@domain/course/gpaScale";
import { type GpaRulebook, SERVICE_RULEBOOK_IDS, type ServiceRulebookId } from "@domain/gpa/gpaRulebook";
import { collegeRulebook, highSchoolRulebooks } from "@domain/gpa/schoolRulebooks";
import { SERVICE_RULEBOOKS } from "@domain/gpa/serviceRulebooks";
import { formatNumber } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";

/** The default scale of the school's own average. */
export const USUAL_SCALE: GpaScale = "tenths";

/** The rulebooks of a track: the school's own first, then those of the services the student applies through. */
export function rulebooksOf(
  track: DashboardItem,
  { gpa_scale: scale = USUAL_SCALE, gpa_repeats }: TrackerSettings,
  services: readonly ServiceRulebookId[],
): readonly GpaRulebook[] {
  const choices = { scale, replacesRepeats: gpa_repeats === "latest" };
  if (track === "HS") return highSchoolRulebooks(choices);
  return [collegeRulebook(choices), ...services.map((service) => SERVICE_RULEBOOKS[service])];
}

type Listed = Parameters<typeof servicesOfSchools>[1];

/**
 * The services whose averages a track's student sees: the chosen ones, or those that the schools on the list use, or
 * the track's first. In high school none.
 */
export function servicesOf(
  track: DashboardItem,
  { services: chosen }: Pick<TrackerSettings, "services">,
  schools: Listed,
): readonly ServiceRulebookId[] {
  const hasChosen = SERVICES_OF_TRACK[track].some((service) => chosen?.includes(service));
  const suggested = [...servicesOfSchools(track, schools).keys()];
  const used = chosenServices(track, hasChosen ? chosen : suggested);
  return SERVICE_RULEBOOK_IDS.filter((id) => used.includes(id));
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
