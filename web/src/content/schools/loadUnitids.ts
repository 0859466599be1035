/** Loads a function from a college's id in the catalog to its number in the government's files. */
export async function loadUnitids(): Promise<(schoolId: string) => string> {
  const { default: legacy } = await import("./legacyCollegeIds.json");
  const unitids = new Map(Object.entries(legacy).map(([id, unitid]) => [id, String(unitid)]));
  return (schoolId) => unitids.get(schoolId) ?? schoolId.slice("ug-".length);
}
