import { formatNumber } from "../../shared/language.ts";

/** The rules of a password, one per line. */
export const rules = {
  minLength: (least: number) => `At least ${formatNumber(least)} characters`,
  maxLength: (most: number) => `At most ${formatNumber(most)} characters`,
  lowercase: "A lowercase letter",
  uppercase: "An uppercase letter",
  number: "A number",
  sign: "A sign such as ! or ?",
};

/** The same rules as parts of `stillNeeds`. */
export const lacks = {
  minLength: (least: number) => `at least ${formatNumber(least)} characters`,
  maxLength: (most: number) => `at most ${formatNumber(most)} characters`,
  lowercase: "a lowercase letter",
  uppercase: "an uppercase letter",
  number: "a number",
  sign: "a sign such as ! or ?",
};

export const stillNeeds = (lacking: string) => `Your password still needs: ${lacking}.`;

export const common = "This password is easy to guess. Choose one that others do not use.";
