import type { ApplicationService } from "../application/applicationService.ts";
import { addDays } from "../shared/calendarDay.ts";

/**
 * Days of the application cycles. A cycle turns on August 1: by then the last seats off a waitlist are filled, and no
 * school of the next cycle has made an offer yet.
 */
const CYCLE_TURNS = "08-01";

/** The year in which a cycle's offers are answered: for a day in November 2026 it is 2027. */
export function springOf(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5) >= CYCLE_TURNS ? 1 : 0);
}

/** AMCAS: about the day from which Plan to Enroll can be chosen (`SEASON_RULES.choose`). */
const planOpens = (offered: string): string => `${springOf(offered)}-02-19`;
/** AMCAS: at most three offers from this day on (`SEASON_RULES.choose`). */
const threeOffersDay = (offered: string): string => `${springOf(offered)}-04-15`;
/** AMCAS and TMDSAS: one offer from this day on, and Commit to Enroll opens. */
export const oneOfferDay = (offered: string): string => `${springOf(offered)}-04-30`;
/** AACOM: after this day each school learns who holds several seats. */
const oneOsteopathicSeatDay = (offered: string): string => `${springOf(offered)}-05-01`;
/** ADEA: the day before schools begin to report who holds a seat. */
const oneDentalSeatDay = (offered: string): string => `${springOf(offered)}-03-31`;
/** The reply day of most colleges. */
const collegeReplyDay = (offered: string): string => `${springOf(offered)}-05-01`;

/** TMDSAS, by the spring of the cycle. Other cycles' days are not known yet. */
const MATCHES: Readonly<Record<number, { readonly ranking: string; readonly result: string }>> = {
  2027: { ranking: "2027-01-29", result: "2027-02-12" },
};

/** The days of the TMDSAS Match of a cycle, given any day of it. Null if they are not known. */
export function matchDays(day: string): { readonly ranking: string; readonly result: string } | null {
  return MATCHES[springOf(day)] ?? null;
}

/** `SEASON_RULES.aacom`. */
function osteopathicDepositDay(offered: string): string {
  const spring = springOf(offered);
  if (offered < `${spring - 1}-11-15`) return `${spring - 1}-12-14`;
  if (offered < `${spring}-01-15`) return addDays(offered, 30);
  if (offered < `${spring}-05-01`) return addDays(offered, 14);
  return offered;
}

/** `SEASON_RULES.adea`. */
function dentalAnswerDay(offered: string): string {
  const spring = springOf(offered);
  if (offered < `${spring}-02-01`) return addDays(offered, 30);
  return offered <= `${spring}-05-15` ? addDays(offered, 15) : offered;
}

type DayFrom = (offered: string) => string;

/** What the rules of a service ask of an offer, as days that depend on the day of the offer. */
interface OfferRules {
  /** The last day to reply or pay. Null if only the school's letter has one. */
  readonly reply: DayFrom | null;
  /** The last day to hold several offers of the service. Null without such a rule. */
  readonly keepOne: DayFrom | null;
  /** The last day to hold more than three. */
  readonly keepThree: DayFrom | null;
  /** The first days of Plan to Enroll and Commit to Enroll. Null where the school takes the answer at once. */
  readonly opens: { readonly planned: DayFrom; readonly committed: DayFrom } | null;
}

/** The sources are in `OFFER_SOURCES`, apart: the calendar needs the days alone. */
export const OFFER_RULES: Readonly<Record<ApplicationService | "college", OfferRules>> = {
  AMCAS: {
    reply: null,
    keepOne: oneOfferDay,
    keepThree: threeOffersDay,
    opens: { planned: planOpens, committed: oneOfferDay },
  },
  AACOMAS: {
    reply: osteopathicDepositDay,
    keepOne: oneOsteopathicSeatDay,
    keepThree: null,
    opens: null,
  },
  AADSAS: {
    reply: dentalAnswerDay,
    keepOne: oneDentalSeatDay,
    keepThree: null,
    opens: null,
  },
  TMDSAS: {
    reply: null,
    keepOne: oneOfferDay,
    keepThree: null,
    opens: null,
  },
  college: { reply: collegeReplyDay, keepOne: null, keepThree: null, opens: null },
};
