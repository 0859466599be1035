import type { Rule } from "../shared/rule.ts";

/** The known national test days, by test. */
export const TEST_DATES = {
  SAT: ["2026-09-12", "2026-10-03", "2026-11-07", "2026-12-05", "2027-03-13", "2027-05-01", "2027-06-05"],
  ACT: ["2026-09-19", "2026-10-17", "2026-12-12", "2027-02-27", "2027-04-10", "2027-06-12", "2027-07-10"],
} as const;
export type DatedTest = keyof typeof TEST_DATES;

export const SAT_DATES_RULE: Rule = {
  id: "sat-dates",
  title: "SAT test days",
  text:
    "Cairn suggests taking the SAT between August and May. The national days of 2026-27 extend into June; sources " +
    "give March 6 or 13 for March, and College Board's planned list says the 13th. Sign-up closes about two weeks before.",
  source: "College Board, planned test dates, as copied by school sites",
  sourceUrl: "https://satsuite.collegeboard.org/sat/dates-deadlines",
  checked_on: "2026-11-20",
  verified: false,
  isCostly: true,
};

export const ACT_DATES_RULE: Rule = {
  id: "act-dates",
  title: "ACT test days",
  text:
    "Cairn suggests taking the ACT between February and June. The national days run from September to July; July is not " +
    "offered in New York. Sign-up closes about five weeks before.",
  source: "ACT, national test dates 2026-27, as copied by two prep sites",
  sourceUrl: "https://www.act.org/content/act/en/products-and-services/the-act/registration.html",
  checked_on: "2026-11-20",
  verified: false,
};

/** The test days from this day on. */
export function datesToCome(test: DatedTest, today: string): readonly string[] {
  return TEST_DATES[test].filter((day) => day >= today);
}
