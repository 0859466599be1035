import type { Rule } from "../shared/rule.ts";

/** A college's policy on SAT and ACT scores: required, optional, or not looked at. */
export const TEST_POLICIES = ["required", "optional", "blind"] as const;
export type TestPolicy = (typeof TEST_POLICIES)[number];

/** The cycle of the policies that Cairn has checked. */
export const TEST_POLICY_CYCLE = "2026-27";

export const TEST_POLICY_RULE: Rule = {
  id: "college-test-policies",
  title: "What colleges ask of test scores",
  text: `Gathered for ${TEST_POLICY_CYCLE} from guides of 2026; the colleges' own pages were not seen. Colleges change this between one cycle and the next, so theirs have the last word.`,
  source:
    "StratAdmit, Scholarseed, MMT Prep, Ivy Talent and Oriel Admissions, guides of 2026; Inside Higher Ed on Purdue",
  sourceUrl: "https://orieladmissions.com/yale-test-flexible-policy/",
  checked_on: "2026-11-22",
  verified: false,
};
