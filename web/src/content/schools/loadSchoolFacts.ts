import { loadCheckedFigures } from "./checkedFigures.ts";
import { loadCollegeFacts } from "./collegeFacts.ts";
import { loadProfessionalFacts } from "./professionalFacts.ts";
import type { SchoolFacts } from "./schoolFacts.ts";
import { loadTestPolicies } from "./testPolicies.ts";

/**
 * Loads everything the catalog knows of some schools, by id: those on a student's list, or one that was picked. Only the
 * files that the schools need are loaded: about 62 KiB for colleges, 12 KiB for medical and dental schools. An id that
 * the catalog lacks is not in the map.
 *
 * @example
 * const facts = await loadSchoolFacts(rows.flatMap(({ schoolId }) => schoolId ?? []));
 * facts.get("ug-harvard")?.undergraduates
 */
export async function loadSchoolFacts(schoolIds: Iterable<string>): Promise<ReadonlyMap<string, SchoolFacts>> {
  const ids = [...new Set(schoolIds)];
  const colleges = ids.filter((id) => id.startsWith("ug-"));
  const others = ids.filter((id) => !id.startsWith("ug-"));
  if (ids.length === 0) return new Map();
  const checkedOf = await loadCheckedFigures();
  const found = await Promise.all([
    colleges.length === 0 ? [] : loadCollegeFacts(colleges, checkedOf, await loadTestPolicies()),
    others.length === 0 ? [] : loadProfessionalFacts(others, checkedOf),
  ]);
  return new Map(found.flat().map((facts) => [facts.id, facts]));
}
