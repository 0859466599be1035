import { formatList, formatNumber } from "../shared/language.ts";
import type { Rule } from "../shared/rule.ts";
import * as say from "../text/en/formCharacters.ts";
import type { ApplicationForm } from "./application.ts";
import { FORM_LIMITS } from "./formLimits.ts";

export const COUNTING_RULE: Rule = {
  id: "counting-characters",
  title: "How characters are counted",
  text: "Letters, spaces and marks count one each. A line break counts two, as browsers send it; a service that counts one only leaves you more room.",
  source: "The HTML standard on how forms are sent; no service says how it counts",
  sourceUrl: "https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data",
  checked_on: "2026-11-21",
  verified: false,
};

/** The length of a text as forms count it. */
export function lengthInForm(text: string): number {
  return text.replace(/\r\n?|\n/g, "\r\n").length;
}

/**
 * Whether a text fits the forms it can go to: "134 of 700 for AMCAS", or how far it is over. The first form is the
 * student's own. The others are named only if the text is too long for one of them.
 */
export function fitOf(text: string, limits: readonly (readonly [ApplicationForm, number])[]): string {
  const length = lengthInForm(text);
  const over = limits.filter(([, limit]) => length > limit);
  const [own] = limits;
  if (!own) return formatNumber(length);
  if (over.length === 0) return say.usedFor(formatNumber(length), formatNumber(own[1]), FORM_LIMITS[own[0]].name);
  const fitting = limits.filter(([, limit]) => length <= limit);
  return formatList([
    ...over.map(([form, limit]) => say.overFor(formatNumber(length - limit), FORM_LIMITS[form].name)),
    ...fitting.map(([form]) => say.fits(FORM_LIMITS[form].name)),
  ]);
}

/** Characters that word processors insert and forms can turn into question marks or boxes. */
const PLAIN: readonly (readonly [marks: RegExp, plain: string])[] = [
  [/[\u2018\u2019\u201A\u2032]/g, "'"],
  [/[\u201C\u201D\u201E\u2033]/g, '"'],
  [/[\u2010-\u2013]/g, "-"],
  [/[\u2014\u2015]/g, " - "],
  [/\u2026/g, "..."],
  [/[\u2022\u00B7]/g, "-"],
  [/[\u00A0\u2002-\u200A\u202F\t]/g, " "],
  [/[\u200B\u200C\uFEFF]/g, ""],
];

/** The text as every form accepts it: straight quotes, plain dashes, no hidden characters. */
export function plainText(text: string): string {
  const plain = PLAIN.reduce((rest, [marks, replacement]) => rest.replace(marks, replacement), text);
  return plain === text ? text : plain.replace(/(\S) {2,}(?=\S)/g, "$1 ");
}

/** The number of such characters in a text. */
export function fancyMarksIn(text: string): number {
  return PLAIN.reduce((found, [marks]) => found + (text.match(marks)?.length ?? 0), 0);
}
