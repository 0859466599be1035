import type { ApplicationService } from "../application/applicationService.ts";
import * as text from "../text/en/season.ts";
import type { DutyKind } from "./duty.ts";
import {
  collegeReplyDay,
  dentalAnswerDay,
  oneDentalSeatDay,
  oneOfferDay,
  oneOsteopathicSeatDay,
  osteopathicDepositDay,
  planOpens,
  threeOffersDay,
} from "./offerDays.ts";
import { SEASON_RULES } from "./seasonRules.ts";

/** Where a duty is done: a part of the school's season, or the school's own page. */
export type DutyPlace = "status" | "interviews" | "answer" | "aid" | "deadlines";

interface DutyFacts {
  readonly consequence: string;
  readonly place: DutyPlace;
}

/** What is lost if a duty is not done, and where it is done. */
export const DUTY_FACTS: Readonly<Record<DutyKind, DutyFacts>> = {
  withdraw: { consequence: text.consequences.withdraw, place: "status" },
  interview: { consequence: text.consequences.interview, place: "interviews" },
  deposit: { consequence: text.consequences.seat, place: "answer" },
  answer: { consequence: text.consequences.seat, place: "answer" },
  narrow: { consequence: text.consequences.severalOffers, place: "answer" },
  choose: { consequence: text.consequences.severalOffers, place: "answer" },
  commit: { consequence: text.consequences.seat, place: "answer" },
  rank: { consequence: text.consequences.rank, place: "status" },
  thank: { consequence: text.consequences.none, place: "interviews" },
  book: { consequence: text.consequences.book, place: "interviews" },
  secondary: { consequence: text.consequences.late, place: "status" },
  submit: { consequence: text.consequences.application, place: "status" },
  deadline: { consequence: text.consequences.deadline, place: "deadlines" },
  fafsa: { consequence: text.consequences.aid, place: "aid" },
  css: { consequence: text.consequences.aid, place: "aid" },
  "own-aid": { consequence: text.consequences.aid, place: "aid" },
};

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
  readonly rule: (typeof SEASON_RULES)[keyof typeof SEASON_RULES];
}

/** Without a service: a school with a form of its own, for which the letter decides. */
export const OFFER_RULES: Readonly<Record<ApplicationService | "college", OfferRules>> = {
  AMCAS: {
    reply: null,
    keepOne: oneOfferDay,
    keepThree: threeOffersDay,
    opens: { planned: planOpens, committed: oneOfferDay },
    rule: SEASON_RULES.choose,
  },
  AACOMAS: {
    reply: osteopathicDepositDay,
    keepOne: oneOsteopathicSeatDay,
    keepThree: null,
    opens: null,
    rule: SEASON_RULES.aacom,
  },
  AADSAS: {
    reply: dentalAnswerDay,
    keepOne: oneDentalSeatDay,
    keepThree: null,
    opens: null,
    rule: SEASON_RULES.adea,
  },
  TMDSAS: {
    reply: null,
    keepOne: oneOfferDay,
    keepThree: null,
    opens: null,
    rule: SEASON_RULES.tmdsasOffers,
  },
  college: { reply: collegeReplyDay, keepOne: null, keepThree: null, opens: null, rule: SEASON_RULES.may1 },
};
