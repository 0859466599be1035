import { isApplied, isBound, isClosed, isInvited, type SchoolSeason, serviceFor } from "./schoolSeason.ts";
import { hasHappened } from "./season.ts";
import { SEASON_RULES } from "./seasonRules.ts";

/** States of two schools, or of one, that do not go together, and the rule that says so. */
export const EXCLUSIVE_STATES = {
  /** Plan to Enroll names one school at a time. */
  "several-plans": { rule: SEASON_RULES.choose },
  "several-commitments": { rule: SEASON_RULES.oneSeat },
  "plan-and-commitment": { rule: SEASON_RULES.choose },
  "early-decision": { rule: SEASON_RULES.earlyDecision },
  restrictive: { rule: SEASON_RULES.restrictiveEarlyAction },
  /** Whoever has committed elsewhere withdraws instead of ranking. */
  "rank-after-commitment": { rule: SEASON_RULES.match },
  /** An answer is stored for a school that has made no offer. */
  "answer-without-offer": { rule: SEASON_RULES.oneSeat },
} as const;
export type Exclusion = keyof typeof EXCLUSIVE_STATES;

/** States that do not go together, with the ids of the schools that have them. */
export interface Conflict {
  readonly kind: Exclusion;
  readonly ids: readonly string[];
}

type Finder = (schools: readonly SchoolSeason[]) => readonly SchoolSeason[];

/** For each exclusion, the schools that break it. None if they do not. */
const FINDERS: Readonly<Record<Exclusion, Finder>> = {
  "several-plans": (schools) => several(schools.filter((each) => !isClosed(each) && each.season.answer === "planned")),
  "several-commitments": (schools) => several(schools.filter(isCommitted)),
  "plan-and-commitment": (schools) => {
    const planned = schools.filter((each) => !isClosed(each) && each.season.answer === "planned");
    const committed = schools.filter(isCommitted);
    return planned.length > 0 && committed.length > 0 ? [...committed, ...planned] : [];
  },
  "early-decision": (schools) => {
    const open = undecidedColleges(schools);
    const early = open.filter(({ season }) => season.plan === "ED");
    // A second early decision may be planned while the first is open, but not sent.
    const second = open.filter((each) => each.season.plan === "ED2" && (early.length === 0 || isApplied(each)));
    return several([...early, ...second]);
  },
  restrictive: (schools) => {
    const open = undecidedColleges(schools);
    const restrictive = open.filter(({ season }) => season.plan === "REA");
    const otherEarly = open.filter(({ season }) => season.plan === "ED" || season.plan === "EA");
    return restrictive.length > 0 ? several([...restrictive, ...otherEarly]) : [];
  },
  "rank-after-commitment": (schools) => {
    const [bound] = schools.filter(isBound);
    const ranked = schools.filter((each) => each !== bound && isRanked(each));
    return bound && ranked.length > 0 ? [bound, ...ranked] : [];
  },
  "answer-without-offer": (schools) =>
    schools.filter(({ school, season }) => {
      const isWithdrawn = school.outcome === "withdrawn";
      return season.answer !== null && school.outcome !== "admitted" && !isWithdrawn;
    }),
};

/**
 * The states of a track's schools that do not go together, in the order of `EXCLUSIVE_STATES`. They are pointed out and
 * block nothing: colleges make exceptions, and another device may have set one.
 */
export function conflictsOf(schools: readonly SchoolSeason[]): readonly Conflict[] {
  return (Object.keys(EXCLUSIVE_STATES) as readonly Exclusion[]).flatMap((kind) => {
    const found = FINDERS[kind](schools);
    return found.length > 0 ? [{ kind, ids: found.map(({ school }) => school.id) }] : [];
  });
}

function several(schools: readonly SchoolSeason[]): readonly SchoolSeason[] {
  return schools.length > 1 ? schools : [];
}

function isCommitted(each: SchoolSeason): boolean {
  return each.season.answer === "committed" && !isClosed(each);
}

function isRanked(each: SchoolSeason): boolean {
  const isRanking = serviceFor(each) === "TMDSAS" && each.school.kind !== "DDS" && isInvited(each);
  return isRanking && !isClosed(each) && each.school.outcome === null && hasHappened(each.season, "ranked");
}

/** After a deferral or a denial, the early round of a college is over. */
function undecidedColleges(schools: readonly SchoolSeason[]): readonly SchoolSeason[] {
  return schools.filter((each) => {
    const { kind, outcome } = each.school;
    return kind === "UG" && !isClosed(each) && (outcome === null || outcome === "admitted");
  });
}
