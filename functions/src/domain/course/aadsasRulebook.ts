import type { Rule } from "../shared/rule.ts";
import { total } from "../text/en/gpa.ts";
import type { CourseSubject } from "./courseSubject.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";
import { SCALE_WEIGHTS } from "./gpaScale.ts";

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
    id: "aadsas-weights",
    title: "What a grade is worth",
    text: "A is 4.0, B 3.0, C 2.0, D 1.0 and F 0. Here, plus and minus are worth 0.3, and an A+ is 4.0. Older charts say A+ 4.33 and A- 3.667.",
    source: "Liaison for whole letters; older AADSAS charts at Wayne State University differ for plus and minus",
    sourceUrl: "https://studylib.net/doc/8415092/gpa-calculations---wayne-state-university",
    checked_on,
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
    text: "The first attempt and every repeat count, also where your college forgives one.",
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
  weights: SCALE_WEIGHTS.tenths,
  countedAs: { WF: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
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
