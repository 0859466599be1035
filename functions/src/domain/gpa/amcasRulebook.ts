import { BCPM_SUBJECTS } from "../course/courseSubject.ts";
import { SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { likelySubject } from "../course/likelySubject.ts";
import type { Rule } from "../shared/rule.ts";
import { amcasInShort, total } from "../text/en/gpa.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";

const AAMC = "https://students-residents.aamc.org/applying-medical-school-amcas/publication-chapters";
const FACTORED = `${AAMC}/grades-factored-amcas-gpa-calculations`;
const checked_on = "2026-11-21";

const RULES: readonly Rule[] = [
  {
    id: "amcas-weights",
    title: "What a grade is worth",
    text: "A+ and A are 4.0, B 3.0, C 2.0, D 1.0 and F 0. A plus or minus counts 0.3, even if your college does not use it: A- is 3.7 and B+ 3.3.",
    source: "AAMC, Grades Factored Into AMCAS GPA Calculations",
    sourceUrl: FACTORED,
    checked_on: "2026-11-22",
    verified: true,
  },
  {
    id: "amcas-half-steps",
    title: "Grades in between",
    text: "A grade such as AB is half a step: AB is 3.5, BC 2.5, CD 1.5 and DE 0.5.",
    source: "Ohio Board of Regents, a copy of AAMC's grade conversion tables",
    sourceUrl: "https://regents.ohio.gov/hei/datasubdoc/vertables/gradetables.html",
    checked_on,
    verified: false,
  },
  {
    id: "amcas-counted",
    title: "What counts",
    text: "Your college may leave a course out of its GPA. Here, it counts as soon as it has hours and a letter grade.",
    source: "AAMC, Grades Included in AMCAS GPAs",
    sourceUrl: `${AAMC}/grades-included-amcas-gpas`,
    checked_on,
    verified: true,
  },
  {
    id: "amcas-supplemental",
    title: "What does not count",
    text: "Pass/fail, AP and CLEP credit is reported as supplemental hours. Withdrawals, audits, incompletes and courses you are still taking do not count.",
    source: "AAMC, Grades Included in AMCAS GPAs",
    sourceUrl: `${AAMC}/grades-included-amcas-gpas`,
    checked_on,
    verified: true,
  },
  {
    id: "amcas-repeats",
    title: "Repeated courses",
    text: "A course taken twice counts twice, even if your college has forgiven or erased the first grade.",
    source: "AAMC, Grades Factored Into AMCAS GPA Calculations",
    sourceUrl: FACTORED,
    checked_on,
    verified: true,
  },
  {
    id: "amcas-bcpm",
    title: "BCPM and AO",
    text: "BCPM is biology, chemistry, physics and math, statistics included. All other courses are AO. What counts is what a course is mainly about, not its department. Cairn goes by the title, or by the code if the title does not say. If both are misleading, choose the subject yourself.",
    source:
      "The AMCAS manual's class rule, as advisors at Duke and Johns Hopkins report it; we could not confirm this on AAMC's own page",
    sourceUrl: "https://advising.duke.edu/prehealth/apply/ncpm-gpa-calculation/",
    checked_on: "2026-11-22",
    verified: false,
  },
  {
    id: "amcas-year",
    title: "Academic years",
    text: "Summer courses belong to the year that follows them, whatever your college does; spring is the last term.",
    source: "AAMC, Coursework Details",
    sourceUrl: `${AAMC}/coursework-details`,
    checked_on,
    verified: true,
  },
  {
    id: "amcas-quarter",
    title: "Quarter hours",
    text: "A quarter hour is 0.667 of a semester hour.",
    source: "sciencegpacalculator.com, from the 2026 applicant guide",
    sourceUrl: "https://sciencegpacalculator.com/guides/amcas-grade-conversion-weighting",
    checked_on,
    verified: false,
  },
  {
    id: "amcas-wf",
    title: "Withdrawn failing",
    text: "Counted here as an F. AMCAS may do that if your college treats a withdrawal as a failure. Your transcript's legend decides.",
    source: "AAMC, Grades Factored Into AMCAS GPA Calculations",
    sourceUrl: FACTORED,
    checked_on,
    verified: true,
  },
];

export const AMCAS_RULEBOOK: GpaRulebook = {
  id: "amcas",
  name: "AMCAS",
  inShort: amcasInShort,
  weights: SCALE_WEIGHTS.tenths,
  countedAs: { WF: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
  subjectOf: likelySubject,
  classOf: (subject) => (BCPM_SUBJECTS.has(subject) ? "BCPM" : "AO"),
  averages: [
    { id: "total", label: total, classes: null },
    { id: "bcpm", label: "BCPM", classes: ["BCPM"] },
    { id: "ao", label: "AO", classes: ["AO"] },
  ],
  rules: RULES,
};
