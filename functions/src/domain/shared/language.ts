import { LOCALE } from "../text/en/locale.ts";

export { LOCALE };

/** The words for a number of things; a language that needs more than these two forms brings its own. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

const PLURALS = new Intl.PluralRules(LOCALE);
const NUMBERS = new Intl.NumberFormat(LOCALE);
/** By the number of places; a formatter is costly to make and a table of courses asks for hundreds of numbers. */
const DECIMALS: Record<number, Intl.NumberFormat> = {};

/** The form that goes with `count`: `plural(1, { one: "hour", other: "hours" })` is "hour". */
export function plural(count: number, forms: PluralForms): string {
  return forms[PLURALS.select(count)] ?? forms.other;
}

/** "3.90": a number with exactly so many decimals. */
export function formatDecimal(value: number, places: number): string {
  const known = DECIMALS[places];
  const format =
    known ?? new Intl.NumberFormat(LOCALE, { minimumFractionDigits: places, maximumFractionDigits: places });
  DECIMALS[places] = format;
  return format.format(value);
}

/** "1,250": a number as this language groups it, at most three decimals. */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

const LISTS = {
  unit: new Intl.ListFormat(LOCALE, { type: "unit" }),
  conjunction: new Intl.ListFormat(LOCALE, { type: "conjunction" }),
};

/** "a number, a sign": things one after the other as this language lists them; a conjunction has "and" before the last. */
export function formatList(things: readonly string[], type: keyof typeof LISTS = "unit"): string {
  return LISTS[type].format(things);
}
