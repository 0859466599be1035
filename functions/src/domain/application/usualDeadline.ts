import { DEADLINE_LIMIT, type School } from "../school/school.ts";
import { addDays } from "../shared/calendarDay.ts";
import type { Rule } from "../shared/rule.ts";
import * as text from "../text/en/usualDeadline.ts";
import { type ApplicationService, type AppliedTo, serviceOf } from "./applicationService.ts";
import { collegeSystemOf } from "./collegeSystem.ts";
import { SERVICE_DATES } from "./serviceDates.ts";

export type DueSchool = AppliedTo & Pick<School, "name" | "status" | "deadlines">;
/** How a student applies to a college. Rolling admission has no usual day. */
export type UsualPlan = keyof typeof text.plans | "rolling";

export interface UsualDeadline {
  /** Says that the day is only the usual one, with hour and zone where they are known. */
  readonly label: string;
  readonly day: string;
  readonly rule: Rule;
}

interface Usual {
  readonly what: string;
  readonly hour: string | null;
  /** The month and day, such as "11-01". */
  readonly monthDay: string;
  readonly rule: Rule;
}

export const PLAN_RULE: Rule = {
  id: "usual-plan-days",
  title: "Usual days of the decision plans",
  text: "Early decision, early action and restrictive early action are often due on November 1 or 15; early decision II and regular decision from January 1 to 15. Cairn proposes the first of these days. Each college sets its own, so look it up and enter it.",
  source: "General knowledge about US admissions; your colleges' pages decide",
  sourceUrl: "https://www.commonapp.org/",
  checked_on: "2026-11-27",
  verified: false,
};

const CSU_RULE: Rule = {
  id: "csu-dates",
  title: "CSU dates",
  text: "Cal State Apply takes fall applications from October 1 to November 30 for most campuses and majors. Some campuses close programs earlier or take applications longer.",
  source: "General knowledge about the CSU; each campus's page decides",
  sourceUrl: "https://www.calstate.edu/apply",
  checked_on: "2026-11-27",
  verified: false,
};

const MONTH_DAYS = { ED: "11-01", EA: "11-01", REA: "11-01", ED2: "01-01", RD: "01-01" } as const;
export const SYSTEM_RULES = { uc: SERVICE_DATES.uc, csu: CSU_RULE } as const;

/** After this many days, a day that has passed belongs to the last cycle, and next year's is proposed. */
const CYCLE_PASSED = 150;

/**
 * The usual deadline of a school that the student has not sent an application to: that of its system, of its service,
 * or of the plan chosen there. Null if there is none, if this cycle's has passed, or if the school has one already.
 */
export function usualDeadline(school: DueSchool, plan: UsualPlan | null, today: string): UsualDeadline | null {
  const isSent = school.status !== "researching" && school.status !== "applying";
  const usual = usualOf(school, plan);
  if (isSent || usual === null || school.deadlines.length >= DEADLINE_LIMIT) return null;
  const day = nextOf(usual.monthDay, today);
  const isThere = school.deadlines.some(
    (due) => due.day === day || due.label.toLowerCase().startsWith(usual.what.toLowerCase()),
  );
  return day === null || isThere ? null : { label: text.usual(usual.what, usual.hour), day, rule: usual.rule };
}

/** The label of a deadline after the student has entered its day. */
export function checkedLabel(label: string): string {
  return text.withoutMark(label);
}

function usualOf(school: DueSchool, plan: UsualPlan | null): Usual | null {
  const system = collegeSystemOf(school);
  if (system !== null) {
    return { what: text.systems[system], hour: text.hours.pacific, monthDay: "11-30", rule: SYSTEM_RULES[system] };
  }
  if (school.kind !== "UG") return usualOfService(serviceOf(school), school.kind);
  if (plan === null || plan === "rolling") return null;
  return { what: text.plans[plan], hour: null, monthDay: MONTH_DAYS[plan], rule: PLAN_RULE };
}

/** AMCAS and AACOMAS leave the day to each school. The dental deadline of TMDSAS is not known. */
function usualOfService(service: ApplicationService | null, kind: School["kind"]): Usual | null {
  const what = text.serviceApplication(service ?? "");
  if (service === "TMDSAS" && kind !== "DDS") {
    return { what, hour: text.hours.central, monthDay: "10-01", rule: SERVICE_DATES.tmdsas };
  }
  if (service === "AADSAS") return { what, hour: text.hours.eastern, monthDay: "02-05", rule: SERVICE_DATES.aadsas };
  return null;
}

/** The next such day, today included. Null for some months after it has passed. */
function nextOf(monthDay: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const [day = ""] = [year, year + 1].map((each) => `${each}-${monthDay}`).filter((each) => each >= today);
  const before = `${Number(day.slice(0, 4)) - 1}-${monthDay}`;
  return addDays(before, CYCLE_PASSED) > today ? null : day;
}
