import { serviceOf } from "../application/applicationService.ts";
import type { School } from "../school/school.ts";
import { LETTER_SCHOOL_LIMIT, type Letter, type LetterService } from "./letter.ts";
import { LETTER_LIMITS } from "./letterLimits.ts";
import { noLettersRule } from "./noLetters.ts";

type Applied = Pick<School, "kind" | "state" | "control" | "schoolId" | "name"> & { readonly id: string };
type Sent = Pick<Letter, "services" | "school_ids" | "kind" | "declined_on" | "received_on">;

/** The service that collects the school's letters. Null if the school has an application form of its own. */
export function letterServiceOf(school: Applied): LetterService | null {
  return serviceOf(school) ?? (school.kind === "UG" ? "Common App" : null);
}

/** The school's service, if it sends every letter to all its schools. Null if letters are chosen for each school. */
export function serviceForAll(school: Applied): LetterService | null {
  const service = letterServiceOf(school);
  return service !== null && LETTER_LIMITS[service].isSentToAll ? service : null;
}

/** Whether letters for the school still matter: it takes some, has not said no, and the student has not withdrawn. */
export function takesLetters(school: Pick<School, "kind" | "name" | "outcome">): boolean {
  return isStillOpen(school) && noLettersRule(school) === null;
}

export function isStillOpen({ outcome }: Pick<School, "outcome">): boolean {
  return outcome !== "denied" && outcome !== "withdrawn";
}

/** Whether the school gets the letter: chosen for it, or sent to all schools of its service. */
export function goesTo(letter: Sent, school: Applied): boolean {
  if (isDeclined(letter) || noLettersRule(school) !== null) return false;
  const service = serviceForAll(school);
  return (service !== null && letter.services.includes(service)) || letter.school_ids.includes(school.id);
}

/** Whether the letter takes a place in the service: chosen for it, or for one of its schools. */
export function isIn(service: LetterService, letter: Sent, schools: readonly Applied[]): boolean {
  if (isDeclined(letter)) return false;
  if (letter.services.includes(service)) return true;
  return schools.some((school) => letterServiceOf(school) === service && goesTo(letter, school));
}

/** How many of its places a service's letters take. */
export interface ServiceLoad {
  readonly taken: number;
  /** Null if each school sets its own limit. */
  readonly most: number | null;
  readonly isOver: boolean;
}

/** How full a service is. A committee letter or a packet can count as several letters. */
export function serviceLoad(
  service: LetterService,
  letters: readonly Sent[],
  schools: readonly Applied[],
): ServiceLoad {
  const { most, committeeCounts } = LETTER_LIMITS[service];
  const taken = letters
    .filter((letter) => isIn(service, letter, schools))
    .reduce((sum, { kind }) => sum + (kind === "committee" || kind === "packet" ? committeeCounts : 1), 0);
  return { taken, most, isOver: most !== null && taken > most };
}

export function isDeclined({ declined_on, received_on }: Pick<Letter, "declined_on" | "received_on">): boolean {
  return declined_on !== null && received_on === null;
}

/**
 * The letter's schools with every open school of the service that takes letters and does not have it yet, and how many
 * these are. A letter holds at most `LETTER_SCHOOL_LIMIT` schools; what comes after is left out.
 */
export function sendToSchoolsOf(
  service: LetterService,
  { school_ids }: Pick<Letter, "school_ids">,
  schools: readonly (Applied & Pick<School, "outcome">)[],
): { readonly added: number; readonly school_ids: string[] } {
  const lacking = schools.filter(
    (school) => letterServiceOf(school) === service && takesLetters(school) && !school_ids.includes(school.id),
  );
  const all = [...school_ids, ...lacking.map(({ id }) => id)].slice(0, LETTER_SCHOOL_LIMIT);
  return { added: all.length - school_ids.length, school_ids: all };
}
