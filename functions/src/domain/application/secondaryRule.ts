import type { Rule } from "../shared/rule.ts";

/** The rule card of `SECONDARY_DAYS`. Apart from it: the calendar needs the number alone. */
export const SECONDARY_RULE: Rule = {
  id: "secondary-two-weeks",
  title: "A secondary goes back within two weeks",
  text:
    "Most schools read applications in the order they are complete, so a secondary, which dental schools call a " +
    "supplemental application, is best sent back within two weeks of the day it reaches you. A deadline the school " +
    "itself gives you comes first.",
  source: "Cairn's own rule of thumb",
  sourceUrl:
    "https://www.acceptmed.com/blog/how-fast-should-you-submit-secondary-applications-the-2-week-rule-explained",
  compareWith: "AcceptMed, the two-week rule",
  checked_on: "2026-11-21",
  verified: false,
};
