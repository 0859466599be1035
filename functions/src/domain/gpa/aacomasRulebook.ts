import type { CourseSubject } from "../course/courseSubject.ts";
import { SCALE_WEIGHTS } from "../course/gpaScale.ts";
import { transcriptSubject } from "../course/transcriptSubject.ts";
import type { Rule } from "../shared/rule.ts";
import { aacomasInShort, total } from "../text/en/gpa.ts";
import { type GpaRulebook, NO_BONUS } from "./gpaRulebook.ts";

const HELP = "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center";
const checked_on = "2026-11-22";

const RULES: readonly Rule[] = [
  {
    id: "aacomas-formula",
    title: "How it is calculated",
    text: "In semester hours: the points of each grade times its credits, divided by the credits you attempted. Reported as science, non-science and overall, by year and in all.",
    source: "Liaison, AACOMAS help center, in a copy of 2017; we could not confirm this on this cycle's page",
    sourceUrl: HELP,
    checked_on,
    verified: false,
  },
  {
    id: "aacomas-weights",
    title: "What a grade is worth",
    text: "A+ and A are 4.0, then 3.7, 3.3, 3.0, 2.7, 2.3, 2.0, 1.7, 1.3, 1.0, 0.7 and 0. A WF counts as an F. AADSAS, on the same platform, uses thirds, so take this as an estimate.",
    source: "General knowledge; we could not confirm this on any page of AACOMAS with its chart",
    sourceUrl: HELP,
    checked_on,
    verified: false,
  },
  {
    id: "aacomas-repeats",
    title: "Repeated courses",
    text: "Every attempt counts, whatever your college or state forgives. College courses you took in high school are freshman courses of the college that gave them.",
    source: "UI Medicus, AACOMAS coursework; we could not confirm this on AACOM's own page",
    sourceUrl: "https://www.uimedicus.org/do-course-work",
    checked_on,
    verified: false,
  },
  {
    id: "aacomas-subject",
    title: "Title and department decide",
    text: "A course's subject comes from its title on the transcript and its department's letters. A course description or a professor's letter does not move it. AMCAS does the reverse and goes by content. So your own choice of a subject counts here only where the title or the code supports it, or says nothing.",
    source:
      "Liaison, AACOMAS help center, as a research note of August 2026 reports it; we could not confirm this on the page itself",
    sourceUrl: `${HELP}/Submitting_and_Monitoring_Your_AACOMAS_Application/Verification_and_GPA_Calculations_for_AACOMAS/7_Disputing_and_Correcting_Course_Subjects_and_GPAs`,
    checked_on,
    verified: false,
  },
  {
    id: "aacomas-science",
    title: "Science and non-science",
    text: "Science is biology, chemistry, physics and other sciences such as health, earth and engineering. Math and statistics are not science here. AP exams, pass/fail, audits and withdrawals do not count.",
    source: "General knowledge, and smartcgpa.com for math; we could not confirm this on any page of AACOMAS",
    sourceUrl: "https://smartcgpa.com/aacomas-gpa-calculator",
    checked_on,
    verified: false,
  },
  {
    id: "aacomas-quarter",
    title: "Quarter hours",
    text: "A quarter hour is counted as 0.667 of a semester hour.",
    source: "General knowledge; Liaison says so of AADSAS",
    sourceUrl: HELP,
    checked_on,
    verified: false,
  },
];

const CORE: ReadonlySet<CourseSubject> = new Set<CourseSubject>(["biology", "chemistry", "biochemistry", "physics"]);
const OTHER_SCIENCE: ReadonlySet<CourseSubject> = new Set<CourseSubject>(["health", "earth", "engineering"]);
const NAME = "AACOMAS";

export const AACOMAS_RULEBOOK: GpaRulebook = {
  id: "aacomas",
  name: NAME,
  inShort: aacomasInShort,
  weights: SCALE_WEIGHTS.tenths,
  countedAs: { WF: "F" },
  bonus: NO_BONUS,
  takesHighSchool: false,
  replacesRepeats: false,
  subjectOf: (course) => transcriptSubject(course, NAME),
  classOf,
  averages: [
    { id: "total", label: total, classes: null },
    { id: "science", label: "Science", classes: ["Science", "Other science"] },
    { id: "non-science", label: "Non-science", classes: ["Non-science"] },
  ],
  rules: RULES,
};

function classOf(subject: CourseSubject): string {
  if (CORE.has(subject)) return "Science";
  return OTHER_SCIENCE.has(subject) ? "Other science" : "Non-science";
}
