import { hasPassed, isApplied, type SchoolSeason } from "./schoolSeason.ts";
import { hasHappened } from "./season.ts";

/** The stages of an application cycle, by column. A school is in at most one of each column. */
export const CYCLE_COLUMNS = [
  ["applied"],
  ["verified"],
  ["secondary"],
  ["interview"],
  ["offer", "waitlisted", "open", "denied", "withdrawn"],
  ["committed", "holding", "declined"],
] as const;
export type CycleStage = (typeof CYCLE_COLUMNS)[number][number];

/** How many schools went from one stage to the next they are known to have reached. */
export interface CycleFlow {
  readonly from: CycleStage;
  readonly to: CycleStage;
  readonly schools: number;
}

export interface Cycle {
  /** How many schools reached each stage. Only stages with schools. */
  readonly totals: ReadonlyMap<CycleStage, number>;
  /** In the order of the columns. */
  readonly flows: readonly CycleFlow[];
}

const STAGES: readonly CycleStage[] = CYCLE_COLUMNS.flat();

/** The cycle of a track's schools, without their names. A school not applied to is not in it. */
export function cycleOf(schools: readonly SchoolSeason[]): Cycle {
  const totals = new Map<CycleStage, number>();
  const flows = new Map<string, CycleFlow>();
  for (const each of schools.filter(isApplied)) {
    const path = pathOf(each);
    for (const stage of path) totals.set(stage, (totals.get(stage) ?? 0) + 1);
    for (const [at, to] of path.slice(1).entries()) {
      const from = path[at] ?? to;
      const key = `${from}-${to}`;
      flows.set(key, { from, to, schools: (flows.get(key)?.schools ?? 0) + 1 });
    }
  }
  const inOrder = [...flows.values()].toSorted(
    (a, b) => STAGES.indexOf(a.from) - STAGES.indexOf(b.from) || STAGES.indexOf(a.to) - STAGES.indexOf(b.to),
  );
  return { totals: new Map(STAGES.flatMap((stage) => entryOf(totals, stage))), flows: inOrder };
}

function entryOf(totals: ReadonlyMap<CycleStage, number>, stage: CycleStage): [CycleStage, number][] {
  const total = totals.get(stage);
  return total === undefined ? [] : [[stage, total]];
}

/** The stages a school has reached: an earlier stage without a day counts as passed (`hasPassed`). */
function pathOf(each: SchoolSeason): readonly CycleStage[] {
  const isVerified = hasHappened(each.season, "verified") && each.school.kind !== "UG";
  return [
    "applied",
    ...(isVerified ? ["verified" as const] : []),
    ...(["secondary", "interview"] as const).filter((step) => hasPassed(each, step)),
    outcomeOf(each),
    ...answerOf(each),
  ];
}

function outcomeOf({ school }: SchoolSeason): CycleStage {
  if (school.outcome === "admitted") return "offer";
  if (school.outcome === null || school.outcome === "deferred") return "open";
  return school.outcome;
}

function answerOf({ school, season }: SchoolSeason): CycleStage[] {
  if (school.outcome !== "admitted") return [];
  if (season.answer === "committed" || season.answer === "declined") return [season.answer];
  return ["holding"];
}
