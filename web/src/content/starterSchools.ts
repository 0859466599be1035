import type { School, SchoolKind } from "@domain/school/school";
import { NO_FIGURES, type SchoolFigures } from "@domain/school/schoolFigures";
import type { TestPolicy } from "@domain/school/testPolicy";
import type { UsState } from "@domain/school/usState";
import { searchIndex } from "./searchIndex.ts";

/** A school in Cairn's starter list. Its published figures are for planning, for the year they name. */
export interface StarterSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: SchoolKind;
  readonly city: string;
  readonly state: UsState;
  readonly control: School["control"];
  /** Such as DMD; dental schools only. */
  readonly degree: string | null;
  /** The application service, if it is not the usual one. */
  readonly service: string | null;
  readonly website: string;
  readonly figures: SchoolFigures;
}

export interface StarterSchools {
  /** The calendar day the list was last checked. */
  readonly checkedOn: string;
  readonly schools: readonly StarterSchool[];
  /** Returns the schools with the closest names, tolerating typos. */
  readonly search: (query: string, kinds: readonly SchoolKind[]) => readonly StarterSchool[];
}

/** Common names that do not appear in the full name. */
const ALSO: Readonly<Record<string, string>> = {
  "ug-caltech": "Caltech",
  "ug-michigan": "UMich",
  "ug-mit": "MIT",
  "ug-penn": "UPenn",
  "ug-texas-am": "TAMU AM",
  "ug-ucla": "UCLA",
  "ug-uc-berkeley": "UCB Cal",
  "ug-uc-davis": "UCD",
  "ug-uc-irvine": "UCI",
  "ug-uc-san-diego": "UCSD",
  "ug-uc-santa-barbara": "UCSB",
  "ug-ut-austin": "UT",
  "ug-washu": "WashU",
};

/** The list is a separate file, loaded when a screen first needs it. */
export async function loadStarterSchools(): Promise<StarterSchools> {
  const { default: list } = await import("./schools.json");
  const schools = list.schools.map((school) => readSchool(school as StoredSchool, list.sources));
  const find = await searchIndex(schools, {
    name: ({ name }) => name,
    city: ({ city }) => city,
    also: ({ id }) => ALSO[id] ?? "",
  });
  return {
    checkedOn: list.checked_on,
    schools,
    search: (query, kinds) => find(query).filter(({ kind }) => kinds.includes(kind)),
  };
}

/** Finds a school's website by its starter list id, without the search engine. */
export async function loadSchoolWebsites(): Promise<(schoolId: string) => string | undefined> {
  const { default: list } = await import("./schools.json");
  const websites = new Map(list.schools.map(({ id, website }) => [id, website]));
  return (schoolId) => websites.get(schoolId);
}

/** Finds a college's SAT and ACT policy. Returns undefined if it was not looked up. */
export async function loadTestPolicies(): Promise<(schoolId: string) => TestPolicyOf | undefined> {
  const { default: list } = await import("./schools.json");
  const schools: readonly StoredPolicy[] = list.schools as StoredPolicy[];
  const policies = new Map(
    schools.map(({ id, test_policy, test_note }) => [id, { policy: test_policy, note: test_note }]),
  );
  return (schoolId) => policies.get(schoolId);
}

interface TestPolicyOf {
  readonly policy?: TestPolicy | undefined;
  /** What the policy leaves open. */
  readonly note?: string | undefined;
}

interface StoredPolicy {
  readonly id: string;
  readonly test_policy?: TestPolicy;
  readonly test_note?: string;
}

type Source = Pick<SchoolFigures, "year" | "source">;

/** A school in the file. Unknown fields are absent. */
interface StoredSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: SchoolKind;
  readonly city: string;
  readonly state: UsState;
  readonly control?: "public" | "private";
  readonly degree?: string;
  readonly service?: string;
  readonly website: string;
  readonly from: string;
  readonly figures: Partial<SchoolFigures>;
}

function readSchool(school: StoredSchool, sources: Readonly<Record<string, Source>>): StarterSchool {
  const { id, name, kind, city, state, website } = school;
  return {
    id,
    name,
    kind,
    city,
    state,
    control: school.control ?? null,
    degree: school.degree ?? null,
    service: school.service ?? null,
    website,
    figures: { ...NO_FIGURES, ...sources[school.from], ...school.figures },
  };
}
