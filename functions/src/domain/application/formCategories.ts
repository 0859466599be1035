import type { ExperienceType } from "../shared/experienceType.ts";
import type { Rule } from "../shared/rule.ts";
import type { ApplicationForm } from "./application.ts";

const checked_on = "2026-11-21";

const COMMON_APP = [
  "Academic",
  "Art",
  "Athletics: Club",
  "Athletics: JV/Varsity",
  "Career Oriented",
  "Community Service (Volunteer)",
  "Computer/Technology",
  "Cultural",
  "Dance",
  "Debate/Speech",
  "Environmental",
  "Family Responsibilities",
  "Foreign Exchange",
  "Foreign Language",
  "Internship",
  "Journalism/Publication",
  "Junior ROTC",
  "LGBT",
  "Music: Instrumental",
  "Music: Vocal",
  "Religious",
  "Research",
  "Robotics",
  "School Spirit",
  "Science/Math",
  "Social Justice",
  "Student Govt./Politics",
  "Theater/Drama",
  "Work (Paid)",
  "Other Club/Activity",
] as const;

const AMCAS = [
  "Artistic Endeavors",
  "Community Service/Volunteer, Medical/Clinical",
  "Community Service/Volunteer, Not Medical/Clinical",
  "Conferences Attended",
  "Extracurricular Activities",
  "Hobbies",
  "Honors/Awards/Recognition",
  "Intercollegiate Athletics",
  "Leadership, Not Listed Elsewhere",
  "Military Service",
  "Other",
  "Paid Employment, Medical/Clinical",
  "Paid Employment, Not Medical/Clinical",
  "Physician Shadowing/Clinical Observation",
  "Presentations/Posters",
  "Publications",
  "Research/Lab",
  "Social Justice/Advocacy",
  "Teaching/Tutoring/Teaching Assistant",
] as const;

const AADSAS = [
  "Academic Enrichment",
  "Dental Experience",
  "Dental Shadowing, in person",
  "Dental Shadowing, virtual",
  "Employment",
  "Extracurricular Activities",
  "Research",
  "Volunteer",
] as const;

/** The categories of each form, in its own words and order. */
export const FORM_CATEGORIES: Readonly<Record<ApplicationForm, readonly string[]>> = {
  common_app: COMMON_APP,
  amcas: AMCAS,
  aadsas: AADSAS,
};

export const CATEGORY_RULES: Readonly<Record<ApplicationForm, Rule>> = {
  common_app: {
    id: "common-app-types",
    title: "Common App activity types",
    text: "Thirty types of activity.",
    source: "Virtual College Counselors, 2023",
    sourceUrl: "https://www.virtualcollegecounselors.com/post/3-common-app-activities-questions",
    checked_on,
    verified: true,
  },
  amcas: {
    id: "amcas-types",
    title: "AMCAS experience types",
    text: "Nineteen types, Social Justice/Advocacy since the 2024 cycle.",
    source: "University of Connecticut pre-medical advising, after AAMC",
    sourceUrl: "https://premed.uconn.edu/workandactivities",
    checked_on,
    verified: true,
  },
  aadsas: {
    id: "aadsas-types",
    title: "AADSAS experience types",
    text: "Seven types; shadowing says whether it was in person or virtual.",
    source: "Wayne State University pre-dental advising, after ADEA; a revision for 2026-27 was not seen",
    sourceUrl: "https://wayne.edu/advising/pre-health/programs/dental/professional-development",
    checked_on,
    verified: false,
  },
};

type Fitting<All extends readonly string[]> = readonly [All[number], ...All[number][]];

interface Fits {
  readonly common_app: Fitting<typeof COMMON_APP>;
  readonly amcas: Fitting<typeof AMCAS>;
  readonly aadsas: Fitting<typeof AADSAS>;
}

/** The categories that fit a type, most likely first. If there are several, the student chooses. */
export const FITTING_CATEGORIES: Readonly<Record<ExperienceType, Fits>> = {
  Volunteering: {
    common_app: ["Community Service (Volunteer)", "Environmental", "Religious", "Social Justice"],
    amcas: [
      "Community Service/Volunteer, Not Medical/Clinical",
      "Community Service/Volunteer, Medical/Clinical",
      "Social Justice/Advocacy",
    ],
    aadsas: ["Volunteer"],
  },
  Research: {
    common_app: ["Research", "Science/Math"],
    amcas: ["Research/Lab", "Publications", "Presentations/Posters"],
    aadsas: ["Research"],
  },
  "Clinical Experience": {
    common_app: ["Career Oriented", "Internship", "Work (Paid)"],
    amcas: ["Paid Employment, Medical/Clinical", "Community Service/Volunteer, Medical/Clinical"],
    aadsas: ["Dental Experience"],
  },
  Extracurriculars: {
    common_app: [
      "Other Club/Activity",
      "Academic",
      "Art",
      "Athletics: Club",
      "Athletics: JV/Varsity",
      "Computer/Technology",
      "Cultural",
      "Dance",
      "Debate/Speech",
      "Family Responsibilities",
      "Journalism/Publication",
      "Music: Instrumental",
      "Music: Vocal",
      "Robotics",
      "Science/Math",
      "Theater/Drama",
    ],
    amcas: ["Extracurricular Activities", "Artistic Endeavors", "Hobbies", "Intercollegiate Athletics"],
    aadsas: ["Extracurricular Activities"],
  },
  Shadowing: {
    common_app: ["Career Oriented"],
    amcas: ["Physician Shadowing/Clinical Observation"],
    aadsas: ["Dental Shadowing, in person", "Dental Shadowing, virtual"],
  },
  Employment: {
    common_app: ["Work (Paid)", "Internship"],
    amcas: ["Paid Employment, Not Medical/Clinical", "Paid Employment, Medical/Clinical", "Military Service"],
    aadsas: ["Employment"],
  },
  "Leadership & Awards": {
    common_app: ["Student Govt./Politics", "Academic", "School Spirit", "Other Club/Activity"],
    amcas: [
      "Leadership, Not Listed Elsewhere",
      "Honors/Awards/Recognition",
      "Teaching/Tutoring/Teaching Assistant",
      "Conferences Attended",
    ],
    aadsas: ["Academic Enrichment"],
  },
};
