import type { NamedSchool, SchoolNicknames } from "@domain/essay/schoolNames";

/** What the guard against other schools' names needs of a school on the student's list. */
export interface ListedSchool {
  readonly name: string;
  readonly city: string;
  /** The id in the catalog. Null for a school the student has added. */
  readonly schoolId: string | null;
}

export type NicknamesOf = (schoolId: string) => SchoolNicknames | undefined;

/**
 * Loads what schools are called: short names, initials and teams. Returns a function that adds them to a school. A
 * school that the student has added has only what its own name tells.
 *
 * @param schoolIds The ids of the listed schools. The colleges' directory (45 KiB) loads only if the table that Cairn
 * keeps by hand lacks one of them.
 */
export async function loadSchoolNicknames(
  schoolIds: readonly string[],
): Promise<(school: ListedSchool) => NamedSchool> {
  const nicknamesOf = await loadNicknames();
  const isCovered = schoolIds.every((id) => nicknamesOf(id) !== undefined);
  const aliasesOf = isCovered ? () => undefined : await loadFederalNicknames();
  return ({ name, city, schoolId }) => ({
    name,
    city,
    nicknames: schoolId === null ? undefined : (nicknamesOf(schoolId) ?? aliasesOf(schoolId)),
  });
}

/** What colleges are called in the government's file, sorted by how certainly it means the college. */
async function loadFederalNicknames(): Promise<NicknamesOf> {
  const { default: file } = await import("./schools/collegeDirectory.json");
  const aliasesAt = file.fields.indexOf("aliases");
  return (schoolId) => {
    const row = file.rows.find((each) => each.startsWith(`${schoolId.slice("ug-".length)}\t`));
    const aliases = row?.split("\t")[aliasesAt]?.split("|").filter(Boolean) ?? [];
    return { names: aliases.filter(isCertainAlias), words: aliases.filter((alias) => !isCertainAlias(alias)) };
  };
}

/** "ETSU" and "West Chester" mean nothing else. "Cuse" and "BC" may. */
export function isCertainAlias(alias: string): boolean {
  return /^[A-Z&-]{3,}$/.test(alias) || /\S \S/.test(alias);
}

/** The nicknames that Cairn keeps by hand, by a school's id in the catalog. */
export async function loadNicknames(): Promise<NicknamesOf> {
  const { default: table } = await import("./schoolNicknames.json");
  const nicknames = new Map<string, SchoolNicknames>(Object.entries(table.schools));
  return (schoolId) => nicknames.get(schoolId) ?? ofInstitution(schoolId, nicknames);
}

/**
 * Most ids are a kind, an institution and often a school's own name: "md-penn-perelman". The longest institution wins,
 * so "md-penn-state" is not Penn.
 */
function ofInstitution(schoolId: string, nicknames: ReadonlyMap<string, SchoolNicknames>): SchoolNicknames | undefined {
  const parts = schoolId.split("-").slice(1);
  for (let length = parts.length; length > 0; length -= 1) {
    const found = nicknames.get(parts.slice(0, length).join("-"));
    if (found) return found;
  }
  return undefined;
}
