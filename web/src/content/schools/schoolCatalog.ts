import { KINDS_OF, type SchoolKind } from "@domain/school/school";
import type { UsState } from "@domain/school/usState";
import { US_STATES } from "@domain/school/usStateNames";
import type { DashboardItem } from "@domain/shared/stage";
import { loadNicknames, type NicknamesOf } from "../schoolNicknames.ts";
import { type SearchedSchool, schoolSearch } from "./schoolSearch.ts";

/**
 * A school that Cairn knows: every U.S. college that the Department of Education lists, and every accredited medical
 * and dental school. Its figures are in another file (`schoolFacts.ts`), so that a search does not load them.
 */
export interface KnownSchool {
  /** Never changes: it is stored with a student's school. */
  readonly id: string;
  readonly name: string;
  readonly kind: SchoolKind;
  readonly city: string;
  readonly state: UsState;
  /** DDS or DMD. Null for other kinds. */
  readonly degree: string | null;
}

export interface SchoolCatalog {
  /** The calendar day the list was last checked. */
  readonly checkedOn: string;
  readonly schools: readonly KnownSchool[];
  /** Returns every school that matches, the best first, tolerating typos. */
  readonly search: (typed: string) => readonly KnownSchool[];
  /** Returns the schools with exactly this name or, if none has it, with this nickname. The likeliest comes first. */
  readonly named: (name: string) => readonly KnownSchool[];
}

type CatalogSchool = KnownSchool & SearchedSchool;

const catalogs = new Map<DashboardItem, Promise<SchoolCatalog>>();

/**
 * Loads the schools that a track applies to, to search them on the device. Indexing takes a moment, so it is done once.
 * A list that failed to load is requested again with the next call.
 */
export function loadSchoolCatalog(track: DashboardItem): Promise<SchoolCatalog> {
  const catalog = catalogs.get(track) ?? indexSchools(track);
  catalogs.set(track, catalog);
  catalog.catch(() => catalogs.delete(track));
  return catalog;
}

async function indexSchools(track: DashboardItem): Promise<SchoolCatalog> {
  const { checkedOn, schools } = await (track === "HS" ? loadColleges() : loadProfessionalSchools());
  const ofTrack = schools.filter(({ kind }) => KINDS_OF[track].includes(kind));
  const { search, named } = await schoolSearch(ofTrack);
  return { checkedOn, schools: ofTrack, search, named };
}

interface LoadedSchools {
  readonly checkedOn: string;
  readonly schools: readonly CatalogSchool[];
}

async function loadColleges(): Promise<LoadedSchools> {
  const [{ default: file }, idOf, nicknamesOf] = await Promise.all([
    import("./collegeDirectory.json"),
    loadCollegeIds(),
    loadNicknames(),
  ]);
  const schools = file.rows.map((row): CatalogSchool => {
    const [unitid = "", name = "", city = "", state, prominence, aliases = ""] = row.split("\t");
    const id = idOf(unitid);
    return {
      id,
      name,
      kind: "UG",
      city,
      // Tests check every row.
      state: state as UsState,
      degree: null,
      stateWords: stateWords(state as UsState),
      nicknames: [...handKept(nicknamesOf, id), ...aliases.split("|").filter(Boolean)],
      prominence: Number(prominence),
    };
  });
  return { checkedOn: file.as_of, schools };
}

/** Returns a function from the agency's number of a college to its id in the catalog. */
async function loadCollegeIds(): Promise<(unitid: string) => string> {
  const { default: legacy } = await import("./legacyCollegeIds.json");
  const ids = new Map(Object.entries(legacy).map(([id, unitid]) => [String(unitid), id]));
  return (unitid) => ids.get(unitid) ?? `ug-${unitid}`;
}

async function loadProfessionalSchools(): Promise<LoadedSchools> {
  const [{ default: file }, nicknamesOf] = await Promise.all([import("./professionalSchools.json"), loadNicknames()]);
  const schools = file.schools.map(({ id, name, kind, city, state, degree = null, campus_of }): CatalogSchool => {
    return {
      id,
      name,
      kind: kind as SchoolKind,
      city,
      state: state as UsState,
      degree,
      stateWords: stateWords(state as UsState),
      nicknames: handKept(nicknamesOf, id),
      // A further campus comes after its school.
      prominence: campus_of === undefined ? 1 : 0,
    };
  });
  return { checkedOn: file.checked_on, schools };
}

function stateWords(state: UsState): string {
  return `${state} ${US_STATES[state]}`;
}

function handKept(nicknamesOf: NicknamesOf, schoolId: string): readonly string[] {
  const { names = [], words = [] } = nicknamesOf(schoolId) ?? {};
  return [...names, ...words];
}
