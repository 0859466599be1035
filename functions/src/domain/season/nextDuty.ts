import { SECONDARY_DAYS, SECONDARY_LABEL } from "../application/secondaryDay.ts";
import { openDeadlines } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import { type Applicant, DUTIES, type Duty, dated, type Moment, type SchoolDuties, undated } from "./duty.ts";
import { interviewDuties } from "./interviewDuties.ts";
import { matchDays } from "./offerDays.ts";
import { offerDuties } from "./offerDuties.ts";
import {
  hasPassed,
  hasReached,
  isApplied,
  isBound,
  isClosed,
  isInvited,
  type SchoolSeason,
  serviceFor,
} from "./schoolSeason.ts";
import { AID_FIELDS, AID_FORMS, hasHappened } from "./season.ts";

/** How students name the deadline of the application itself, in these words alone. */
const APPLICATION_LABEL =
  /^(?:(?:app|application|primary|early|regular|action|decision|deadline|due|ed|ea|rea|rd|ii|uc|csu)\b\W*)+$/i;

/**
 * The open duties of each school of one track. They depend on each other: how many offers are held decides when one
 * must be let go, and a commitment means to withdraw everywhere else. The rules are in `seasonRules.ts`.
 */
export function dutiesOf(
  schools: readonly SchoolSeason[],
  applicant: Applicant,
  moment: Moment,
): readonly SchoolDuties[] {
  const bound = schools.find((each) => each.season.answer === "committed" && isBound(each)) ?? schools.find(isBound);
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
  if (bound && !isBound(each)) {
    // An application that was never sent needs no withdrawal.
    return isApplied(each) ? { duties: [withdrawal(bound)], lastSafeDay: null } : NOTHING;
  }
  const { duties, lastSafeDay } = offerDuties(each, schools, moment);
  const isCommitted = each.season.answer === "committed";
  const stillCompeting = isCommitted ? [] : competingDuties(each, applicant, moment);
  const deadlines = openDeadlinesOf(each).map(({ label, day }) => dated("deadline", day, "school", label));
  return { duties: [...duties, ...stillCompeting, ...deadlines, ...aidDuties(each)], lastSafeDay };
}

/** From the day of the commitment, or of the binding admission. */
function withdrawal({ school, season }: SchoolSeason): Duty {
  const day = season.answer === "committed" ? season.answered : school.reached.decision;
  return day === null ? undated("withdraw", null) : dated("withdraw", day, "rule");
}

/** What is to be done while a school has not been chosen. */
function competingDuties(each: SchoolSeason, applicant: Applicant, moment: Moment): readonly Duty[] {
  return [
    ...submission(each),
    ...secondaryDuty(each),
    ...interviewDuties(each, moment),
    ...rankingDuty(each, applicant, moment),
  ];
}

/** An application that was never sent. If its deadline is known, that is the duty. */
function submission(each: SchoolSeason): readonly Duty[] {
  if (each.school.status !== "applying" || isApplied(each) || openDeadlinesOf(each).length > 0) return [];
  return [undated("submit", "deadline")];
}

function secondaryDuty(each: SchoolSeason): readonly Duty[] {
  const { school, season } = each;
  const { track, reached, deadlines } = school;
  if (track === "HS" || !hasReached(school, "secondary") || isSecondaryOver(each)) return [];
  if (hasHappened(season, "secondary_sent") || deadlines.some(({ label }) => SECONDARY_LABEL.test(label))) return [];
  if (reached.secondary === null) return [undated("secondary", "secondary")];
  return [dated("secondary", addDays(reached.secondary, SECONDARY_DAYS), "rule")];
}

function isSecondaryOver(each: SchoolSeason): boolean {
  return isInvited(each) || each.school.outcome !== null || each.school.status === "decision";
}

/** Without the deadlines of steps that are over, whether the student has ticked them or not. */
function openDeadlinesOf(each: SchoolSeason): ReturnType<typeof openDeadlines> {
  const isSent = hasHappened(each.season, "secondary_sent") || isSecondaryOver(each);
  return openDeadlines(each.school).filter(({ label }) => {
    if (SECONDARY_LABEL.test(label)) return !isSent;
    return !(isApplied(each) && APPLICATION_LABEL.test(label));
  });
}

/** `SEASON_RULES.match`. An offer before the Match is ranked, too. */
function rankingDuty(each: SchoolSeason, { home }: Applicant, { today }: Moment): readonly Duty[] {
  const { school, season } = each;
  const isRanking = serviceFor(each) === "TMDSAS" && school.kind !== "DDS" && (home ?? "TX") === "TX";
  if (!isRanking || hasHappened(season, "ranked") || !hasPassed(each, "interview")) return [];
  const days = matchDays(school.reached.interview ?? today);
  if (days === null || today > days.result) return [];
  return [dated("rank", days.ranking, "rule")];
}

function aidDuties({ school, season }: SchoolSeason): readonly Duty[] {
  if (school.kind !== "UG") return [];
  return AID_FORMS.flatMap((form) => {
    const { by, sent } = AID_FIELDS[form];
    const day = season[by];
    return day !== null && !hasHappened(season, sent) ? [dated(form, day, "school")] : [];
  });
}

/** A duty without a day is best done today. */
export function inOrder<Each extends Duty>(duties: readonly Each[], today: string): readonly Each[] {
  return duties.toSorted(
    (a, b) => (a.day ?? today).localeCompare(b.day ?? today) || DUTIES.indexOf(a.kind) - DUTIES.indexOf(b.kind),
  );
}
