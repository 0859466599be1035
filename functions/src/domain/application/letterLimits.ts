import type { Rule } from "../shared/rule.ts";
import type { ApplicationService } from "./applicationService.ts";

/** The timeline step for asking for letters. The student's progress is the row with this id. */
export const LETTERS_STEP = "ug-letters";

const checked_on = "2026-11-21";

/** How many letters of evaluation a service forwards. Each school decides which of them it wants. */
export interface LetterLimit {
  readonly most: number;
  readonly rule: Rule;
}

export const LETTER_LIMITS: Readonly<Record<ApplicationService, LetterLimit>> = {
  AMCAS: {
    most: 10,
    rule: {
      id: "amcas-letters",
      title: "Letters in AMCAS",
      text: "Ten entries at the most; a committee letter or a packet is one of them. You choose which school gets which, and hardly any school wants ten.",
      source: "AAMC, Letters of Evaluation",
      sourceUrl: "https://students-residents.aamc.org/book/export/html/16341",
      checked_on,
      verified: true,
    },
  },
  AACOMAS: {
    most: 6,
    rule: {
      id: "aacomas-letters",
      title: "Letters in AACOMAS",
      text: "Six evaluations at the most; a committee letter is one of them, and its writers may not be asked again. All your programs get the same ones.",
      source: "Liaison, AACOMAS help pages of the 2018 cycle; those of today were not seen",
      sourceUrl: "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center",
      checked_on,
      verified: false,
    },
  },
  AADSAS: {
    most: 4,
    rule: {
      id: "aadsas-letters",
      title: "Letters in AADSAS",
      text: "Four letters at the most, sent to all your schools. A committee letter takes the place of several; how many has changed, so look at this cycle's page.",
      source: "ADEA, AADSAS application instructions of 2017; those of today were not seen",
      sourceUrl:
        "https://help.liaisonedu.com/ADEA_AADSAS_Applicant_Help_Center/Filling_Out_Your_ADEA_AADSAS_Application/Supporting_Information/01_Evaluations",
      checked_on,
      verified: false,
    },
  },
  TMDSAS: {
    most: 4,
    rule: {
      id: "tmdsas-letters",
      title: "Letters in TMDSAS",
      text: "Three letters or one committee packet are needed, and one more is welcome. For dental schools a dentist writes one of them.",
      source: "TMDSAS, Letters of Evaluation",
      sourceUrl: "https://tmdsas.com/explore/letters-evaluation.html",
      checked_on,
      verified: true,
    },
  },
};
