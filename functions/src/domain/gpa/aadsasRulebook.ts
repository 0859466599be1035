import type { CourseSubject } from "../course/courseSubject.ts";
import { SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { likelySubject } from "../course/likelySubject.ts";
import type { Rule } from "../shared/rule.ts";
import { aadsasInShort, total } from "../text/en/gpa.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";

const LIAISON =
  "https://help.liaisonedu.com/ADEA_AADSAS_Applicant_Help_Center/Submitting_and_Monitoring_Your_ADEA_AADSAS_Application/Verification_and_GPA_Calculations_for_ADEA_AADSAS/3_Calculating_Your_GPAs";
const ADEA = "https://www.adea.org/ADEA/Content_Conversion/dental_education_pathways/Instructions/AADSAS_Instructions";
const checked_on = "2026-11-21";

const RULES: readonly Rule[] = [
  {
    id: "aadsas-formula",
    title: "How it is calculated",
    text: "Quality points divided by the credits you attempted. Each course adds its grade's points times its credits.",
    source: "Liaison, ADEA AADSAS Applicant Help Center",
    sourceUrl: LIAISON,
    checked_on,
    verified: true,
  },
  {
    id: "aadsas-letters",
    title: "Whole letters",
    text: "A is 4.0, B 3.0, C 2.0, D 1.0 and F 0.",
    source: "Liaison, ADEA AADSAS Applicant Help Center",
    sourceUrl: LIAISON,
    checked_on: "2026-11-22",
    verified: true,
  },
  {
    id: "aadsas-weights",
    title: "Plus and minus",
    text: "A plus or minus is a third: A- is 3.67, B+ 3.33, B- 2.67, and so on. An older chart gives 4.33 for an A+, which newer ones leave out; here it is 4.0.",
    source: "futuredentistprep.com in July 2026; an older AADSAS chart at Wayne State University agrees",
    sourceUrl: "https://futuredentistprep.com/blog/aadsas-bcp-gpa-explained",
    checked_on: "2026-11-22",
    verified: false,
  },
  {
    id: "aadsas-nongraded",
    title: "What does not count",
    text: "AP exams, pass/fail, audits and withdrawals: without a letter there is nothing to average.",
    source: "Liaison, ADEA AADSAS Applicant Help Center",
    sourceUrl: LIAISON,
    checked_on,
    verified: true,
  },
  {
    id: "aadsas-wf",
    title: "Withdrawn failing",
    text: "A WF counts as an F.",
    source: "Liaison, ADEA AADSAS Applicant Help Center",
    sourceUrl: LIAISON,
    checked_on,
    verified: true,
  },
  {
    id: "aadsas-quarter",
    title: "Quarter hours",
    text: "A quarter hour is 0.667 of a semester hour.",
    source: "Liaison, ADEA AADSAS Applicant Help Center",
    sourceUrl: LIAISON,
    checked_on,
    verified: true,
  },
  {
    id: "aadsas-repeats",
    title: "Repeated courses",
    text: "The first attempt and every repeat count, even if your college has forgiven one.",
    source: "ADEA, AADSAS application instructions, Coursework",
    sourceUrl: `${ADEA}/Coursework.html`,
    checked_on,
    verified: true,
  },
  {
    id: "aadsas-science",
    title: "Science and BCP",
    text: "BCP is biology, chemistry and physics. Science adds math, with statistics, and other sciences such as health, earth and engineering.",
    source: "ADEA, AADSAS application instructions, GPA Calculations",
    sourceUrl: `${ADEA}/GPA_Calculations.html`,
    checked_on,
    verified: true,
  },
];

const BCP: ReadonlySet<CourseSubject> = new Set<CourseSubject>(["biology", "chemistry", "biochemistry", "physics"]);
const MATH: ReadonlySet<CourseSubject> = new Set<CourseSubject>(["math", "statistics"]);
const OTHER_SCIENCE: ReadonlySet<CourseSubject> = new Set<CourseSubject>(["health", "earth", "engineering"]);

export const AADSAS_RULEBOOK: GpaRulebook = {
  id: "aadsas",
  name: "AADSAS",
  inShort: aadsasInShort,
  weights: SCALE_WEIGHTS.thirds,
  countedAs: { WF: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
  subjectOf: likelySubject,
  classOf,
  averages: [
    { id: "total", label: total, classes: null },
    { id: "science", label: "Science", classes: ["BCP", "Math", "Other science"] },
    { id: "bcp", label: "BCP", classes: ["BCP"] },
    { id: "non-science", label: "Non-science", classes: ["Non-science"] },
  ],
  rules: RULES,
};

function classOf(subject: CourseSubject): string {
  if (BCP.has(subject)) return "BCP";
  if (MATH.has(subject)) return "Math";
  return OTHER_SCIENCE.has(subject) ? "Other science" : "Non-science";
}
