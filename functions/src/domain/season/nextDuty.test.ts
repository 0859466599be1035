import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School, schoolKind } from "../school/school.ts";
import cases from "./dutyCases.json" with { type: "json" };
import { standstillOf } from "./dutyFacts.ts";
import { EMPTY_INTERVIEW, type Interview, interview } from "./interview.ts";
import { dutiesOf, nextDuty } from "./nextDuty.ts";
import { answerOpens } from "./offerDuties.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { type Answer, EMPTY_SEASON, type Season, season } from "./season.ts";

/** The hand-made sets are texts; each is checked against the record's own schema before it is used. */
type Fields = Readonly<Record<string, unknown>>;
interface CaseSchool extends Fields {
  readonly id: string;
  readonly kind: string;
  readonly expected: {
    readonly duty: string | null;
    readonly day: string | null;
    readonly last: string | null;
    readonly dayKind?: string;
    readonly asks?: string | null;
    readonly rest?: string;
  };
}
interface CaseSet {
  readonly name: string;
  readonly track: string;
  readonly now: string;
  readonly home?: string;
  readonly schools: readonly CaseSchool[];
  readonly interviews?: readonly Fields[];
  readonly without?: readonly string[];
}
const sets: readonly CaseSet[] = cases.sets;

function schoolOf(set: CaseSet, given: CaseSchool): School & { readonly id: string } {
  const outcome = given.outcome ?? null;
  const deadlines = (Array.isArray(given.deadlines) ? given.deadlines : []).map(([label, day, done], at) => ({
    id: `deadline-${at}`,
    label,
    day,
    done,
  }));
  const read = schoolKind.read({
    name: given.id,
    track: set.track,
    kind: given.kind,
    state: given.state ?? null,
    control: given.control ?? null,
    status: given.status ?? (outcome === null ? "researching" : "decision"),
    outcome,
    deadlines,
    reached: {
      ...NOTHING_REACHED,
      primary: given.applied ?? null,
      secondary: given.secondary ?? null,
      interview: given.invited ?? null,
      decision: given.decision ?? null,
    },
  });
  if (!read) throw new Error(`${set.name}: the school ${given.id} is unreadable.`);
  return { ...read, id: given.id };
}

function seasonOf(given: CaseSchool): Season {
  const known = Object.keys(season.shape).filter((name) => name in given);
  return season.parse({ ...EMPTY_SEASON, ...Object.fromEntries(known.map((name) => [name, given[name]])) });
}

function interviewsOf(set: CaseSet, id: string): Interview[] {
  return (set.interviews ?? [])
    .filter(({ school }) => school === id)
    .map(({ school, ...fields }) => interview.parse({ ...EMPTY_INTERVIEW, ...fields, school_id: school }));
}

function seasonsOf(set: CaseSet): SchoolSeason[] {
  return set.schools.map((given) => ({
    school: schoolOf(set, given),
    season: seasonOf(given),
    interviews: interviewsOf(set, given.id),
  }));
}

/** What the engine finds of what a set expects: what a set does not name is not compared. */
function foundIn(set: CaseSet) {
  const moment = { today: set.now.slice(0, 10), now: Date.parse(set.now) };
  const seasons = seasonsOf(set);
  return dutiesOf(seasons, { home: set.home ?? null }, moment).map((duties, at) => {
    const next = nextDuty(duties);
    const each = seasons[at];
    const found = {
      duty: next?.kind ?? null,
      day: next?.day ?? null,
      last: duties.lastSafeDay,
      dayKind: next?.dayKind,
      asks: next?.asks,
      rest: each && standstillOf(each, seasons),
    };
    const expected = Object.keys(set.schools[at]?.expected ?? {});
    return { id: duties.id, ...Object.fromEntries(Object.entries(found).filter(([name]) => expected.includes(name))) };
  });
}

describe("the next duty", () => {
  test("the next duty is tested with 120 sets made by hand, 40 or more with days missing", () => {
    expect(sets).toHaveLength(120);
    expect(sets.filter(({ without = [] }) => without.length > 0).length).toBeGreaterThanOrEqual(40);
  });

  test.each(sets.map((set) => [set.name, set] as const))("the next duty is right in the set: %s", (_, set) =>
    expect(foundIn(set)).toEqual(set.schools.map(({ id, expected }) => ({ id, ...expected }))),
  );
});

describe("an answer", () => {
  const offerOf = (kind: string, fields: Fields = {}) =>
    seasonsOf({
      name: "an answer",
      track: kind === "UG" ? "HS" : "PM",
      now: "",
      schools: [{ id: "a", kind, outcome: "admitted", ...fields, expected: { duty: null, day: null, last: null } }],
    });
  const opensAt = (kind: string, answer: Answer, today: string, fields?: Fields) => {
    const schools = offerOf(kind, fields);
    const [each] = schools;
    return each && answerOpens(each, answer, schools, today);
  };

  test("cannot be given before AMCAS opens it, whether the day of the offer is known or not", () => {
    expect(opensAt("MD", "planned", "2026-11-22", { decision: "2026-10-16" })).toBe("2027-02-19");
    expect(opensAt("MD", "planned", "2026-11-22")).toBe("2027-02-19");
    expect(opensAt("MD", "planned", "2027-02-19")).toBeNull();
    expect(opensAt("MD", "committed", "2027-04-29")).toBe("2027-04-30");
    expect(opensAt("MD", "committed", "2027-04-30")).toBeNull();
  });

  test.each(["DO", "UG"])("can be given at once at a school outside of AMCAS: %s", (kind) =>
    expect(opensAt(kind, "committed", "2026-11-22")).toBeNull(),
  );

  test("can always decline", () => expect(opensAt("MD", "declined", "2026-11-22")).toBeNull());
});
