import type { LoadedTraits } from "../../content/schools/collegeTraits.ts";
import { hasTraits, type SchoolFilter } from "./schoolFilter.ts";

/**
 * Returns whether a college is wanted, by its id in the catalog. What the files do not have yet leaves no college out.
 *
 * @param traits Null until they have loaded.
 */
export function isWantedBy(
  { setting, town, major }: Pick<SchoolFilter, "setting" | "town" | "major">,
  traits: LoadedTraits | null,
): (schoolId: string) => boolean {
  const hasPlaces = traits?.sources.locale !== undefined;
  const known = {
    setting: hasPlaces ? setting : null,
    town: hasPlaces ? town : null,
    major: traits?.sources.majors === undefined ? null : major,
  };
  return (schoolId) => hasTraits(traits?.traitsOf(schoolId) ?? null, known);
}
