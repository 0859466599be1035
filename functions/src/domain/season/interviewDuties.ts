import { addDays } from "../shared/calendarDay.ts";
import { type Duty, dated, type Moment, undated } from "./duty.ts";
import type { Interview } from "./interview.ts";
import { isInvited, type SchoolSeason } from "./schoolSeason.ts";
import { instantOf } from "./zonedTime.ts";

/** A thank-you note later than this many days after the interview is no longer asked for. */
const THANKS_LAPSE = 14;

/** To choose an interview day, to be there, and to say thank you. */
export function interviewDuties(each: SchoolSeason, moment: Moment): readonly Duty[] {
  const { school, interviews } = each;
  const known = interviews.filter(({ day }) => day !== null);
  if (known.length > 0) return known.flatMap((interview) => dutyOf(interview, moment));
  const isDecided = school.outcome !== null || school.status === "decision";
  return isInvited(each) && !isDecided ? [undated("book", "interview")] : [];
}

function dutyOf(interview: Interview, moment: Moment): readonly Duty[] {
  if (interview.day === null) return [];
  if (!hasBegun(interview, moment)) return [dated("interview", interview.day, "on")];
  const day = thankDay(interview);
  return day === null || moment.today > addDays(interview.day, THANKS_LAPSE) ? [] : [dated("thank", day, "rule")];
}

/** The day a thank-you note is due. Null if the note was sent, or if the interview has no person to thank. */
export function thankDay({ day, format, thanked }: Interview): string | null {
  return day === null || format === "recorded" || thanked !== null ? null : addDays(day, 1);
}

/** Without a time, an interview lasts all day. */
export function hasBegun({ day, time, zone }: Interview, { today, now }: Moment): boolean {
  if (day === null) return false;
  return time === null ? day < today : instantOf(day, time, zone) <= now;
}
