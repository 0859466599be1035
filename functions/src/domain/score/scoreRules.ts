import type { Rule } from "../shared/rule.ts";
import type { ScoreTest } from "./scoreTests.ts";

const CHECKED = "2026-11-20";

/** The possible values of each test. */
export const SCALE_RULES: Readonly<Record<ScoreTest, Rule>> = {
  GPA: {
    id: "gpa-scales",
    title: "GPA scales",
    text:
      "An unweighted GPA usually runs to 4.0, or to 4.33 where an A+ counts more. A weighted one adds points for harder " +
      "courses, often up to 5.0 and at some schools beyond. Some schools count to 100. Schools differ, and colleges often recalculate it, so keep the scale with the number.",
    source: "Common practice of US high schools, as CollegeVine explains it",
    sourceUrl: "https://collegevine.com/faq/56311/understanding-gpa-scale",
    checked_on: CHECKED,
    verified: false,
  },
  SAT: {
    id: "sat-scale",
    title: "SAT scores",
    text: "Reading and Writing and Math are each scored from 200 to 800 in steps of 10. The total is their sum, 400 to 1600.",
    source: "College Board, the digital SAT; we could not confirm this on its page about scores",
    sourceUrl: "https://satsuite.collegeboard.org/sat",
    checked_on: CHECKED,
    verified: false,
  },
  ACT: {
    id: "act-scale",
    title: "ACT scores",
    text:
      "Every section and the composite run from 1 to 36. On the shorter ACT (online since April 2025, on paper since " +
      "September 2025) the composite is the rounded mean of English, Math and Reading; before, Science was part of it. " +
      "Older results keep their composite.",
    source: "ACT, the enhanced test",
    sourceUrl: "https://www.act.org/content/act/en/products-and-services/the-act/test-changes/enhancements.html",
    checked_on: CHECKED,
    verified: true,
  },
  MCAT: {
    id: "mcat-scale",
    title: "MCAT scores",
    text: "Four sections of 118 to 132 each add up to a total of 472 to 528. The middle is 125 a section, 500 in all.",
    source: "AAMC, guide to MCAT scores",
    sourceUrl: "https://students-residents.aamc.org/prepare-mcat-exam/prepare-mcat-exam",
    checked_on: CHECKED,
    verified: true,
  },
  DAT: {
    id: "dat-scale",
    title: "DAT scores",
    text:
      "Tests from March 1, 2025 are scored from 200 to 600 in steps of 10; earlier ones from 1 to 30. The ADA publishes " +
      "a concordance table, section by section, so the two can be compared; Cairn draws each on a chart of its own. The " +
      "academic average is that of QR, RC, Bio, GC and OC; perceptual ability is not in it.",
    source: "ADEA, questions from admission officers and advisors about the new DAT scores",
    sourceUrl: "https://adea.org/pathways-to-oral-health/faq/admission-officers-and-advisors-faq",
    checked_on: "2026-11-22",
    verified: true,
  },
};

export const MCAT_LIMITS_RULE: Rule = {
  id: "mcat-limits",
  title: "How often you may take the MCAT",
  text:
    "Seven tries in all, counted from April 2015: at most three of them in one testing year, and four in any two years " +
    "in a row. Voided and missed tests use up a try. You can be registered for only one test at a time. AAMC decides on appeals.",
  source: "AAMC, testing attempt limits",
  sourceUrl: "https://students-residents.aamc.org/register-mcat-exam/publication-chapters/testing-attempt-limits",
  checked_on: "2026-11-21",
  verified: true,
};

/** Our own advice, kept separate from the limits that a testing service enforces. */
export const ATTEMPT_ADVICE: Readonly<Partial<Record<ScoreTest, Rule>>> = {
  SAT: {
    id: "sat-advice",
    title: "Advice: the SAT at most 3 times",
    text: "Scores move little after the third try, and the time is worth more elsewhere. College Board sets no such limit.",
    source: "Cairn's own advice",
    sourceUrl: "https://supertutortv.com/sat/many-times-take-sat",
    compareWith: "SupertutorTV, how many times to take the SAT",
    checked_on: CHECKED,
    verified: false,
  },
  ACT: {
    id: "act-advice",
    title: "Advice: the ACT at most 2 times",
    text: "A second try after real practice is where most of the gain is. ACT itself allows twelve.",
    source: "Cairn's own advice",
    sourceUrl: "https://academicsuccess.ucf.edu/utc/faq/what-is-the-retake-policy/",
    compareWith: "University of Central Florida, ACT's retake policy",
    checked_on: CHECKED,
    verified: false,
  },
};

export const SUPERSCORE_RULES: Readonly<Partial<Record<ScoreTest, Rule>>> = {
  SAT: {
    id: "sat-superscore",
    title: "SAT superscore",
    text: "Your best Reading and Writing and your best Math from all official tests, added up. Each college says whether it looks at this.",
    source: "College Board, what a superscore is",
    sourceUrl: "https://blog.collegeboard.org/what-is-an-sat-superscore",
    checked_on: "2026-11-21",
    verified: true,
  },
  ACT: {
    id: "act-superscore",
    title: "ACT superscore",
    text:
      "The rounded mean of your best English, Math and Reading from all official tests. Superscores made before the " +
      "shorter test also counted Science, so a college may get another number.",
    source: "ACT, understanding your scores",
    sourceUrl: "https://www.act.org/content/act/en/products-and-services/the-act/scores/understanding-your-scores.html",
    checked_on: CHECKED,
    verified: false,
  },
};
