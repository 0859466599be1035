import { isApplied, isClosed, type SchoolSeason } from "./schoolSeason.ts";

/** Early plans that usually do not go together, with the ids of their colleges. */
export interface PlanConflict {
  readonly kind: "early-decision" | "restrictive";
  readonly ids: readonly string[];
}

/**
 * Points out more than one early decision at a time, and restrictive early action next to another early plan
 * (`SEASON_RULES.earlyDecision`, `SEASON_RULES.restrictiveEarlyAction`). Colleges make exceptions, so it never blocks.
 */
export function planConflicts(schools: readonly SchoolSeason[]): readonly PlanConflict[] {
  const open = schools.filter((each) => each.school.kind === "UG" && !isClosed(each) && isUndecided(each));
  const early = open.filter(({ season }) => season.plan === "ED");
  // A second early decision may be planned while the first is open, but not sent.
  const second = open.filter((each) => each.season.plan === "ED2" && (early.length === 0 || isApplied(each)));
  const binding = [...early, ...second];
  const restrictive = open.filter(({ season }) => season.plan === "REA");
  const otherEarly = open.filter(({ season }) => season.plan === "ED" || season.plan === "EA");
  const limited = [...restrictive, ...otherEarly];
  return [
    ...(binding.length > 1 ? [{ kind: "early-decision" as const, ids: idsOf(binding) }] : []),
    ...(restrictive.length > 0 && limited.length > 1 ? [{ kind: "restrictive" as const, ids: idsOf(limited) }] : []),
  ];
}

/** After a deferral or an admission, the early round of this college is over. */
function isUndecided({ school }: SchoolSeason): boolean {
  return school.outcome === null || school.outcome === "admitted";
}

function idsOf(schools: readonly SchoolSeason[]): readonly string[] {
  return schools.map(({ school }) => school.id);
}
