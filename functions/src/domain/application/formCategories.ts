import type { Rule } from "../shared/rule.ts";
import type { ApplicationForm } from "./application.ts";

const checked_on = "2026-11-21";
/** The day the types of AACOMAS, TMDSAS, UC, the honors and the achievements were checked. */
const NEWER = "2026-11-22";

export const COMMON_APP = [
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

export const AMCAS = [
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

export const AADSAS = [
  "Academic Enrichment",
  "Dental Experience",
  "Dental Shadowing, in person",
  "Dental Shadowing, virtual",
  "Employment",
  "Extracurricular Activities",
  "Research",
  "Volunteer",
] as const;

export const UC = [
  "Award or honor",
  "Educational preparation program",
  "Extracurricular activity",
  "Other coursework",
  "Volunteering or community service",
  "Work experience",
] as const;

export const AACOMAS = [
  "Extracurricular Activities",
  "Non-Healthcare Employment",
  "Non-Healthcare Volunteer or Community Enrichment",
  "Healthcare Experience",
] as const;

export const TMDSAS = [
  "Academic Recognition",
  "Non-Academic Recognition",
  "Leadership",
  "Employment",
  "Research",
  "Healthcare",
  "Community Service",
  "Extracurricular and Leisure",
  "Planned Activities",
  "Dental Experience",
] as const;

/** The levels of recognition of a Common App honor. */
export const RECOGNITION = ["School", "State or regional", "National", "International"] as const;

/** The types of AACOMAS, which AADSAS is taken to share. */
export const ACHIEVEMENTS = ["Awards", "Honors", "Presentations", "Publications", "Scholarships"] as const;

/** The categories of each form, in its own words and order. */
export const FORM_CATEGORIES: Readonly<Record<ApplicationForm, readonly string[]>> = {
  common_app: COMMON_APP,
  common_app_honors: RECOGNITION,
  uc: UC,
  amcas: AMCAS,
  aacomas: AACOMAS,
  aacomas_achievements: ACHIEVEMENTS,
  tmdsas: TMDSAS,
  aadsas: AADSAS,
  aadsas_achievements: ACHIEVEMENTS,
};

export const CATEGORY_RULES: Readonly<Record<ApplicationForm, Rule>> = {
  common_app: {
    id: "common-app-types",
    title: "Common App activity types",
    text: "Thirty types of activity.",
    source: "Virtual College Counselors, 2023",
    sourceUrl: "https://www.virtualcollegecounselors.com/post/3-common-app-activities-questions",
    checked_on,
    verified: false,
  },
  common_app_honors: {
    id: "common-app-recognition",
    title: "Levels of recognition",
    text: "Four levels: school, state or regional, national and international.",
    source:
      "Oriel Admissions and IngeniusPrep, guides to the honors; we could not confirm this on the Common App's own page",
    sourceUrl: "https://ingeniusprep.com/blog/common-app-honors-section/",
    checked_on: NEWER,
    verified: false,
  },
  uc: {
    id: "uc-categories",
    title: "UC categories",
    text: "Six categories. The form asks for other details in each; Cairn knows those listed here.",
    source: "College Transitions, guide of 2023; we could not confirm this on UC's own page",
    sourceUrl: "https://www.collegetransitions.com/blog/how-to-write-the-uc-activities-list/",
    checked_on: NEWER,
    verified: false,
  },
  amcas: {
    id: "amcas-types",
    title: "AMCAS experience types",
    text: "Nineteen types, including Social Justice/Advocacy since the 2024 cycle.",
    source: "University of Connecticut pre-medical advising, after AAMC",
    sourceUrl: "https://premed.uconn.edu/workandactivities",
    checked_on,
    verified: false,
  },
  aacomas: {
    id: "aacomas-types",
    title: "AACOMAS experience types",
    text: "Four types. Healthcare experience may be paid or unpaid, without direct responsibility for a patient's care.",
    source: "uimedicus.org, a pre-medical advising site; we could not confirm this on AACOM's own page",
    sourceUrl: "https://www.uimedicus.org/do-work-activities",
    checked_on: NEWER,
    verified: false,
  },
  aacomas_achievements: achievementTypes("aacomas-achievement-types", "AACOMAS"),
  tmdsas: {
    id: "tmdsas-groups",
    title: "TMDSAS activity groups",
    text: "Nine groups, and for dental applicants Dental Experience. Each activity stands in one group, with two exceptions: paid healthcare or dental work may stand in Employment too, and an activity with a leading role in Leadership too. What continues after the deadline stands in Planned Activities as well.",
    source: "TMDSAS, Personal Biography and Activities (entry years 2024 and 2025)",
    sourceUrl: "https://www.tmdsas.com/application-guide/bio-activities.html",
    checked_on: NEWER,
    verified: true,
  },
  aadsas: {
    id: "aadsas-types",
    title: "AADSAS experience types",
    text: "Seven types; for shadowing, you say whether it was in person or virtual.",
    source: "Wayne State University pre-dental advising, after ADEA; we could not confirm a revision for 2026-27",
    sourceUrl: "https://wayne.edu/advising/pre-health/programs/dental/professional-development",
    checked_on,
    verified: false,
  },
  aadsas_achievements: achievementTypes("aadsas-achievement-types", "AADSAS"),
};

function achievementTypes(id: string, service: string): Rule {
  return {
    id,
    title: `${service} achievement types`,
    text: "Awards, honors, presentations, publications and scholarships, as AACOMAS lists them.",
    source: "uimedicus.org, a pre-medical advising site; we could not confirm this on the services' own pages",
    sourceUrl: "https://www.uimedicus.org/do-work-activities",
    checked_on: NEWER,
    verified: false,
  };
}
