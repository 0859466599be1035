import { type CollegeSystem, collegeSystemOf } from "../application/collegeSystem.ts";
import type { School } from "../school/school.ts";
import type { Rule } from "../shared/rule.ts";

const checked_on = "2026-11-27";

/** The systems whose application has no place for letters. */
const RULES: Readonly<Record<CollegeSystem, Rule>> = {
  uc: {
    id: "uc-no-letters",
    title: "UC takes no letters",
    text: "The UC application has no place for letters, and campuses do not read those sent without being asked. After you apply, a campus may ask for one by email.",
    source: "CollegeVine, answers of its advisors; we could not confirm this on UC's own page",
    sourceUrl: "https://www.collegevine.com/faq/35544/letters-of-recommendation-for-university-of-california",
    checked_on,
    verified: false,
  },
  csu: {
    id: "csu-no-letters",
    title: "Cal State takes no letters",
    text: "Cal State Apply asks first-year applicants for no letters. A program for which you apply separately, such as one with an audition, may ask for one.",
    source: "General knowledge; we could not confirm this on Cal State's own page",
    sourceUrl: "https://www.calstate.edu/apply",
    checked_on,
    verified: false,
  },
};

export const NO_LETTERS_RULES: readonly Rule[] = Object.values(RULES);

/** The rule by which the school takes no letters; null if it takes some. */
export function noLettersRule(school: Pick<School, "kind" | "name">): Rule | null {
  const system = collegeSystemOf(school);
  return system === null ? null : RULES[system];
}
