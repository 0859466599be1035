import { BCPM_SUBJECTS } from "../course/courseSubject.ts";
import { SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { likelySubject } from "../course/likelySubject.ts";
import type { Rule } from "../shared/rule.ts";
import { tmdsasInShort, total } from "../text/en/gpa.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";

const TEXAS_RULE = "https://www.law.cornell.edu/regulations/texas/19-Tex-Admin-Code-SS-5-7";
const checked_on = "2026-11-22";

const RULES: readonly Rule[] = [
  {
    id: "tmdsas-weights",
    title: "Plus and minus are ignored",
    text: "A+, A and A- are all 4.0; B 3.0, C 2.0, D 1.0 and F 0 in the same way.",
    source: "Calculator and advising pages; we could not confirm this on TMDSAS's own page",
    sourceUrl:
      "https://www.acceptmed.com/blog/how-tmdsas-calculates-your-gpa-differently-and-why-it-matters-for-your-application",
    checked_on,
    verified: false,
  },
  {
    id: "tmdsas-all-grades",
    title: "What counts",
    text: "All grades of all attempts count on a four-point scale; nothing is replaced. A WF, an NC and a failed pass/fail course count as an F. Passes, credit by examination, withdrawals and incompletes do not count.",
    source:
      "Texas Administrative Code, title 19, section 5.7, which an older TMDSAS page names; we could not confirm this on TMDSAS's current page",
    sourceUrl: TEXAS_RULE,
    checked_on,
    verified: false,
  },
  {
    id: "tmdsas-fresh-start",
    title: "Academic Fresh Start",
    text: "Texas lets an applicant leave out all college credits that are ten years old or older: all of them or none. TMDSAS has taken applications under Fresh Start, and it changes your GPA, so ask before you choose it. Cairn counts all grades.",
    source: "TMDSAS, dental FAQ on supporting documents, an old copy; we could not confirm this on this cycle's page",
    sourceUrl: "https://www.tmdsas.com/dental/DentalFAQ/09-DentSupportingDocuments.htm",
    checked_on: "2026-11-26",
    verified: false,
  },
  {
    id: "tmdsas-bcpm",
    title: "BCPM and all other",
    text: "BCPM is biology, chemistry, physics and math. Cairn counts statistics as math and goes by what a course is mainly about. TMDSAS reviews the area of every course and may change it, above all for courses outside the usual department.",
    source:
      "Calculator pages; TMDSAS, coursework, as a research note of August 2026 reports it; we could not confirm this on the page",
    sourceUrl: "https://www.tmdsas.com/application-guide/coursework.html",
    checked_on,
    verified: false,
  },
  {
    id: "tmdsas-half-steps",
    title: "Grades in between",
    text: "A grade such as AB is counted as half a step, 3.5. We could not confirm how TMDSAS counts it.",
    source: "Cairn's own assumption",
    sourceUrl: TEXAS_RULE,
    compareWith: "Texas Administrative Code, title 19, section 5.7",
    checked_on,
    verified: false,
  },
  {
    id: "tmdsas-quarter",
    title: "Quarter hours",
    text: "A quarter hour is counted as 0.667 of a semester hour.",
    source: "General knowledge; we could not confirm this on any page of TMDSAS",
    sourceUrl: TEXAS_RULE,
    checked_on,
    verified: false,
  },
];

const ALL_OTHER = "All other";

export const TMDSAS_RULEBOOK: GpaRulebook = {
  id: "tmdsas",
  name: "TMDSAS",
  inShort: tmdsasInShort,
  weights: SCALE_WEIGHTS.whole,
  countedAs: { WF: "F", NP: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
  subjectOf: likelySubject,
  classOf: (subject) => (BCPM_SUBJECTS.has(subject) ? "BCPM" : ALL_OTHER),
  averages: [
    { id: "total", label: total, classes: null },
    { id: "bcpm", label: "BCPM", classes: ["BCPM"] },
    { id: "all-other", label: ALL_OTHER, classes: [ALL_OTHER] },
  ],
  rules: RULES,
};
