import { COLLEGE_COLUMNS } from "./collegeFacts.ts";

/** Below this, as in "uc.edu", a name has other meanings. */
const SHORTEST = 4;

/**
 * Loads what the addresses of colleges call them: "gatech" of www.gatech.edu, with their ids in the catalog. A name that
 * two colleges share is left out.
 */
export async function loadSiteNames(): Promise<ReadonlyMap<string, string>> {
  const [{ default: file }, { default: legacy }] = await Promise.all([
    import("./collegeFigures.json"),
    import("./legacyCollegeIds.json"),
  ]);
  const ids = new Map(Object.entries(legacy).map(([id, unitid]) => [String(unitid), id]));
  const websiteAt = COLLEGE_COLUMNS.indexOf("website");
  const names = new Map<string, string>();
  const shared = new Set<string>();
  for (const row of file.rows) {
    const cells = row.split("\t");
    const [, name = ""] = /^(?:www\.)?([a-z0-9-]+)\.edu\/?$/i.exec(cells[websiteAt] ?? "") ?? [];
    if (name.length < SHORTEST) continue;
    if (names.has(name)) shared.add(name);
    const unitid = cells[0] ?? "";
    names.set(name.toLowerCase(), ids.get(unitid) ?? `ug-${unitid}`);
  }
  for (const name of shared) names.delete(name);
  return names;
}
