import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School, schoolKind } from "../school/school.ts";
import cases from "./dutyCases.json" with { type: "json" };
import { EMPTY_INTERVIEW, type Interview, interview } from "./interview.ts";
import { dutiesOf, nextDuty } from "./nextDuty.ts";
import type { SchoolSeason } from "./schoolSeason.ts";
import { type Season, season } from "./season.ts";

/** The hand-made sets are texts; each is checked against the record's own schema before it is used. */
type Fields = Readonly<Record<string, unknown>>;
interface CaseSchool extends Fields {
  readonly id: string;
  readonly kind: string;
  readonly expected: { readonly duty: string | null; readonly day: string | null; readonly last: string | null };
}
interface CaseSet {
  readonly name: string;
  readonly track: string;
  readonly now: string;
  readonly home?: string;
  readonly schools: readonly CaseSchool[];
  readonly interviews?: readonly Fields[];
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
  const known = Object.keys(season.shape);
  return season.parse(Object.fromEntries(known.map((name) => [name, given[name] ?? null])));
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

describe("the next duty", () => {
  test("the next duty is tested with fifty sets made by hand", () => expect(sets).toHaveLength(50));

  test.each(sets.map((set) => [set.name, set] as const))("the next duty is right in the set: %s", (_, set) => {
    const moment = { today: set.now.slice(0, 10), now: Date.parse(set.now) };

    const found = dutiesOf(seasonsOf(set), { home: set.home ?? null }, moment).map((duties) => ({
      id: duties.id,
      duty: nextDuty(duties)?.kind ?? null,
      day: nextDuty(duties)?.day ?? null,
      last: duties.lastSafeDay,
    }));

    expect(found).toEqual(set.schools.map(({ id, expected }) => ({ id, ...expected })));
  });
});
