import { SECONDARY_DAYS } from "../application/secondaryDay.ts";
import { openDeadlines } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import { type Applicant, DUTIES, type Duty, type Moment, type SchoolDuties } from "./duty.ts";
import { interviewDuties } from "./interviewDuties.ts";
import { matchDays } from "./offerDays.ts";
import { offerDuties } from "./offerDuties.ts";
import { isApplied, isBound, isClosed, isInvited, type SchoolSeason, serviceFor } from "./schoolSeason.ts";
import { AID_FIELDS, AID_FORMS } from "./season.ts";

/** How students name the deadline of a secondary. With one, `SECONDARY_DAYS` does not apply. */
const SECONDARY_LABEL = /\b(?:secondar(?:y|ies)|supplement(?:al|ary)?)\b/i;

/**
 * The open duties of each school of one track. They depend on each other: how many offers are held decides when one
 * must be let go, and a commitment means to withdraw everywhere else. The rules are in `seasonRules.ts`.
 */
export function dutiesOf(
  schools: readonly SchoolSeason[],
  applicant: Applicant,
  moment: Moment,
): readonly SchoolDuties[] {
  const bound = schools.find((each) => each.season.answer === "committed") ?? schools.find(isBound);
  return schools.map((each) => {
    const { duties, lastSafeDay } = dutiesAmong(each, schools, bound, applicant, moment);
    return { id: each.school.id, duties: inOrder(duties, moment.today), lastSafeDay };
  });
}

/** The most urgent of a school's duties. */
export function nextDuty({ duties }: SchoolDuties): Duty | null {
  return duties[0] ?? null;
}

type Found = Omit<SchoolDuties, "id">;
const NOTHING: Found = { duties: [], lastSafeDay: null };

function dutiesAmong(
  each: SchoolSeason,
  schools: readonly SchoolSeason[],
  bound: SchoolSeason | undefined,
  applicant: Applicant,
  moment: Moment,
): Found {
  if (isClosed(each)) return NOTHING;
  if (bound && bound !== each) {
    // An application that was never sent needs no withdrawal.
    return isApplied(each) ? { duties: [withdrawal(bound)], lastSafeDay: null } : NOTHING;
  }
  const { duties, lastSafeDay } = offerDuties(each, schools);
  const stillCompeting = each.season.answer === "committed" ? [] : competingDuties(each, applicant, moment);
  const deadlines = openDeadlines(each.school).map(({ label, day }): Duty => ({ kind: "deadline", day, label }));
  return { duties: [...duties, ...stillCompeting, ...deadlines, ...aidDuties(each)], lastSafeDay };
}

/** From the day of the commitment, or of the binding admission. */
function withdrawal({ school, season }: SchoolSeason): Duty {
  return { kind: "withdraw", day: season.answered ?? school.reached.decision };
}

/** What is to be done while a school has not been chosen. */
function competingDuties(each: SchoolSeason, applicant: Applicant, moment: Moment): readonly Duty[] {
  return [...secondaryDuty(each), ...interviewDuties(each, moment), ...rankingDuty(each, applicant, moment)];
}

function secondaryDuty({ school, season }: SchoolSeason): readonly Duty[] {
  const { track, status, reached, deadlines } = school;
  const isPast = status === "interview" || status === "decision";
  if (track === "HS" || isPast || reached.secondary === null || season.secondary_sent !== null) return [];
  if (deadlines.some(({ label }) => SECONDARY_LABEL.test(label))) return [];
  return [{ kind: "secondary", day: addDays(reached.secondary, SECONDARY_DAYS) }];
}

/** `SEASON_RULES.match`. */
function rankingDuty(each: SchoolSeason, { home }: Applicant, { today }: Moment): readonly Duty[] {
  const { school, season } = each;
  const isRanking = serviceFor(each) === "TMDSAS" && school.kind !== "DDS" && (home ?? "TX") === "TX";
  if (!isRanking || season.ranked !== null || !isInvited(each)) return [];
  const days = matchDays(school.reached.interview ?? today);
  if (days === null || today > days.result) return [];
  return [{ kind: "rank", day: days.ranking }];
}

function aidDuties({ school, season }: SchoolSeason): readonly Duty[] {
  if (school.kind !== "UG") return [];
  return AID_FORMS.flatMap((form) => {
    const { by, sent } = AID_FIELDS[form];
    return season[by] !== null && season[sent] === null ? [{ kind: form, day: season[by] }] : [];
  });
}

/** A duty without a day is best done today. */
function inOrder(duties: readonly Duty[], today: string): readonly Duty[] {
  return duties.toSorted(
    (a, b) => (a.day ?? today).localeCompare(b.day ?? today) || DUTIES.indexOf(a.kind) - DUTIES.indexOf(b.kind),
  );
}
