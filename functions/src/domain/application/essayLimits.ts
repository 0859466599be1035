import { countWords } from "../journal/journal.ts";
import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";
import { lengthInForm } from "./formCharacters.ts";

const checked_on = "2026-11-22";

/** The length limits of an application form's essay. */
export interface EssayLimit {
  readonly form: string;
  readonly unit: "words" | "characters";
  readonly least: number;
  readonly most: number;
  readonly rule: Rule;
}

/** The essay of the application that each track leads to. */
export const ESSAY_LIMITS: Readonly<Record<DashboardItem, EssayLimit>> = {
  HS: {
    form: "Common App",
    unit: "words",
    least: 250,
    most: 650,
    rule: {
      id: "common-app-essay",
      title: "Common App essay",
      text: "Between 250 and 650 words. The form accepts no fewer and no more.",
      source: "IvyMax, guide to the essay of 2025-26",
      sourceUrl: "https://ivymax.com/guide-to-common-app-essay-prompts-2025",
      checked_on,
      verified: false,
    },
  },
  PM: {
    form: "AMCAS",
    unit: "characters",
    least: 0,
    most: 5_300,
    rule: {
      id: "amcas-personal-comments",
      title: "AMCAS Personal Comments",
      text: "At most 5,300 characters, including spaces. Longer texts are refused. AACOMAS has the same limit.",
      source: "AAMC, Personal Comments Essay and Section 8 of the application; accepted.com for AACOMAS",
      sourceUrl:
        "https://students-residents.aamc.org/applying-medical-school-amcas/publication-chapters/personal-comments-essay",
      checked_on,
      verified: true,
    },
  },
  PD: {
    form: "AADSAS",
    unit: "characters",
    least: 0,
    most: 4_500,
    rule: {
      id: "aadsas-personal-statement",
      title: "AADSAS personal statement",
      text: "At most 4,500 characters, including spaces: about a page.",
      source: "ADEA, AADSAS general instructions, Personal Statement",
      sourceUrl:
        "https://www.adea.org/dental_education_pathways/aadsas/Applicants/GeneralInstructions/Pages/PersonalStatement.aspx",
      checked_on,
      verified: true,
    },
  },
};

/** The length of a text in the unit that its form counts. */
export function essayLength(text: string, { unit }: Pick<EssayLimit, "unit">): number {
  return unit === "words" ? countWords(text) : lengthInForm(text);
}
