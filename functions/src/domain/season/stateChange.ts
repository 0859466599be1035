import type { Outcome, SchoolStatus } from "../school/school.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { type Answer, type DecisionPlan, type EarlierState, hasHappened, type Season, type Step } from "./season.ts";

/** A change of one state of a school. It never sets a day: the day is entered apart, and unknown until then. */
export type StateEvent =
  | { readonly kind: "status"; readonly status: SchoolStatus }
  | { readonly kind: "outcome"; readonly outcome: Outcome | null }
  | { readonly kind: "answer"; readonly answer: Answer | null }
  /** On a day, or on an unknown one with null. */
  | { readonly kind: "step"; readonly step: Step; readonly day: string | null }
  | { readonly kind: "step-back"; readonly step: Step }
  | { readonly kind: "plan"; readonly plan: DecisionPlan | null };

/** The fields that a change sets in a school's row. */
export type SchoolFields = {
  readonly status?: SchoolStatus;
  readonly outcome?: Outcome | null;
  readonly "reached.decision"?: string | null;
};

/** What a change writes: into the school's row, and into its season. */
export interface StateChange {
  readonly school: SchoolFields;
  readonly season: Partial<Season>;
}

/** Where the day of a decision goes when another decision replaces it. */
const REPLACED: Readonly<Partial<Record<Outcome, Step>>> = { waitlisted: "waitlisted", deferred: "held" };

/**
 * What an event writes for its school, with what it replaces, so it can be taken back also after a reload.
 *
 * @param today On the student's device. Only the note of the change itself has it.
 * @param because For a withdrawal: the id of the school whose commitment it belongs to.
 */
export function changeOf(
  each: SchoolSeason,
  event: StateEvent,
  today: string,
  because: string | null = null,
): StateChange {
  const { school, season } = each;
  switch (event.kind) {
    case "status":
      return { school: { status: event.status }, season: { earlier: earlierOf(each, today) } };
    case "outcome": {
      const step = school.outcome === null || event.outcome === null ? null : (REPLACED[school.outcome] ?? null);
      const isOther = event.outcome !== school.outcome;
      const moved = isOther && step !== null ? stepFields(season, step, school.reached.decision) : {};
      return {
        school: { outcome: event.outcome, ...decisionFields(each, event.outcome) },
        season: { ...moved, earlier: { ...earlierOf(each, today, isOther ? step : null), because } },
      };
    }
    case "answer":
      return {
        school: {},
        season: { answer: event.answer, answered: null, earlier: earlierOf(each, today) },
      };
    case "step":
      return {
        school: {},
        season: { ...stepFields(season, event.step, event.day), earlier: earlierOf(each, today, event.step) },
      };
    case "step-back":
      return {
        school: {},
        season: {
          [event.step]: null,
          undated: without(season, event.step),
          earlier: earlierOf(each, today, event.step),
        },
      };
    case "plan":
      return {
        school: {},
        season: { plan: event.plan, earlier: { ...earlierOf(each, today), plan: season.plan } },
      };
  }
}

/** What takes a school's last change back. Null if nothing is known of it, or nothing has changed since. */
export function takenBack({ school, season }: SchoolSeason): StateChange | null {
  const { earlier } = season;
  if (earlier === null) return null;
  const { status, outcome, decision, answer, answered, step, step_was, plan } = earlier;
  const isSame =
    school.status === status &&
    school.outcome === outcome &&
    season.answer === answer &&
    (plan === undefined || season.plan === plan) &&
    (step === null || stepValue(season, step) === step_was);
  if (isSame) return null;
  // A plan's change was of nothing else, and what was entered since then stays.
  if (plan !== undefined) return { school: {}, season: { plan, earlier: null } };
  const stepBefore = step === null ? {} : fieldsOfStep(season, step, step_was);
  return {
    school: { status, outcome, "reached.decision": decision },
    season: { answer, answered, ...stepBefore, earlier: null },
  };
}

/**
 * The withdrawals that go when a commitment ends: those recorded because of it, and still standing. By the school's id.
 */
export function withdrawalsBack(
  committed: SchoolSeason,
  schools: readonly SchoolSeason[],
): ReadonlyMap<string, StateChange> {
  const withdrawn = schools.filter(
    ({ school, season }) => school.outcome === "withdrawn" && season.earlier?.because === committed.school.id,
  );
  return new Map(
    withdrawn.flatMap((each): [string, StateChange][] => {
      const back = takenBack(each);
      return back === null ? [] : [[each.school.id, back]];
    }),
  );
}

/** Whether an event, or taking the last change back, ends a commitment. */
export function endsCommitment({ season }: SchoolSeason, change: StateChange): boolean {
  return season.answer === "committed" && change.season.answer !== undefined && change.season.answer !== "committed";
}

/** The decision's day stays if the same decision is corrected, or was entered before it. Another's day is not this one's. */
function decisionFields({ school }: SchoolSeason, outcome: Outcome | null): SchoolFields {
  if (outcome === null) return {};
  const keepsDay = school.outcome === null || school.outcome === outcome || outcome === "withdrawn";
  return { status: "decision", ...(keepsDay ? {} : { "reached.decision": null }) };
}

function earlierOf({ school, season }: SchoolSeason, on: string, step: Step | null = null): EarlierState {
  return {
    on,
    because: null,
    status: school.status,
    outcome: school.outcome,
    decision: school.reached.decision,
    answer: season.answer,
    answered: season.answered,
    step,
    step_was: step === null ? null : stepValue(season, step),
  };
}

function stepValue(season: Season, step: Step): EarlierState["step_was"] {
  return season[step] ?? (hasHappened(season, step) ? "undated" : null);
}

function fieldsOfStep(season: Season, step: Step, value: EarlierState["step_was"]): Partial<Season> {
  if (value === null) return { [step]: null, undated: without(season, step) };
  return stepFields(season, step, value === "undated" ? null : value);
}

/** A step that has happened, with or without its day. */
export function stepFields(season: Season, step: Step, day: string | null): Partial<Season> {
  const others = without(season, step);
  return { [step]: day, undated: day === null ? [...others, step] : others };
}

function without({ undated }: Season, step: Step): Season["undated"] {
  return undated.filter((known) => known !== step);
}
