import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";
import type { ApplicationForm } from "./application.ts";

const checked_on = "2026-11-21";

/** How a form calls its starred experiences: most meaningful or most important. */
export type StarKind = "meaningful" | "important";

/** What an application form accepts per experience, and how many experiences. */
export interface FormLimits {
  readonly name: string;
  /** The most entries. Null if the form sets no limit. */
  readonly entries: number | null;
  /** The longest description, in characters. */
  readonly description: number;
  /** The longest position, in characters. Null if the form does not say. */
  readonly position: number | null;
  readonly organization: number | null;
  /** A form's stars: their kind, how many, and the added characters of a starred entry. */
  readonly stars: { readonly kind: StarKind; readonly count: number; readonly extra: number } | null;
  /** The form sorts entries by start date, in whatever order they are entered. */
  readonly sortsByDate: boolean;
  readonly rule: Rule;
}

export const FORM_LIMITS: Readonly<Record<ApplicationForm, FormLimits>> = {
  common_app: {
    name: "Common App",
    entries: 10,
    description: 150,
    position: 50,
    organization: 100,
    stars: null,
    sortsByDate: false,
    rule: {
      id: "common-app-activities",
      title: "Common App activities",
      text: "Ten activities: the position in 50 characters, the organization in 100 and the description in 150.",
      source: "College Hound and Virtual College Counselors, guides to the activities",
      sourceUrl: "https://collegehound.com/blog/common-app-activity-descriptions-150-characters-examples/",
      checked_on,
      verified: true,
    },
  },
  amcas: {
    name: "AMCAS",
    entries: 15,
    description: 700,
    position: null,
    organization: null,
    stars: { kind: "meaningful", count: 3, extra: 1_325 },
    sortsByDate: true,
    rule: {
      id: "amcas-work-and-activities",
      title: "AMCAS Work and Activities",
      text: "Fifteen entries of 700 characters. Up to three are most meaningful and add 1,325; with two or more entries at least one must be.",
      source: "AAMC, AMCAS Work and Activities Guide 2025, as the University of Connecticut tells it",
      sourceUrl: "https://premed.uconn.edu/workandactivities",
      checked_on,
      verified: true,
    },
  },
  aadsas: {
    name: "AADSAS",
    entries: null,
    description: 600,
    position: null,
    organization: null,
    stars: { kind: "important", count: 6, extra: 0 },
    sortsByDate: false,
    rule: {
      id: "aadsas-experiences",
      title: "AADSAS experiences",
      text: "As many entries as you like, of 600 characters each. Up to six are marked as most important.",
      source: "UNLV pre-professional advising and gradpilot.com; ADEA's own page was not seen",
      sourceUrl: "https://www.unlv.edu/advising/ppac/writing",
      checked_on,
      verified: false,
    },
  },
};

/** The application that each track leads to. */
export const TARGET_FORM: Readonly<Record<DashboardItem, ApplicationForm>> = {
  HS: "common_app",
  PM: "amcas",
  PD: "aadsas",
};
