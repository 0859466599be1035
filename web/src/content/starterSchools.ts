import type { School, SchoolKind } from "@domain/school/school";
import { NO_FIGURES, type SchoolFigures } from "@domain/school/schoolFigures";
import type { TestPolicy } from "@domain/school/testPolicy";
import type { UsState } from "@domain/school/usState";
import { searchIndex } from "./searchIndex.ts";

/** A school that Cairn knows by itself. What it publishes is a planning aid of the year it names. */
export interface StarterSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: SchoolKind;
  readonly city: string;
  readonly state: UsState;
  readonly control: School["control"];
  /** Such as DMD; of dental schools. */
  readonly degree: string | null;
  /** What one applies through, where that is not what one would expect. */
  readonly service: string | null;
  readonly website: string;
  readonly figures: SchoolFigures;
}

export interface StarterSchools {
  /** The calendar day the list was last gone through. */
  readonly checkedOn: string;
  readonly schools: readonly StarterSchool[];
  /** Those whose names are nearest to what is typed, mistypings and all. */
  readonly search: (query: string, kinds: readonly SchoolKind[]) => readonly StarterSchool[];
}

/** What people call them, where the letters of the name do not say so. */
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

/** The list comes as a file of its own when a screen first asks for it. */
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

/** Finds a school's own site by the id it has in the starter list, without what searching the list needs. */
export async function loadSchoolWebsites(): Promise<(schoolId: string) => string | undefined> {
  const { default: list } = await import("./schools.json");
  const websites = new Map(list.schools.map(({ id, website }) => [id, website]));
  return (schoolId) => websites.get(schoolId);
}

/** Finds what a college of the starter list asks of test scores. What was not looked up is missing. */
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

/** A school as the file holds it: what is not known is not there. */
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
