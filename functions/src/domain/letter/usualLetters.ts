import type { SchoolKind } from "../school/school.ts";
import type { Rule } from "../shared/rule.ts";
import type { LetterKind, LetterService } from "./letter.ts";

/** What a place in a school's usual set asks for. `any` takes every kind. */
export const LETTER_NEEDS = [
  "committee",
  "counselor",
  "teacher",
  "science",
  "dentist",
  "physician",
  "any",
  "optional",
] as const;
export type LetterNeed = (typeof LETTER_NEEDS)[number];

/** The kinds of letters that fill a place. */
export const KINDS_FOR: Readonly<Record<Exclude<LetterNeed, "any" | "optional">, readonly LetterKind[]>> = {
  committee: ["committee", "packet"],
  counselor: ["counselor"],
  teacher: ["teacher", "science", "non-science"],
  science: ["science"],
  dentist: ["dentist"],
  physician: ["physician"],
};

export interface UsualLetters {
  readonly needs: readonly LetterNeed[];
  /** What is needed if the student has a committee letter or a packet. Null if it replaces nothing. */
  readonly withCommittee: readonly LetterNeed[] | null;
  readonly rule: Rule;
}

const checked_on = "2026-11-22";

const medicalSchools: Rule = {
  id: "usual-medical-letters",
  title: "Letters medical schools usually want",
  text: "Without a committee: two science professors and one other. Many DO schools want a physician, and some of them a DO. A committee letter or a packet usually takes the place of these. Not confirmed by an official page: each school's own page decides.",
  source: "A public summary for pre-medical students of 2026",
  sourceUrl: "https://students-residents.aamc.org/applying-medical-school/faq/amcas-faq?topic=letters-of-evaluation",
  compareWith: "AAMC, questions on letters of evaluation",
  checked_on,
  verified: false,
};

const dentalSchools: Rule = {
  id: "usual-dental-letters",
  title: "Letters dental schools usually want",
  text: "Two science professors, a dentist and one more. A committee letter counts as three of the four. From about 2018; each school's page decides.",
  source: "ADEA, Letters of Recommendation for AADSAS, about 2018",
  sourceUrl:
    "https://www.adea.org/GoDental/Application_Prep/The_Application_to_Dental_School_ADEA_AADSAS/Letters_of_Recommendation.aspx",
  checked_on,
  verified: false,
};

const texasSchools: Rule = {
  id: "usual-texas-letters",
  title: "Letters Texas schools take",
  text: "Three letters or one committee packet, and one more if you like. Dental schools want one by a dentist. Which professors a school prefers is on its own page; two science professors are usual.",
  source: "TMDSAS, Letters of Evaluation, about entry year 2023",
  sourceUrl: "https://tmdsas.com/explore/letters-evaluation.html",
  checked_on,
  verified: false,
};

const colleges: Rule = {
  id: "usual-college-letters",
  title: "Letters selective colleges usually want",
  text: "The counselor and two teachers of core subjects in grade 11. Not confirmed by an official page: each college's own page decides, and many ask for fewer.",
  source: "General knowledge",
  sourceUrl: "https://www.commonapp.org/",
  compareWith: "Common App, each college's requirements",
  checked_on,
  verified: false,
};

export const USUAL_LETTER_RULES: readonly Rule[] = [medicalSchools, dentalSchools, texasSchools, colleges];

const TEXAN: readonly LetterNeed[] = ["science", "science", "any", "optional"];
const USUAL: Readonly<Record<SchoolKind, UsualLetters>> = {
  MD: { needs: ["science", "science", "any"], withCommittee: ["committee"], rule: medicalSchools },
  DO: { needs: ["science", "science", "physician"], withCommittee: ["committee"], rule: medicalSchools },
  DDS: {
    needs: ["science", "science", "dentist", "any"],
    withCommittee: ["committee", "any"],
    rule: dentalSchools,
  },
  UG: { needs: ["counselor", "teacher", "teacher"], withCommittee: null, rule: colleges },
};

/** What a school of this kind usually asks for, through its service. Schools differ. */
export function usualLetters(kind: SchoolKind, service: LetterService | null): UsualLetters {
  if (service !== "TMDSAS") return USUAL[kind];
  const needs: readonly LetterNeed[] = kind === "DDS" ? ["science", "science", "dentist", "optional"] : TEXAN;
  return { needs, withCommittee: ["committee", "optional"], rule: texasSchools };
}
