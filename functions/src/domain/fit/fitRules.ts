import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";

const OURS = { source: "Cairn's own rule of thumb", checked_on: "2026-11-22", verified: false } as const;

/** The numbers of the fit rules. `schoolFit.ts` calculates with them and the rule cards show them. */
export const FIT_LIMITS = {
  /** Below this percentage of admitted applicants, a college is a reach for everyone. */
  reachBelow: 20,
  /** From this percentage, a score at the top of the middle half makes a safety. */
  safetyFrom: 60,
  /** From this percentage, a score well above the middle half makes a safety. */
  safetyWithMarginFrom: 40,
  /** From this percentage, a college is at least a match for a student whose numbers are not known. */
  matchFrom: 80,
  satMargin: 50,
  actMargin: 2,
  /** A high school GPA this far from the college's average is outside its middle. */
  collegeGpaMargin: 0.2,
  mcatReach: -3,
  mcatSafety: 2,
  gpaReach: -0.2,
  gpaSafety: 0,
  datMargin: { "1-30": 1, "200-600": 20 },
  /** From this percentage of in-state students, a public school is a reach for students from other states. */
  inStateFrom: 80,
} as const;

const COLLEGE_FIT: Rule = {
  id: "college-fit",
  title: "Safety, match or reach: colleges",
  text:
    "Reach: the college admits less than 20% of applicants, or your score is below its middle half. Safety: it admits " +
    "60% or more and your score is at or above the top of the middle half, or it admits 40% to 59% and your score is 50 " +
    "SAT points or 2 ACT points above it. Everything else is a match. If you have no score, or the college does not look " +
    "at scores, your GPA is compared with the college's average: up to 0.20 away is its middle, and 0.40 above is well " +
    "above it. If nothing of yours can be compared, a college that admits 80% or more is a match. A college with open admission takes nearly everyone who applies, so it is a safety and never a reach, " +
    "though single programs may choose.",
  ...OURS,
  sourceUrl: "https://bigfuture.collegeboard.org/help-center/what-are-reach-match-and-safety-schools",
  compareWith: "BigFuture, reach, match and safety",
};

const MEDICAL_FIT: Rule = {
  id: "medical-fit",
  title: "Safety, match or reach: medical schools",
  text:
    "Reach: your MCAT is at least 3 below the school's typical one, or your GPA at least 0.20 below, or it is a public " +
    "school in another state with 80% or more in-state students. Safety: your MCAT is at least 2 above, your GPA is no " +
    "lower, and if the school is public, it is in your state. Everything else is a match. If a public school is in another " +
    "state and its share of in-state students is not known, Cairn names no fit: it may favor residents. No medical school " +
    "is truly safe.",
  ...OURS,
  sourceUrl:
    "https://students-residents.aamc.org/medical-school-admission-requirements/medical-school-admission-requirements",
  compareWith: "MSAR, what each school reports",
};

const DENTAL_FIT: Rule = {
  id: "dental-fit",
  title: "Safety, match or reach: dental schools",
  text:
    "Reach: your DAT academic average is below the school's typical one by 1 point on the 1-30 scale or by 20 on the " +
    "200-600 scale, or your GPA is 0.20 below, or it is a public school in another state with 80% or more in-state " +
    "students. Safety: your average is above the typical one by as much, your GPA is no lower, and if the school is " +
    "public, it is in your state. Everything else is a match. If your score and the school's are on different scales, " +
    "both are compared on the 200-600 scale, as an estimate. If a public school is in another state and its share of " +
    "in-state students is not known, Cairn names no fit: it may favor residents. No dental school is truly safe.",
  ...OURS,
  sourceUrl: "https://www.adea.org/officialguide/",
  compareWith: "ADEA Dental School Explorer",
};

export const FIT_RULES: Readonly<Record<DashboardItem, Rule>> = { HS: COLLEGE_FIT, PM: MEDICAL_FIT, PD: DENTAL_FIT };

/** How many schools of each fit make a balanced list. */
export const BALANCED_LIST = { safety: [2, 3], match: [3, 5], reach: [2, 4] } as const;

export const BALANCED_LIST_RULE: Rule = {
  id: "balanced-list",
  title: "A balanced list",
  text:
    "Two or three safeties, three to five matches and two to four reaches. BigFuture's shortest list is 3-2-1: three " +
    "reaches, two matches and one safety. Make sure that a safety is a school you would gladly go to and can pay for.",
  ...OURS,
  sourceUrl:
    "https://bigfuture.collegeboard.org/pay-for-college/bigfuture-scholarships/scholarship-details/strengthen-your-college-list",
  compareWith: "BigFuture, strengthen your college list",
};
