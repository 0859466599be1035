import type { ApplicationForm } from "../application/application.ts";
import { FITTING_CATEGORIES } from "../application/fittingCategories.ts";
import type { Experience } from "./experience.ts";

type CategoryKey = keyof Experience["categories"];
type DescriptionKey = keyof Experience["descriptions"];

/** Where a record stores its category for a form. */
export const CATEGORY_KEYS: Readonly<Record<ApplicationForm, CategoryKey>> = {
  common_app: "common_app",
  common_app_honors: "recognition",
  uc: "uc",
  amcas: "amcas",
  aacomas: "aacomas",
  aacomas_achievements: "achievement",
  tmdsas: "tmdsas",
  aadsas: "aadsas",
  aadsas_achievements: "achievement",
};

/** Where a record stores its text for a form. Null if the form uses the general text. */
export const DESCRIPTION_KEYS: Readonly<Record<ApplicationForm, DescriptionKey | null>> = {
  common_app: "common_app",
  common_app_honors: "honor",
  uc: "uc",
  amcas: "amcas",
  aacomas: "aacomas",
  aacomas_achievements: null,
  tmdsas: "tmdsas",
  aadsas: "aadsas",
  aadsas_achievements: null,
};

/** The category the student has chosen, or the only one that fits. Null if only the student can decide. */
export function categoryOf({ categories, type }: Experience, form: ApplicationForm): string | null {
  const [only, ...others] = FITTING_CATEGORIES[type][form];
  return categories[CATEGORY_KEYS[form]] ?? (others.length === 0 ? only : null);
}

/** The text written for this form; "" if the form has no text of its own. */
export function ownText({ descriptions }: Experience, form: ApplicationForm): string {
  const key = DESCRIPTION_KEYS[form];
  return key === null ? "" : descriptions[key];
}

/** What a form uses without a text of its own. An honor is one line, so it is the experience's name. */
export function generalText({ description, experienceName }: Experience, form: ApplicationForm): string {
  return form === "common_app_honors" ? experienceName : description;
}

/** The text written for this form, or else the general text. */
export function descriptionOf(record: Experience, form: ApplicationForm): string {
  return ownText(record, form) || generalText(record, form);
}

/** The additional text of a most meaningful entry. */
export function meaningfulTextOf(record: Experience, form: ApplicationForm): string {
  const { descriptions, meaningfulDescription } = record;
  return (form === "tmdsas" && descriptions.tmdsas_meaningful) || meaningfulDescription;
}
