import type { Outcome } from "@domain/school/school";
import { isBound } from "@domain/season/schoolSeason";
import { hasHappened, type SeasonDay, STEPS } from "@domain/season/season";
import {
  changeOf,
  endsCommitment,
  type StateChange,
  type StateEvent,
  stepFields,
  takenBack,
  withdrawalsBack,
} from "@domain/season/stateChange";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import type { Plan } from "./Plan.ts";
import type { SchoolRecord } from "./SchoolRecord.ts";

/** Changes of the states of schools, for the screens that change them: the calendar, which only reads, does without. */
type Records = NonNullable<Plan["season"]["value"]>;
type Schools = Pick<Plan["schools"], "change">;
type Each = ReturnType<Records["ofSchool"]>;

/**
 * Changes a state of a school, without a day. The commitment's withdrawals go back with it. All at once: without a
 * connection, none is answered, and all are kept on the device.
 */
export function changeState(
  schools: Schools,
  records: Records,
  row: SchoolRecord,
  event: StateEvent,
): Promise<boolean> {
  const bound = event.kind === "outcome" && event.outcome === "withdrawn" ? boundElsewhere(records, row) : null;
  const each = records.ofSchool(row);
  return write(schools, records, each, changeOf(each, event, localDayOf(new Date()), bound));
}

/** Takes the last change of a school's state back, and what went with it. */
export function takeBack(schools: Schools, records: Records, id: string): Promise<boolean> {
  const each = records.all.find(({ school }) => school.id === id);
  const change = each ? takenBack(each) : null;
  return each && change ? write(schools, records, each, change) : Promise.resolve(true);
}

/** Notes what a school's states were before a change that is already written. The seasons have loaded. */
export async function noteChange(records: Records, row: SchoolRecord, event: StateEvent): Promise<boolean> {
  if (records.status !== "ready") return false;
  return records.change(row, changeOf(records.ofSchool(row), event, localDayOf(new Date())).season);
}

/** The schools of a track whose state was changed today, and can be taken back. */
export function changedToday(records: Records, track: DashboardItem, today: string): readonly Each[] {
  return records.all.filter(
    (each) => each.school.track === track && each.season.earlier?.on === today && takenBack(each) !== null,
  );
}

/** The day of an offer. A day for a school that has made none records the offer; without a day it stays an offer. */
export function setOffer(schools: Schools, records: Records, row: SchoolRecord, day: string | null): Promise<boolean> {
  return setDecision(schools, records, row, "admitted", day);
}

/** The day of a waitlist that still stands is the school's decision day. */
export function setWaitlist(
  schools: Schools,
  records: Records,
  row: SchoolRecord,
  day: string | null,
): Promise<boolean> {
  if (row.outcome !== null && row.outcome !== "waitlisted") return setDay(schools, records, row, "waitlisted", day);
  return setDecision(schools, records, row, "waitlisted", day);
}

/** A day of the season. A step whose day is cleared has still happened, on an unknown day. */
export function setDay(
  schools: Schools,
  records: Records,
  row: SchoolRecord,
  field: SeasonDay,
  day: string | null,
): Promise<boolean> {
  const step = STEPS.find((known) => known === field);
  if (step === undefined) return records.change(row, { [field]: day });
  const { season } = records.ofSchool(row);
  if (hasHappened(season, step)) return records.change(row, stepFields(season, step, day));
  return day === null ? Promise.resolve(true) : changeState(schools, records, row, { kind: "step", step, day });
}

function setDecision(
  schools: Schools,
  records: Records,
  row: SchoolRecord,
  outcome: Outcome,
  day: string | null,
): Promise<boolean> {
  if (row.outcome === outcome) return schools.change(row.id, { "reached.decision": day });
  if (day === null) return Promise.resolve(true);
  const each = records.ofSchool(row);
  const { school, season } = changeOf(each, { kind: "outcome", outcome }, localDayOf(new Date()));
  return write(schools, records, each, { school: { ...school, "reached.decision": day }, season });
}

async function write(schools: Schools, records: Records, each: Each, change: StateChange): Promise<boolean> {
  const back = endsCommitment(each, change) ? withdrawalsBack(each, records.all) : new Map<string, StateChange>();
  const restored = records.all.flatMap((other) => {
    const withdrawal = back.get(other.school.id);
    return withdrawal === undefined ? [] : [[other, withdrawal] as const];
  });
  const written = await Promise.all(
    [[each, change] as const, ...restored].flatMap(([{ school: row }, { school, season }]) => [
      records.change(row, season),
      ...(Object.keys(school).length > 0 ? [schools.change(row.id, school)] : []),
    ]),
  );
  return written.every(Boolean);
}

/** The school that the student is bound to, if it is another one. */
function boundElsewhere(records: Records, row: SchoolRecord): string | null {
  return records.inSeason(row.track).find((each) => isBound(each) && each.school.id !== row.id)?.school.id ?? null;
}
