import type { Rule } from "../shared/rule.ts";
import type { LetterService } from "./letter.ts";

/** The timeline step for asking for letters. The student's progress is the row with this id. */
export const LETTERS_STEP = "ug-letters";

const checked_on = "2026-11-22";

/** How many letters a service takes, and who gets them. Each school decides which of them it wants. */
export interface LetterLimit {
  /** Null if each school sets its own limit. */
  readonly most: number | null;
  /** How many places a committee letter or a packet takes. */
  readonly committeeCounts: number;
  /** All the service's schools get every letter. Otherwise the student chooses for each school. */
  readonly isSentToAll: boolean;
  readonly rule: Rule;
  /** How letters reach the service. */
  readonly howTo: readonly Rule[];
}

const amcasLetters: Rule = {
  id: "amcas-letters",
  title: "Letters in AMCAS",
  text: "Up to ten entries; a committee letter or a packet counts as one. You choose which school gets which, and hardly any school wants ten.",
  source: "AAMC, Letters of Evaluation",
  sourceUrl: "https://students-residents.aamc.org/book/export/html/16341",
  checked_on,
  verified: true,
};

const aacomasLetters: Rule = {
  id: "aacomas-letters",
  title: "Letters in AACOMAS",
  text: "AACOM's help page says six evaluations, and one newer note says ten, so plan for six. A committee letter counts as one, and its writers may not be asked again. No way of choosing letters for single programs is described, so expect all your programs to get the same ones.",
  source: "Liaison, AACOMAS help center, copies of which say six; a note of August 2026 on this cycle's page says ten",
  sourceUrl:
    "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center/Filling_Out_Your_AACOMAS_Application/Supporting_Information/1_Evaluations",
  checked_on: "2026-11-26",
  verified: false,
  isCostly: true,
};

const aadsasLetters: Rule = {
  id: "aadsas-letters",
  title: "Letters in AADSAS",
  text: "Up to four letters, sent to all your schools. A committee letter counts as three, so one more letter fits. This is from about 2018; check this cycle's page.",
  source: "ADEA, Letters of Recommendation for AADSAS, about 2018",
  sourceUrl:
    "https://www.adea.org/GoDental/Application_Prep/The_Application_to_Dental_School_ADEA_AADSAS/Letters_of_Recommendation.aspx",
  checked_on,
  verified: false,
};

const tmdsasLetters: Rule = {
  id: "tmdsas-letters",
  title: "Letters in TMDSAS",
  text: "Three letters or one committee packet are required, and one more is optional. For dental schools, a dentist writes one of them. Each letter has a letterhead, a date, a signature, the writer's contact and your name.",
  source: "TMDSAS, Letters of Evaluation, about entry year 2023",
  sourceUrl: "https://tmdsas.com/explore/letters-evaluation.html",
  checked_on,
  verified: true,
};

const commonAppLetters: Rule = {
  id: "common-app-letters",
  title: "Recommenders in the Common App",
  text: "Each college says how many counselor, teacher and other letters it takes; look for its name under My Colleges.",
  source: "A high school's guide to the Common App; we could not confirm this on the Common App's own page",
  sourceUrl: "https://cornerstone.cfacademy.school/directory/leigh-bell/common-app",
  checked_on,
  verified: false,
};

const liaisonWaiver: Rule = {
  id: "liaison-waiver",
  title: "Your right to read the letter",
  text: "When you request a letter, the form asks whether you give up the right to read it (FERPA).",
  source: "AACOMAS help page, seen in a copy",
  sourceUrl: "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center",
  checked_on,
  verified: false,
};

const liaisonFinal: Rule = {
  id: "liaison-final",
  title: "Finished letters stay",
  text: "Letters come through Liaison Letters. A finished letter cannot be removed or replaced, so ask the right people first. Some schools also take letters directly.",
  source:
    "Liaison, AACOMAS help center, as a research note of August 2026 reports it; we could not confirm this on the page itself",
  sourceUrl:
    "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center/Filling_Out_Your_AACOMAS_Application/Supporting_Information/1_Evaluations",
  checked_on,
  verified: false,
};

export const LETTER_LIMITS: Readonly<Record<LetterService, LetterLimit>> = {
  AMCAS: {
    most: 10,
    committeeCounts: 1,
    isSentToAll: false,
    rule: amcasLetters,
    howTo: [
      {
        id: "amcas-letter-steps",
        title: "Steps in AMCAS",
        text: "Add an entry, choose its kind and give the writer's contact. Hand the writer the Letter Request Form with your AAMC ID and the Letter ID yourself, since AMCAS does not send it. Then assign the letter to schools. Entries can still be added after you submit. A packet differs from a committee letter in that the committee adds no evaluation.",
        source: "AAMC, Creating Letter Entries (2025 cycle)",
        sourceUrl:
          "https://students-residents.aamc.org/applying-medical-school-amcas/publication-chapters/creating-letter-entries",
        checked_on,
        verified: true,
      },
      {
        id: "amcas-letter-upload",
        title: "How writers send it",
        text: "Writers upload through the AMCAS Letter Writer Application, or send it through Interfolio or the college's office. The Letter ID must be on the letter.",
        source: "ProspectiveDoctor; we could not confirm this on AAMC's own page",
        sourceUrl: "https://www.prospectivedoctor.com/how-and-when-can-i-submit-letters-to-amcas/",
        checked_on,
        verified: false,
      },
    ],
  },
  AACOMAS: {
    most: 6,
    committeeCounts: 1,
    isSentToAll: true,
    rule: aacomasLetters,
    howTo: [liaisonFinal, liaisonWaiver],
  },
  AADSAS: {
    most: 4,
    committeeCounts: 3,
    isSentToAll: true,
    rule: aadsasLetters,
    howTo: [
      {
        id: "aadsas-final",
        title: "Finished letters stay",
        text: "Letters come through Liaison Letters only, and a finished one cannot be replaced.",
        source: "ADEA, Letters of Recommendation for AADSAS, about 2018",
        sourceUrl:
          "https://www.adea.org/GoDental/Application_Prep/The_Application_to_Dental_School_ADEA_AADSAS/Letters_of_Recommendation.aspx",
        checked_on,
        verified: false,
      },
      liaisonWaiver,
    ],
  },
  TMDSAS: {
    most: 4,
    committeeCounts: 3,
    isSentToAll: true,
    rule: tmdsasLetters,
    howTo: [
      {
        id: "tmdsas-letters-to-all",
        title: "Who gets them",
        text: "Every school you chose gets every letter. A school may wait for an optional letter that you have listed. For medical schools, letters are due on October 15, 2026, for entry in 2027.",
        source: "TMDSAS, Letters of Evaluation and deadlines, as a research note of August 2026 reports them",
        sourceUrl: "https://www.tmdsas.com/application-guide/letters-of-evaluation.html",
        checked_on,
        verified: false,
      },
    ],
  },
  "Common App": {
    most: null,
    committeeCounts: 1,
    isSentToAll: false,
    rule: commonAppLetters,
    howTo: [
      {
        id: "common-app-steps",
        title: "Common App steps",
        text: "Under My Colleges, open a college and its Recommenders and FERPA page. Sign the release once for all colleges, invite your recommenders, then assign each one to the college: teachers get no email until they are assigned. If your school uses Naviance or a similar system, invite them there. The usual advice is to waive the right to read the letters.",
        source: "A high school's guide to the Common App; we could not confirm this on the Common App's own page",
        sourceUrl: "https://cornerstone.cfacademy.school/directory/leigh-bell/common-app",
        checked_on,
        verified: false,
      },
    ],
  },
};
