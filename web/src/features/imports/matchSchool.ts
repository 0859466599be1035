import { foldedText } from "@domain/experience/alikeExperiences";
import type { SchoolRow } from "@domain/imports/schoolTable";
import type { DashboardItem } from "@domain/shared/stage";
import { type KnownSchool, loadSchoolCatalog } from "../../content/schools/schoolCatalog.ts";

export interface SchoolMatch {
  /** The known schools that may be meant, the likeliest first. */
  readonly candidates: readonly KnownSchool[];
  /** The one that is meant, if the name leaves no doubt. */
  readonly sure: KnownSchool | null;
}

/** The most candidates offered. */
const OFFERED = 4;
/** A shorter beginning fits too many names. */
const SHORTEST = 8;

/** Loads the schools of a track, and returns what finds the one that a row names. */
export async function loadSchoolMatcher(track: DashboardItem): Promise<(row: SchoolRow) => SchoolMatch> {
  const { named, search } = await loadSchoolCatalog(track);
  return (row) => matchAmong(row, named(row.name ?? ""), search(row.name ?? ""));
}

/**
 * Sure of a school that has exactly this name or nickname, or is the only one found whose name begins so. The row's
 * state and kind must agree.
 */
function matchAmong(
  { name = "", state, kind }: SchoolRow,
  named: readonly KnownSchool[],
  found: readonly KnownSchool[],
): SchoolMatch {
  const fits = (school: KnownSchool) =>
    (state === undefined || school.state === state) && (kind === undefined || school.kind === kind);
  const typed = foldedText(name);
  const same = named.filter(fits);
  const begun = found.filter((school) => fits(school) && foldedText(school.name).startsWith(typed));
  const [only = null, another] = same.length > 0 || typed.length < SHORTEST ? same : begun;
  const all = [...same, ...found.filter(fits), ...found];
  return { candidates: [...new Set(all)].slice(0, OFFERED), sure: another ? null : only };
}
