import { foldedText } from "@domain/experience/alikeExperiences";
import type { SchoolRow } from "@domain/imports/schoolTable";
import type { DashboardItem } from "@domain/shared/stage";
import { type KnownSchool, loadSchoolCatalog } from "../../content/schools/schoolCatalog.ts";
import { loadSiteNames } from "../../content/schools/siteNames.ts";

export interface SchoolMatch {
  /** The known schools that may be meant, the likeliest first. */
  readonly candidates: readonly KnownSchool[];
  /** The one that is meant, if the name leaves no doubt. */
  readonly sure: KnownSchool | null;
}

/** The most candidates offered. */
const OFFERED = 4;
/** A shorter beginning fits too many names. */
const SHORTEST = 8;

/** Words that many schools have, which tell none from another. */
const COMMON_WORDS =
  /^(?:the|of|at|and|in|for|univ|university|u|college|school|institute|medicine|medical|program|campus)$/;
/** With fewer words of its own, a name may mean another school, too. */
const FEWEST_WORDS = 2;

/**
 * Programs with their own admission inside a medical school, which the list does not have: a place in the school's other
 * program is another one. AMCAS lists them under Case Western, Harvard and UCSF.
 */
const PROGRAM =
  /\b(?:cleveland clinic|lerner|cclcm|hst|health sciences (?:and|&) technology|jmp|joint medical program)\b/i;

/** Loads the schools of a track, and returns what finds the one that a row names. */
export async function loadSchoolMatcher(track: DashboardItem): Promise<(row: SchoolRow) => SchoolMatch> {
  const [{ schools, named, search }, siteNames] = await Promise.all([
    loadSchoolCatalog(track),
    track === "HS" ? loadSiteNames() : NO_SITES,
  ]);
  const byId = new Map(schools.map((school) => [school.id, school]));
  function bySite(name: string): readonly KnownSchool[] {
    const school = byId.get(siteNames.get(name.trim().toLowerCase()) ?? "");
    return school ? [school] : [];
  }
  return (row) => {
    const { name = "" } = row;
    const known = named(name);
    return matchAmong(row, known.length > 0 ? known : bySite(name), search(name));
  };
}

const NO_SITES: ReadonlyMap<string, string> = new Map();

/**
 * Sure of a school that has exactly this name or nickname, is the only one found whose name begins so, or is the only
 * one found whose name has all words of this one: "Univ of Arizona - Phoenix". The row's state and kind must agree.
 */
function matchAmong(
  { name = "", state, kind }: SchoolRow,
  named: readonly KnownSchool[],
  found: readonly KnownSchool[],
): SchoolMatch {
  const fits = (school: KnownSchool) =>
    (state === undefined || school.state === state) && (kind === undefined || school.kind === kind);
  const typed = foldedText(name);
  const fitting = found.filter(fits);
  const same = named.filter(fits);
  const begun = typed.length < SHORTEST ? [] : fitting.filter((school) => foldedText(school.name).startsWith(typed));
  const [only = null, another] = [same, begun, withAllWords(name, fitting)].find(({ length }) => length > 0) ?? [];
  const all = [...same, ...fitting, ...found];
  return { candidates: [...new Set(all)].slice(0, OFFERED), sure: another || isProgram(name, only) ? null : only };
}

function isProgram(name: string, school: KnownSchool | null): boolean {
  return school?.kind === "MD" && PROGRAM.test(name);
}

function withAllWords(name: string, schools: readonly KnownSchool[]): readonly KnownSchool[] {
  const telling = wordsOf(name).filter((word) => !COMMON_WORDS.test(word));
  if (telling.length < FEWEST_WORDS) return [];
  return schools.filter((school) => telling.every((word) => wordsOf(school.name).includes(word)));
}

function wordsOf(name: string): readonly string[] {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
}
