import type { ExperienceType } from "../shared/experienceType.ts";
import type { AACOMAS, AADSAS, AMCAS, COMMON_APP, TMDSAS, UC } from "./formCategories.ts";
import { ACHIEVEMENTS, RECOGNITION } from "./formCategories.ts";

type Fitting<All extends readonly string[]> = readonly [All[number], ...All[number][]];

interface Fits {
  readonly common_app: Fitting<typeof COMMON_APP>;
  readonly common_app_honors: Fitting<typeof RECOGNITION>;
  readonly uc: Fitting<typeof UC>;
  readonly amcas: Fitting<typeof AMCAS>;
  readonly aacomas: Fitting<typeof AACOMAS>;
  readonly aacomas_achievements: Fitting<typeof ACHIEVEMENTS>;
  readonly tmdsas: Fitting<typeof TMDSAS>;
  readonly aadsas: Fitting<typeof AADSAS>;
  readonly aadsas_achievements: Fitting<typeof ACHIEVEMENTS>;
}

/** An experience type does not tell how widely an honor is recognized, nor which kind of achievement it is. */
const ANY_LEVEL = {
  common_app_honors: RECOGNITION,
  aacomas_achievements: ACHIEVEMENTS,
  aadsas_achievements: ACHIEVEMENTS,
} as const;

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
    uc: ["Volunteering or community service"],
    aacomas: ["Non-Healthcare Volunteer or Community Enrichment", "Healthcare Experience"],
    tmdsas: ["Community Service", "Healthcare", "Leadership", "Planned Activities"],
    ...ANY_LEVEL,
  },
  Research: {
    common_app: ["Research", "Science/Math"],
    amcas: ["Research/Lab", "Publications", "Presentations/Posters"],
    aadsas: ["Research"],
    uc: ["Extracurricular activity", "Educational preparation program", "Award or honor"],
    aacomas: ["Extracurricular Activities", "Non-Healthcare Employment", "Healthcare Experience"],
    tmdsas: ["Research", "Academic Recognition", "Employment", "Planned Activities"],
    ...ANY_LEVEL,
  },
  "Clinical Experience": {
    common_app: ["Career Oriented", "Internship", "Work (Paid)"],
    amcas: ["Paid Employment, Medical/Clinical", "Community Service/Volunteer, Medical/Clinical"],
    aadsas: ["Dental Experience"],
    uc: ["Work experience", "Volunteering or community service"],
    aacomas: ["Healthcare Experience"],
    tmdsas: ["Healthcare", "Employment", "Dental Experience", "Planned Activities"],
    ...ANY_LEVEL,
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
    uc: ["Extracurricular activity", "Educational preparation program", "Other coursework"],
    aacomas: ["Extracurricular Activities"],
    tmdsas: ["Extracurricular and Leisure", "Leadership", "Planned Activities"],
    ...ANY_LEVEL,
  },
  Shadowing: {
    common_app: ["Career Oriented"],
    amcas: ["Physician Shadowing/Clinical Observation"],
    aadsas: ["Dental Shadowing, in person", "Dental Shadowing, virtual"],
    uc: ["Extracurricular activity", "Educational preparation program"],
    aacomas: ["Healthcare Experience", "Extracurricular Activities"],
    tmdsas: ["Healthcare", "Dental Experience", "Planned Activities"],
    ...ANY_LEVEL,
  },
  Employment: {
    common_app: ["Work (Paid)", "Internship"],
    amcas: ["Paid Employment, Not Medical/Clinical", "Paid Employment, Medical/Clinical", "Military Service"],
    aadsas: ["Employment"],
    uc: ["Work experience"],
    aacomas: ["Non-Healthcare Employment", "Healthcare Experience"],
    tmdsas: ["Employment", "Healthcare", "Leadership", "Planned Activities"],
    ...ANY_LEVEL,
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
    uc: ["Award or honor", "Extracurricular activity"],
    aacomas: ["Extracurricular Activities", "Non-Healthcare Volunteer or Community Enrichment"],
    tmdsas: ["Leadership", "Academic Recognition", "Non-Academic Recognition", "Planned Activities"],
    ...ANY_LEVEL,
  },
};
