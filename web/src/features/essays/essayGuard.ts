import type { Essay } from "@domain/essay/essay";
import type { NamedSchool } from "@domain/essay/schoolNames";
import { nameGuard, type WrongName } from "@domain/essay/wrongNames";
import type { DashboardItem } from "@domain/shared/stage";
import type { ListedSchool } from "../../content/schoolNicknames.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";

type Owner = Pick<Essay, "school_id" | "service">;
type Listed = Pick<SchoolRecord, "id" | "name" | "city" | "schoolId" | "track" | "kind">;

/** What schools are called. */
export interface NameSources {
  readonly named: (school: ListedSchool) => NamedSchool;
  /** The schools that a track applies to and Cairn knows. */
  readonly knownOf: (track: DashboardItem) => readonly NamedSchool[];
}

/** Finds what does not belong into an essay that goes there. */
export function essayGuard(
  owner: Owner,
  schools: readonly Listed[],
  { named, knownOf }: NameSources,
): (text: string) => readonly WrongName[] {
  const school = schools.find(({ id }) => id === owner.school_id) ?? null;
  const track = school?.track ?? trackOf(owner);
  return nameGuard({
    thisSchool: school && named(school),
    otherSchools: schools.filter((each) => each !== school).map(named),
    knownSchools: track === null ? [] : knownOf(track),
    isForMd: school?.kind === "MD" || (school === null && owner.service === "amcas"),
  });
}

/** Medical and dental schools are known together. Null for an essay that goes nowhere yet. */
function trackOf({ service }: Owner): DashboardItem | null {
  if (service === null) return null;
  return service === "common_app" ? "HS" : "PM";
}
