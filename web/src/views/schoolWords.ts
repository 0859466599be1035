import { SCHOOL_STATUSES, type School, type SchoolStatus } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";

export function statusWord(track: DashboardItem, status: SchoolStatus): string {
  return track === "HS" && status === "primary" ? text.applicationSent : text.statuses[status];
}

/** The statuses of a track, plus the school's current one, even if it is of another track. */
export function statusesOf({ track, status: current }: Pick<School, "track" | "status">): readonly SchoolStatus[] {
  return SCHOOL_STATUSES.filter((status) => track !== "HS" || status !== "secondary" || status === current);
}

/** "Houston, TX" */
export function placeOf({ city, state }: Pick<School, "city" | "state">): string {
  return [city, state].filter(Boolean).join(", ");
}
