import { LOCALE } from "../text/en/locale.ts";

export { LOCALE };

/** The words for a number of things. A language with more than these two forms adds its own. */
export type PluralForms = { readonly other: string } & { readonly [form in Intl.LDMLPluralRule]?: string };

const PLURALS = new Intl.PluralRules(LOCALE);
const NUMBERS = new Intl.NumberFormat(LOCALE);
/** Cached by number of decimals. A formatter is slow to create, and a table of courses formats hundreds of numbers. */
const DECIMALS: Record<number, Intl.NumberFormat> = {};

/** The word for `count`: `plural(1, { one: "hour", other: "hours" })` is "hour". */
export function plural(count: number, forms: PluralForms): string {
  return forms[PLURALS.select(count)] ?? forms.other;
}

/** Formats a number with a fixed number of decimals: "3.90". */
export function formatDecimal(value: number, places: number): string {
  const known = DECIMALS[places];
  const format =
    known ?? new Intl.NumberFormat(LOCALE, { minimumFractionDigits: places, maximumFractionDigits: places });
  DECIMALS[places] = format;
  return format.format(value);
}

/** Formats a number with digit grouping and at most three decimals: "1,250". */
export function formatNumber(value: number): string {
  return NUMBERS.format(value);
}

const LISTS = {
  unit: new Intl.ListFormat(LOCALE, { type: "unit" }),
  conjunction: new Intl.ListFormat(LOCALE, { type: "conjunction" }),
};

/** Joins items into a list: "a number, a sign". A conjunction has "and" before the last item. */
export function formatList(things: readonly string[], type: keyof typeof LISTS = "unit"): string {
  return LISTS[type].format(things);
}

/** Letters of the living scripts that are written from right to left, but for Adlam and Rohingya. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name for the middle of a sentence. One that is written from right to left would otherwise move the numbers and marks
 * next to it: "قائد, 5 h" is shown as "h 5 ,قائد". Source: Unicode UAX #9, 2.4: first strong isolate (FSI) and its end (PDI).
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
