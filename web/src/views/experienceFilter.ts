import { EXPERIENCE_TRACKS } from "@domain/experience/experience";
import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import type { DashboardItem } from "@domain/shared/stage";

export const SORTS = ["newest", "hours", "start", "name", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** The list's filters and sort order. They are in the address, so a list can be bookmarked. */
export interface ExperienceFilter {
  readonly text: string;
  readonly type: ExperienceType | null;
  /** The track of the form with which the experience was created. */
  readonly track: DashboardItem | null;
  readonly isStarred: boolean;
  /** Only possible duplicates. */
  readonly isAlike: boolean;
  readonly sort: Sort;
}

export const NO_FILTER: ExperienceFilter = {
  text: "",
  type: null,
  track: null,
  isStarred: false,
  isAlike: false,
  sort: "newest",
};

/** Whether a filter is active. */
export function isNarrowed({ sort: _, ...filter }: ExperienceFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** Ignores anything in the address that is not a filter. */
export function filterOf(params: URLSearchParams): ExperienceFilter {
  return {
    text: params.get("q") ?? "",
    type: EXPERIENCE_TYPES.find((type) => type === params.get("type")) ?? null,
    track: EXPERIENCE_TRACKS.find((track) => track === params.get("track")) ?? null,
    isStarred: params.get("starred") === "yes",
    isAlike: params.get("alike") === "1",
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? NO_FILTER.sort,
  };
}

/** Includes only what differs from the defaults. */
export function paramsOf({ text, type, track, isStarred, isAlike, sort }: ExperienceFilter): URLSearchParams {
  const said: readonly (readonly [string, string | null])[] = [
    ["q", text.trim() || null],
    ["type", type],
    ["track", track],
    ["starred", isStarred ? "yes" : null],
    ["alike", isAlike ? "1" : null],
    ["sort", sort === NO_FILTER.sort ? null : sort],
  ];
  return new URLSearchParams(said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
