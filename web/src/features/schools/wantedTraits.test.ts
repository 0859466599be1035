import { expect, test } from "vitest";
import { type LoadedTraits, loadCollegeTraits, traitsIn } from "../../content/schools/collegeTraits.ts";
import { isWantedBy } from "./wantedTraits.ts";

const IPEDS = { year: "fall 2024", source: "IPEDS HD2024" };
const ROWS: Readonly<Record<string, string>> = { "ug-ohio-state": "204796\t11\t2651", "ug-oberlin": "204501\t32\t50" };
const traits: LoadedTraits = {
  sources: { locale: IPEDS, majors: IPEDS },
  traitsOf: (id) => (ROWS[id] === undefined ? null : traitsIn(ROWS[id])),
};
const ANY = { setting: null, town: null, major: null };

test.each([
  [ANY, ["ug-ohio-state", "ug-oberlin", "ug-1"]],
  [{ ...ANY, setting: "city" }, ["ug-ohio-state"]],
  [{ ...ANY, town: "small" }, ["ug-oberlin"]],
  [{ ...ANY, major: "51" }, ["ug-ohio-state"]],
  [{ ...ANY, setting: "town", major: "51" }, []],
] as const)("a search for %j finds %j", (wanted, found) => {
  expect(["ug-ohio-state", "ug-oberlin", "ug-1"].filter(isWantedBy(wanted, traits))).toEqual(found);
});

test("traits that have not loaded, or that the files do not have, leave no college out", () => {
  const wanted = { setting: "rural", town: "large", major: "54" } as const;

  expect(isWantedBy(wanted, null)("ug-oberlin")).toBe(true);
  expect(isWantedBy(wanted, { ...traits, sources: {} })("ug-oberlin")).toBe(true);
  expect(isWantedBy(wanted, { ...traits, sources: { majors: IPEDS } })("ug-oberlin")).toBe(false);
});

test("the file's traits are found by the ids of the catalog, old and new", async () => {
  const { traitsOf, sources } = await loadCollegeTraits();

  const isThere = sources.locale !== undefined;
  for (const id of ["ug-harvard", "ug-100654"]) expect([id, traitsOf(id) !== null]).toEqual([id, isThere]);
});
