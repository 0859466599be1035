import type { School } from "@domain/school/school";
import { NO_FIGURES } from "@domain/school/schoolFigures";
import type { Checked } from "./checkedFigures.ts";
import type { SchoolFacts, SchoolService } from "./schoolFacts.ts";

/** A school in `professionalSchools.json`. Unknown fields are absent. */
interface StoredSchool {
  readonly id: string;
  readonly control: "public" | "private";
  readonly services: readonly SchoolService[];
  readonly website: string;
  readonly status?: string;
  readonly first_class?: string;
  readonly note?: string;
}

/** Loads what Cairn knows of some medical and dental schools, by their ids. */
export async function loadProfessionalFacts(
  ids: readonly string[],
  checkedOf: (schoolId: string) => Checked,
): Promise<readonly SchoolFacts[]> {
  const { default: file } = await import("./professionalSchools.json");
  const schools = file.schools as readonly StoredSchool[];
  return schools.filter(({ id }) => ids.includes(id)).map((school) => factsOf(school, checkedOf(school.id)));
}

function factsOf({ id, control, services, website, ...school }: StoredSchool, { figures }: Checked): SchoolFacts {
  return {
    id,
    website,
    control: control satisfies School["control"],
    isForProfit: false,
    level: null,
    isOpenAdmission: false,
    undergraduates: null,
    tuitionInState: null,
    tuitionOutOfState: null,
    graduationRate: null,
    traits: null,
    netPrices: null,
    sat: null,
    act: null,
    testPolicy: null,
    services,
    accreditation: school.status ?? null,
    firstClass: school.first_class ?? null,
    note: school.note ?? null,
    figures: figures ?? NO_FIGURES,
    sources: {},
  };
}
