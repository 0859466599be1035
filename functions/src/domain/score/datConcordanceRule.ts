import type { Rule } from "../shared/rule.ts";

/** The figures of `onNewDatScale.ts` and their source. In its own file, so the dashboard need not load it. */
export const DAT_CONCORDANCE_RULE: Rule = {
  id: "dat-concordance",
  title: "The two DAT scales side by side",
  text:
    "Academic averages, old to new: 15 is 330, 16 is 350, 17 is 370, 18 is 390, 19 is 410, 20 is 420, 21 is 440, 22 is " +
    "460, 23 is 470, 24 is 490 and 25 is 510. For values in between, such as a school's 20.7, Cairn interpolates. It is an estimate, for the " +
    "academic average alone: the table differs by section. AADSAS is said to get every official score on the new scale, older ones " +
    "converted.",
  source: "futuredentistprep.com, which quotes the ADA's concordance table; the table itself was not opened",
  sourceUrl: "https://futuredentistprep.com/blog/dat-scoring-scale-200-600",
  checked_on: "2026-11-22",
  verified: false,
};
