import { formatNumber, isolated } from "../../shared/language.ts";

export const testDay = (test: string) => `${test} test day`;
export const lastDayToSignUp = (test: string) => `Last day to sign up for the ${test}`;
export const scoresExpected = (test: string) => `${test} scores expected`;
export const deadline = (school: string, label: string) => `${isolated(school)}: ${label}`;
export const letterTitles = {
  needed: (writer: string) => `Letter from ${isolated(writer)} is needed`,
  thanks: (writer: string) => `Thank ${isolated(writer)} for the letter`,
};
export const shift = (experience: string, hours: number) => `${isolated(experience)}, ${formatNumber(hours)} h`;
/** An essay without a title. */
export const essay = "Essay";
export const essayOf = (schoolOrService: string, title: string) => `${schoolOrService}: ${title}`;
/** The services that take an essay, by the ids in the essays. */
export const services: Readonly<Record<string, string>> = {
  common_app: "Common App",
  amcas: "AMCAS",
  aacomas: "AACOMAS",
  tmdsas: "TMDSAS",
  aadsas: "AADSAS",
};
