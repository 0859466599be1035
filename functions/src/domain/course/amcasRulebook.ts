import type { Rule } from "../shared/rule.ts";
import { total } from "../text/en/gpa.ts";
import { BCPM_SUBJECTS } from "./courseSubject.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";
import { SCALE_WEIGHTS } from "./gpaScale.ts";

const AAMC = "https://students-residents.aamc.org/applying-medical-school-amcas/publication-chapters";
const FACTORED = `${AAMC}/grades-factored-amcas-gpa-calculations`;
const checked_on = "2026-11-21";

const RULES: readonly Rule[] = [
  {
    id: "amcas-weights",
    title: "What a grade is worth",
    text: "A+ and A are 4.0, then 3.7, 3.3, 3.0, 2.7, 2.3, 2.0, 1.7, 1.3, 1.0, 0.7 and 0. In-between grades such as AB are half a step: 3.5, 2.5, 1.5 and 0.5.",
    source: "AAMC grade conversion tables, in the Ohio Board of Regents' copy",
    sourceUrl: "https://regents.ohio.gov/hei/datasubdoc/vertables/gradetables.html",
    checked_on,
    verified: true,
  },
  {
    id: "amcas-counted",
    title: "What counts",
    text: "Your college may leave a course out of its GPA. Here it counts as soon as it has hours and a letter.",
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
    text: "BCPM is biology, chemistry, physics and math, statistics included. All other courses are AO. What a course is mainly about decides, not its department: Cairn goes by the title, and by the code where the title is silent. Choose the subject yourself where both mislead.",
    source: "The AMCAS manual's class rule, as Duke and Johns Hopkins advisers report it; AAMC's page was not seen",
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
  weights: SCALE_WEIGHTS.tenths,
  countedAs: { WF: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
  classOf: (subject) => (BCPM_SUBJECTS.has(subject) ? "BCPM" : "AO"),
  averages: [
    { id: "total", label: total, classes: null },
    { id: "bcpm", label: "BCPM", classes: ["BCPM"] },
    { id: "ao", label: "AO", classes: ["AO"] },
  ],
  rules: RULES,
};
