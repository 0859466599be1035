import type { Rule } from "../shared/rule.ts";
import type { ApplicationForm } from "./application.ts";

const checked_on = "2026-11-21";
/** The day the facts of AACOMAS, TMDSAS, UC, the honors and the achievements were checked. */
const NEWER = "2026-11-22";

/** How a form calls its starred experiences: most meaningful or most important. */
export type StarKind = "meaningful" | "important";

/** Who orders a form's entries: the student, or the form by start date. Unknown if no source says that it keeps one. */
export type EntryOrder = "student" | "date" | "unknown";

/** What a form lists. */
export type EntryNoun = "experiences" | "honors" | "achievements" | "entries";

/** What an application form accepts per experience, and how many experiences. */
export interface FormLimits {
  readonly name: string;
  readonly lists: EntryNoun;
  /** The most entries. Null if the form sets no limit. */
  readonly entries: number | null;
  /** The longest description, in characters. Null if none is known. */
  readonly description: number | null;
  /** The longest position, in characters. Null if the form does not say. */
  readonly position: number | null;
  readonly organization: number | null;
  /** The longest text about the organization or about what an award requires. Null if the form does not ask. */
  readonly about: number | null;
  /** A form's stars: their kind, how many, and the added characters of a starred entry. */
  readonly stars: { readonly kind: StarKind; readonly count: number; readonly extra: number } | null;
  readonly order: EntryOrder;
  readonly rule: Rule;
}

const NO_LIMITS = {
  lists: "experiences",
  entries: null,
  description: null,
  position: null,
  organization: null,
  about: null,
  stars: null,
} as const;

export const FORM_LIMITS: Readonly<Record<ApplicationForm, FormLimits>> = {
  common_app: {
    ...NO_LIMITS,
    name: "Common App",
    entries: 10,
    description: 150,
    position: 50,
    organization: 100,
    order: "student",
    rule: {
      id: "common-app-activities",
      title: "Common App activities",
      text: "Ten activities: the position in 50 characters, the organization in 100 and the description in 150.",
      source: "College Hound and Virtual College Counselors, guides to the activities",
      sourceUrl: "https://collegehound.com/blog/common-app-activity-descriptions-150-characters-examples/",
      checked_on,
      verified: false,
    },
  },
  common_app_honors: {
    ...NO_LIMITS,
    name: "Common App honors",
    lists: "honors",
    entries: 5,
    description: 100,
    order: "student",
    rule: {
      id: "common-app-honors",
      title: "Common App honors",
      text: "Five honors of grade 9 and later, each in 100 characters, with its grades and its level of recognition. They stand in the Education part. Results in sports belong to the activities.",
      source:
        "Oriel Admissions and IngeniusPrep, guides to the honors; we could not confirm this on the Common App's own page",
      sourceUrl: "https://orieladmissions.com/common-app-honors-section/",
      checked_on: NEWER,
      verified: false,
    },
  },
  uc: {
    ...NO_LIMITS,
    name: "UC",
    lists: "entries",
    entries: 20,
    description: 350,
    about: 250,
    order: "unknown",
    rule: {
      id: "uc-activities",
      title: "UC activities and awards",
      text: "Twenty activities and awards of 350 characters each. An award has another 250 for what it requires, and volunteering 250 for what the organization does. Pages that say 500 or 160 are old.",
      source:
        "Elite Prep and Shemmassian Consulting, guides to the UC application; we could not confirm this on UC's own page",
      sourceUrl: "https://www.shemmassianconsulting.com/blog/activities-and-awards-uc-application",
      checked_on: NEWER,
      verified: false,
    },
  },
  amcas: {
    ...NO_LIMITS,
    name: "AMCAS",
    entries: 15,
    description: 700,
    stars: { kind: "meaningful", count: 3, extra: 1_325 },
    order: "date",
    rule: {
      id: "amcas-work-and-activities",
      title: "AMCAS Work and Activities",
      text: "Fifteen entries of 700 characters. Up to three are most meaningful and add 1,325; with two or more entries, at least one must be most meaningful.",
      source: "AAMC, AMCAS Work and Activities Guide 2025, as the University of Connecticut describes it",
      sourceUrl: "https://premed.uconn.edu/workandactivities",
      checked_on,
      verified: false,
    },
  },
  aacomas: {
    ...NO_LIMITS,
    name: "AACOMAS",
    description: 600,
    order: "unknown",
    rule: {
      id: "aacomas-experiences",
      title: "AACOMAS experiences",
      text: "As many entries as you like, of 600 characters each, and no most meaningful ones. Hours that count in one type may not count in another: split them. A sister service on the same platform does not keep the order of entries.",
      source: "uimedicus.org and Med School Insiders; we could not confirm this on AACOM's own page",
      sourceUrl: "https://www.uimedicus.org/do-work-activities",
      checked_on: NEWER,
      verified: false,
    },
  },
  aacomas_achievements: {
    ...NO_LIMITS,
    name: "AACOMAS achievements",
    lists: "achievements",
    order: "unknown",
    rule: {
      id: "aacomas-achievements",
      title: "AACOMAS achievements",
      text: "A list of its own, next to the experiences: awards, honors, presentations, publications and scholarships. How long the texts may be was not found, so Cairn sets no limit: look at the form.",
      source: "uimedicus.org, a pre-medical advising site; we could not confirm this on AACOM's own page",
      sourceUrl: "https://www.uimedicus.org/do-work-activities",
      checked_on: NEWER,
      verified: false,
    },
  },
  tmdsas: {
    ...NO_LIMITS,
    name: "TMDSAS",
    description: 300,
    stars: { kind: "meaningful", count: 3, extra: 500 },
    order: "unknown",
    rule: {
      id: "tmdsas-activities",
      title: "TMDSAS activities",
      text: "As many activities since high school graduation as you like, of 300 characters each. The three most meaningful ones get 500 more. Nothing can be changed after you submit.",
      source:
        "TMDSAS, Personal Biography and Activities, and Texas Health Education Service (entry years 2022 to 2025)",
      sourceUrl: "https://www.tmdsas.com/application-guide/bio-activities.html",
      checked_on: NEWER,
      verified: true,
    },
  },
  aadsas: {
    ...NO_LIMITS,
    name: "AADSAS",
    description: 600,
    stars: { kind: "important", count: 6, extra: 0 },
    order: "unknown",
    rule: {
      id: "aadsas-experiences",
      title: "AADSAS experiences",
      text: "As many entries as you like, of 600 characters each. Up to six are marked as most important. A sister service on the same platform does not keep the order of entries.",
      source: "UNLV pre-professional advising and gradpilot.com; we could not confirm this on ADEA's own page",
      sourceUrl: "https://www.unlv.edu/advising/ppac/writing",
      checked_on,
      verified: false,
    },
  },
  aadsas_achievements: {
    ...NO_LIMITS,
    name: "AADSAS achievements",
    lists: "achievements",
    order: "unknown",
    rule: {
      id: "aadsas-achievements",
      title: "AADSAS achievements",
      text: "A part of its own, next to the experiences. Cairn offers the types of AACOMAS, which is on the same platform. How long the texts may be was not found, so Cairn sets no limit: look at the form.",
      source: "Carpe Dentum, a guide of 2017; we could not confirm this on ADEA's own page",
      sourceUrl: "https://carpedentum.blog/2017/06/01/professional-experience/",
      checked_on: NEWER,
      verified: false,
    },
  },
};
