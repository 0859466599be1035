import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { KINDS_OF, NOTHING_REACHED, OUTCOMES, SCHOOL_STATUSES } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { Duty } from "./duty.ts";
import { urgentDuties } from "./dutyFacts.ts";
import { dutiesOf } from "./nextDuty.ts";
import { answerOpens } from "./offerDuties.ts";
import { hasPassed, isApplied, isBound, isClosed, type SchoolSeason } from "./schoolSeason.ts";
import { AID_FIELDS, ANSWERS, DECISION_PLANS, EMPTY_SEASON, hasHappened, STEPS, type Step } from "./season.ts";
import { seasonItems } from "./seasonItems.ts";
import {
  changeOf,
  endsCommitment,
  type StateChange,
  type StateEvent,
  takenBack,
  withdrawalsBack,
} from "./stateChange.ts";

const DAYS = ["2026-07-06", "2026-10-01", "2026-11-20", "2027-01-15", "2027-03-12", "2027-05-18"] as const;
const TODAYS = ["2026-07-10", "2026-11-22", "2027-01-20", "2027-03-20", "2027-04-30", "2027-05-20"] as const;

const RUNS = { numRuns: 400 };

/** What a student can do to one school. */
type Deed =
  | { readonly do: "state"; readonly event: StateEvent }
  | { readonly do: "withdraw" }
  | { readonly do: "take-back" }
  | { readonly do: "school-day"; readonly field: "secondary" | "interview" | "decision"; readonly day: string | null }
  | { readonly do: "season-day"; readonly field: "answer_by" | "commit_by" | "css_by"; readonly day: string | null };

const day = fc.constantFrom(...DAYS);
const event: fc.Arbitrary<StateEvent> = fc.oneof(
  fc.record({ kind: fc.constant("status" as const), status: fc.constantFrom(...SCHOOL_STATUSES) }),
  fc.record({ kind: fc.constant("outcome" as const), outcome: fc.constantFrom(null, ...OUTCOMES) }),
  fc.record({ kind: fc.constant("answer" as const), answer: fc.constantFrom(null, ...ANSWERS) }),
  fc.record({
    kind: fc.constant("step" as const),
    step: fc.constantFrom(...STEPS),
    day: fc.constantFrom(null, ...DAYS),
  }),
  fc.record({ kind: fc.constant("step-back" as const), step: fc.constantFrom(...STEPS) }),
  fc.record({ kind: fc.constant("plan" as const), plan: fc.constantFrom(null, ...DECISION_PLANS) }),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: event.map((of): Deed => ({ do: "state", event: of })) },
  fc.constantFrom<Deed>({ do: "withdraw" }, { do: "take-back" }),
  fc.record({
    do: fc.constant("school-day" as const),
    field: fc.constantFrom("secondary" as const, "interview" as const, "decision" as const),
    day: fc.option(day),
  }),
  fc.record({
    do: fc.constant("season-day" as const),
    field: fc.constantFrom("answer_by" as const, "commit_by" as const, "css_by" as const),
    day: fc.option(day),
  }),
);

/** At most six schools of a track, and at most twelve deeds, each with the place of its school. */
const story = fc.constantFrom("HS" as const, "PM" as const, "PD" as const).chain((track) =>
  fc.record({
    today: fc.constantFrom(...TODAYS),
    schools: fc.array(
      fc
        .record({
          kind: fc.constantFrom(...KINDS_OF[track]),
          isTexan: fc.boolean(),
          plan: fc.constantFrom(null, ...DECISION_PLANS),
          deadline: fc.constantFrom(null, "Secondary due", "Regular decision", "Scholarship"),
          outcome: fc.constantFrom(null, "admitted" as const, "admitted" as const, "waitlisted" as const),
          decision: fc.option(day),
        })
        .map((given) => ({ ...given, track })),
      { minLength: 1, maxLength: 6 },
    ),
    deeds: fc.array(fc.tuple(fc.nat(5), deed), { maxLength: 12 }),
  }),
);
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

function schoolsOf({ schools }: Story): SchoolSeason[] {
  return schools.map(({ track, kind, isTexan, plan, deadline, outcome, decision }, at) => ({
    school: {
      id: `school-${at}`,
      track,
      kind,
      schoolId: null,
      state: isTexan ? "TX" : "OH",
      control: "public",
      status: outcome === null ? "applying" : "decision",
      reached: outcome === null ? NOTHING_REACHED : { ...NOTHING_REACHED, decision },
      outcome,
      deadlines: deadline === null ? [] : [{ id: "d", label: deadline, day: "2026-07-01", done: false }],
    },
    season: { ...EMPTY_SEASON, plan: kind === "UG" ? plan : null },
    interviews: [],
  }));
}

function applied(each: SchoolSeason, { school, season }: StateChange): SchoolSeason {
  const { "reached.decision": decision, ...states } = school;
  const reached = decision === undefined ? each.school.reached : { ...each.school.reached, decision };
  return { ...each, school: { ...each.school, ...states, reached }, season: { ...each.season, ...season } };
}

/** The change of a deed, as the app makes it: what is not open yet cannot be done. */
function changeBy(each: SchoolSeason, by: Deed, schools: readonly SchoolSeason[], today: string): StateChange | null {
  const bound = schools.find((other) => other !== each && isBound(other))?.school.id ?? null;
  switch (by.do) {
    case "state": {
      const answer = by.event.kind === "answer" ? by.event.answer : null;
      const isClosedYet = answer !== null && answerOpens(each, answer, schools, today) !== null;
      return isClosedYet ? null : changeOf(each, by.event, today);
    }
    case "withdraw":
      return changeOf(each, { kind: "outcome", outcome: "withdrawn" }, today, bound);
    case "take-back":
      return takenBack(each);
    case "season-day":
      return { school: {}, season: { [by.field]: by.day } };
    case "school-day":
      return null;
  }
}

function done(schools: readonly SchoolSeason[], at: number, deedOf: Deed, today: string): SchoolSeason[] {
  const each = schools[at % schools.length];
  if (!each) return [...schools];
  if (deedOf.do === "school-day") {
    const reached = { ...each.school.reached, [deedOf.field]: deedOf.day };
    return schools.map((other) => (other === each ? { ...each, school: { ...each.school, reached } } : other));
  }
  const change = changeBy(each, deedOf, schools, today);
  if (change === null) return [...schools];
  const back = endsCommitment(each, change) ? withdrawalsBack(each, schools) : new Map<string, StateChange>();
  return schools.map((other) => {
    const restored = back.get(other.school.id);
    if (other === each) return applied(each, change);
    return restored ? applied(other, restored) : other;
  });
}

/** Each moment of a story: the schools before and after a deed. */
function momentsOf(
  told: Story,
): { readonly before: SchoolSeason[]; readonly after: SchoolSeason[]; readonly by: Deed }[] {
  let before = schoolsOf(told);
  return told.deeds.map(([at, by]) => {
    const moment = { before, after: done(before, at, by, told.today), by };
    before = moment.after;
    return moment;
  });
}

const asked = (today: string) => [{ home: "TX" }, { today, now: Date.parse(`${today}T17:00:00Z`) }] as const;
const named = (each: SchoolSeason) => ({ ...each, name: each.school.id, interviews: [] });

const STEP_OF: Readonly<Partial<Record<Duty["kind"], Step>>> = {
  deposit: "deposit_paid",
  rank: "ranked",
  secondary: "secondary_sent",
  fafsa: AID_FIELDS.fafsa.sent,
  css: AID_FIELDS.css.sent,
  "own-aid": AID_FIELDS["own-aid"].sent,
};
/** What only makes sense at a school that has not been chosen. */
const COMPETING: readonly Duty["kind"][] = ["submit", "secondary", "book", "rank", "choose", "narrow", "commit"];

function contradictions(each: SchoolSeason, duties: readonly Duty[]): readonly string[] {
  const { school, season } = each;
  const isDecided = school.outcome !== null || school.status === "decision";
  return duties.flatMap(({ kind, label }) => {
    const step = STEP_OF[kind];
    const wrong = [
      isClosed(each),
      step !== undefined && hasHappened(season, step),
      kind === "withdraw" && (isBound(each) || !isApplied(each)),
      kind === "submit" && isApplied(each),
      season.answer === "committed" && isBound(each) && COMPETING.includes(kind),
      isDecided && (kind === "book" || kind === "secondary" || kind === "submit"),
      kind === "deadline" && label === "Secondary due" && hasPassed(each, "interview"),
      kind === "deadline" && label === "Regular decision" && isApplied(each),
      ["deposit", "answer", "narrow", "choose", "commit"].includes(kind) && school.outcome !== "admitted",
    ];
    return wrong.includes(true) ? [`${school.id}: ${kind}`] : [];
  });
}

/** Whether a duty's day follows from a day that the student has entered. The days of the Match are of the rules alone. */
function isKnown(each: SchoolSeason, { kind, day: due, dayKind }: Duty, schools: readonly SchoolSeason[]): boolean {
  const { school, season } = each;
  if (due === null) return dayKind === "unknown";
  if (kind === "rank") return true;
  if (kind === "withdraw") {
    return schools.filter(isBound).some((of) => due === of.season.answered || due === of.school.reached.decision);
  }
  const entered = [season.answer_by, season.commit_by, season.css_by, ...school.deadlines.map((of) => of.day)];
  if (dayKind === "school") return entered.includes(due);
  const { secondary, decision } = school.reached;
  return kind === "secondary" ? secondary !== null && due === addDays(secondary, 14) : decision !== null;
}

/** Every day that is stored, except that of the change itself. */
function storedDays({ school, season }: SchoolSeason): readonly string[] {
  const { earlier: _, ...fields } = season;
  return [...Object.values(school.reached), ...Object.values(fields)].filter(
    (value): value is string => typeof value === "string" && /^\d{4}-/.test(value),
  );
}

function enteredBy(deedOf: Deed): readonly string[] {
  const entered = deedOf.do === "state" ? deedOf.event : deedOf;
  return "day" in entered && entered.day !== null ? [entered.day] : [];
}

const statesOf = (schools: readonly SchoolSeason[]) =>
  schools.map(({ school, season: { earlier: _, undated, ...season } }) => ({
    school,
    season: { ...season, undated: undated.toSorted() },
  }));

describe("any twelve changes of at most six schools", () => {
  test("no duty contradicts a state", () =>
    fc.assert(
      fc.property(story, (told) => {
        for (const { after } of momentsOf(told)) {
          const duties = dutiesOf(after, ...asked(told.today));

          expect(after.flatMap((each, at) => contradictions(each, duties[at]?.duties ?? []))).toEqual([]);
        }
      }),
      RUNS,
    ));

  test("no day is invented for a duty, the last safe day or the calendar", () =>
    fc.assert(
      fc.property(story, (told) => {
        for (const { after } of momentsOf(told)) {
          const found = dutiesOf(after, ...asked(told.today));
          const known = found.flatMap(({ duties }) => duties.flatMap(({ day: due }) => due ?? []));

          expect(
            found.flatMap(({ duties }, at) => duties.filter((duty) => !isKnown(after[at] ?? never(), duty, after))),
          ).toEqual([]);
          expect(found.flatMap(({ lastSafeDay }) => lastSafeDay ?? []).filter((of) => !known.includes(of))).toEqual([]);
          const items = seasonItems(after.map(named), ...asked(told.today));
          expect(items.filter((item) => !known.includes(item.day))).toEqual([]);
        }
      }),
      RUNS,
    ));

  test("no change of a state stores a day that the student has not entered", () =>
    fc.assert(
      fc.property(story, (told) => {
        const given = told.schools.flatMap(({ decision }) => decision ?? []);
        const entered = told.deeds.flatMap(([, of]) => enteredBy(of));

        for (const { after } of momentsOf(told)) {
          expect(after.flatMap(storedDays).filter((of) => ![...given, ...entered].includes(of))).toEqual([]);
        }
      }),
      RUNS,
    ));

  test("taking the last change back restores what was before it", () =>
    fc.assert(
      fc.property(story, (told) => {
        for (const { before, after, by } of momentsOf(told)) {
          if (by.do !== "state" && by.do !== "withdraw") continue;
          const restored = after.map((each, at) => {
            const back = each === before[at] ? null : takenBack(each);
            return back === null ? each : applied(each, back);
          });
          // A change that ends a commitment has taken its withdrawals back, and they stay so.
          const changesSeveral = before.filter((each, at) => each !== after[at]).length > 1;
          if (!changesSeveral) expect(statesOf(restored)).toEqual(statesOf(before));
        }
      }),
      RUNS,
    ));

  test("taking a commitment back takes its withdrawals back", () =>
    fc.assert(
      fc.property(story, (told) => {
        const before = momentsOf(told).at(-1)?.after ?? schoolsOf(told);
        const [first, ...others] = before;
        if (!first || before.some(isBound) || first.school.outcome === "withdrawn") return;
        const commit: Deed = { do: "state", event: { kind: "answer", answer: "committed" } };
        const committed = done(before, 0, commit, "2027-05-20");
        const open = others.flatMap((each, at) => (each.school.outcome === "withdrawn" ? [] : [at + 1]));
        const withdrawn = open.reduce((now, at) => done(now, at, { do: "withdraw" }, "2027-05-21"), committed);

        expect(statesOf(done(withdrawn, 0, { do: "take-back" }, "2027-05-22"))).toEqual(statesOf(before));
      }),
      RUNS,
    ));

  test("the duties of all schools are in one order, each with what is lost and where it is done", () =>
    fc.assert(
      fc.property(story, (told) => {
        const schools = momentsOf(told).at(-1)?.after ?? schoolsOf(told);
        const all = urgentDuties(schools, ...asked(told.today));
        const days = all.map(({ day: due }) => due ?? told.today);

        expect(days).toEqual(days.toSorted());
        expect(all.filter(({ consequence, place }) => consequence === "" || place.length === 0)).toEqual([]);
        expect(all).toHaveLength(dutiesOf(schools, ...asked(told.today)).flatMap(({ duties }) => duties).length);
      }),
      RUNS,
    ));
});

function never(): never {
  throw new Error("There is no such school.");
}

describe("a decision plan", () => {
  const college: Pick<SchoolSeason, "school" | "interviews"> = {
    school: {
      id: "rice",
      track: "HS",
      kind: "UG",
      schoolId: null,
      state: "TX",
      control: "private",
      status: "applying",
      outcome: null,
      reached: NOTHING_REACHED,
      deadlines: [],
    },
    interviews: [],
  };

  test("can be taken back after its change", () => {
    const season = { ...EMPTY_SEASON, plan: "RD" as const };

    const changed = changeOf({ ...college, season }, { kind: "plan", plan: "ED" }, "2026-10-01");
    const after = { ...college, season: { ...season, ...changed.season } };

    expect(after.season).toMatchObject({ plan: "ED", earlier: { on: "2026-10-01", plan: "RD" } });
    expect(takenBack(after)?.season).toMatchObject({ plan: "RD", earlier: null });
  });

  test("stays when another change is taken back", () => {
    const season = { ...EMPTY_SEASON, plan: "RD" as const };
    const admitted = changeOf({ ...college, season }, { kind: "outcome", outcome: "admitted" }, "2026-12-15");
    const after = applied({ ...college, season }, admitted);

    const back = takenBack({ ...after, season: { ...after.season, plan: "ED" } });

    expect(after.season.earlier).not.toHaveProperty("plan");
    expect(back?.season).not.toHaveProperty("plan");
  });
});
