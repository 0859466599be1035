import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";
import * as text from "../text/en/prerequisites.ts";
import type { Course } from "./course.ts";
import type { CourseSubject } from "./courseSubject.ts";
import { SCALE_WEIGHTS } from "./gpaScale.ts";
import { isLetterGrade } from "./grade.ts";
import { likelySubject } from "./likelySubject.ts";
import { semesterHoursOf } from "./semesterHours.ts";

/** A course requirement that most schools of a track have. */
export interface Prerequisite {
  readonly id: string;
  readonly label: string;
  /** In semester hours. For high school in years, where a full-year class has 1 credit. */
  readonly needed: number;
  readonly needsLab: boolean;
  readonly subjects: readonly CourseSubject[];
  /** What the title must contain, if the subject alone is too broad. */
  readonly title?: RegExp;
  readonly notTitle?: RegExp;
  readonly note?: string;
}

export interface PrerequisiteProgress {
  readonly prerequisite: Prerequisite;
  readonly done: number;
  /** Hours of courses without a grade yet. */
  readonly underWay: number;
  /** The part of `done` that is AP, IB or CLEP credit. Not every school accepts it. */
  readonly tested: number;
  readonly hasLab: boolean;
  readonly isMet: boolean;
}

const ORGANIC = /\borganic|\borgo\b|\bo-?chem\b/i;

const SCIENCES: readonly Prerequisite[] = [
  { id: "biology", label: text.college.biology, needed: 8, needsLab: true, subjects: ["biology"] },
  {
    id: "general-chemistry",
    label: text.college.generalChemistry,
    needed: 8,
    needsLab: true,
    subjects: ["chemistry"],
    notTitle: ORGANIC,
  },
  {
    id: "organic-chemistry",
    label: text.college.organicChemistry,
    needed: 8,
    needsLab: true,
    subjects: ["chemistry"],
    title: ORGANIC,
  },
  { id: "physics", label: text.college.physics, needed: 8, needsLab: true, subjects: ["physics"] },
  { id: "biochemistry", label: text.college.biochemistry, needed: 3, needsLab: false, subjects: ["biochemistry"] },
  { id: "math", label: text.college.math, needed: 3, needsLab: false, subjects: ["math", "statistics"] },
  { id: "english", label: text.college.english, needed: 6, needsLab: false, subjects: ["english"] },
];

export const PREREQUISITES: Readonly<Record<DashboardItem, readonly Prerequisite[]>> = {
  HS: [
    { id: "english", label: text.highSchool.english, needed: 4, needsLab: false, subjects: ["english"] },
    { id: "math", label: text.highSchool.math, needed: 3, needsLab: false, subjects: ["math", "statistics"] },
    {
      id: "science",
      label: text.highSchool.science,
      needed: 3,
      needsLab: true,
      subjects: ["biology", "chemistry", "biochemistry", "physics", "earth"],
    },
    { id: "social", label: text.highSchool.social, needed: 3, needsLab: false, subjects: ["social", "humanities"] },
    { id: "language", label: text.highSchool.language, needed: 2, needsLab: false, subjects: ["language"] },
    { id: "arts", label: text.highSchool.arts, needed: 1, needsLab: false, subjects: ["arts"] },
  ],
  PM: [
    ...SCIENCES,
    {
      id: "behavior",
      label: text.college.behavior,
      needed: 6,
      needsLab: false,
      subjects: ["psychology", "social"],
      note: text.testedByMcat,
    },
  ],
  PD: [
    ...SCIENCES,
    {
      id: "anatomy",
      label: text.college.anatomy,
      needed: 4,
      needsLab: true,
      subjects: ["biology", "health"],
      title: /\banatomy\b/i,
      note: text.someSchools,
    },
    {
      id: "microbiology",
      label: text.college.microbiology,
      needed: 4,
      needsLab: true,
      subjects: ["biology"],
      title: /\bmicrobio/i,
      note: text.someSchools,
    },
  ],
};

const checked_on = "2026-11-21";

const PRE_HEALTH: readonly Rule[] = [
  {
    id: "prerequisites-minimum",
    title: "Typical minimum",
    text: "One year each, with lab, of biology, general chemistry, organic chemistry and physics, and one year of English. Many schools judge by competencies instead; each school's own page decides.",
    source: "Ottawa University, after the AAMC and the ADA",
    sourceUrl: "https://www.ottawa.edu/ouks/academics/arts-and-sciences/departments/pre-med/courses/",
    checked_on,
    verified: false,
  },
  {
    id: "prerequisites-more",
    title: "What many add",
    text: "Biochemistry and math or statistics; for medicine, psychology and sociology; for dentistry, anatomy and microbiology.",
    source: "UConn pre-medical and pre-dental advising; UNC Greensboro catalog",
    sourceUrl: "https://premed.uconn.edu/coursework/",
    checked_on,
    verified: false,
  },
];

export const PREREQUISITE_RULES: Readonly<Record<DashboardItem, readonly Rule[]>> = {
  HS: [
    {
      id: "prerequisites-college",
      title: "What four-year colleges recommend",
      text: "English every year, so 4; 3 years each of math, lab science and social studies; 2 to 3 of a single foreign language; a year of art, music or theater. States set their own rules, and selective colleges expect more.",
      source: "University of Detroit Mercy, planning for college",
      sourceUrl: "https://www.udmercy.edu/apply/undergrad-students/parents/planning/index.htm",
      checked_on,
      verified: false,
    },
  ],
  PM: PRE_HEALTH,
  PD: PRE_HEALTH,
};

/** How far the courses go toward each prerequisite of a track. "What if" courses do not count. */
export function prerequisiteProgress(
  courses: readonly Course[],
  track: DashboardItem,
): readonly PrerequisiteProgress[] {
  const inPlace = courses.filter(
    ({ status, level }) => status !== "what-if" && (track === "HS" || level === "college"),
  );
  return PREREQUISITES[track].map((prerequisite) =>
    progressOf(
      prerequisite,
      inPlace.filter((course) => fits(course, prerequisite)),
    ),
  );
}

function progressOf(prerequisite: Prerequisite, courses: readonly Course[]): PrerequisiteProgress {
  const passed = courses.filter(isPassed);
  const done = hoursIn(passed);
  const hasLab = passed.some(({ has_lab }) => has_lab);
  return {
    prerequisite,
    done,
    underWay: hoursIn(courses.filter(({ status }) => status === "in-progress")),
    tested: hoursIn(passed.filter(({ grade }) => grade === "TC")),
    hasLab,
    isMet: done >= prerequisite.needed - ROUNDING && (hasLab || !prerequisite.needsLab),
  };
}

/** Twelve quarter hours are 8.004 semester hours. The margin keeps a year of quarters from falling short. */
const ROUNDING = 0.05;

function fits(course: Course, { subjects, title, notTitle }: Prerequisite): boolean {
  return (
    subjects.includes(likelySubject(course).subject) &&
    (title?.test(course.name) ?? true) &&
    !(notTitle?.test(course.name) ?? false)
  );
}

/** Most schools want a C or better. */
function isPassed({ grade, status }: Course): boolean {
  if (status !== "completed" || grade === null) return false;
  return isLetterGrade(grade) ? SCALE_WEIGHTS.tenths[grade] >= 2 : grade === "P" || grade === "TC";
}

function hoursIn(courses: readonly Course[]): number {
  return Math.round(courses.reduce((sum, course) => sum + semesterHoursOf(course), 0) * 100) / 100;
}
