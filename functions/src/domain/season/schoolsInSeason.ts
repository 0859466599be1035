import type { DashboardItem } from "../shared/stage.ts";
import type { Interview } from "./interview.ts";
import type { SchoolSeason, SeasonedSchool } from "./schoolSeason.ts";
import { EMPTY_SEASON, type Season } from "./season.ts";

type Row<Value> = Value & { readonly id: string };

/** A school in its season, with the rows' ids. */
export interface NamedSeason<School, InterviewRow> extends SchoolSeason {
  readonly school: School & SeasonedSchool;
  readonly name: string;
  readonly interviews: readonly (InterviewRow & Interview)[];
}

/** A school with its season and its interviews: by day, those without one last. */
export function seasonOf<
  School extends SeasonedSchool & { readonly name: string },
  InterviewRow extends Row<Interview>,
>(
  school: School,
  seasons: readonly Row<Season>[],
  interviews: readonly InterviewRow[],
): NamedSeason<School, InterviewRow> {
  return {
    school,
    name: school.name,
    season: seasons.find(({ id }) => id === school.id) ?? EMPTY_SEASON,
    interviews: interviews
      .filter(({ school_id }) => school_id === school.id)
      .toSorted((a, b) => (a.day ?? "9999").localeCompare(b.day ?? "9999")),
  };
}

/** Whether the student applies to a school of this track, or has applied to it. */
export function isInSeason({ school }: Pick<SchoolSeason, "school">, track: DashboardItem): boolean {
  return school.track === track && school.status !== "researching";
}
