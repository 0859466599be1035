import { expect, test } from "vitest";
import { shippedTexts } from "./shippedTexts.ts";

const texts = await shippedTexts();

/** What newer or surer sources contradict, or nobody has seen confirmed, so no text may say it as a fact. */
const OUTDATED: readonly (readonly [what: string, said: RegExp])[] = [
  ["the days of AMCAS in 2025 as those of 2026", /\b(?:May|June) 27\b/],
  ["that TMDSAS closes earlier than it used to", /earlier than in past years/],
  ["the opening day of the FAFSA without a hedge", /FAFSA\b[^.]* opened on September 23/],
  ["that the wait between two DATs is 60 or 90 days", /60 days or 90/],
  ["that AACOMAS takes ten letters, without the pages that say six", /[Uu]p to ten evaluations/],
  ["that a loan alone keeps the old limits", /had a (?:federal )?loan for the same program before/],
];

test.each(OUTDATED)("no text states %s", (_, said) => {
  expect(texts.filter(({ text }) => said.test(text)).map(({ place }) => place)).toEqual([]);
});

/** What costs a student money or a deadline if it is not said, by the text that says it. */
const STATED: readonly (readonly [place: string, said: RegExp])[] = [
  ["answer federal-loans", /leaves a gap/],
  ["answer federal-loans", /part time/],
  ["answer federal-loans", /\$257,500/],
  ["answer old-loan-limits", /enrolled .* on June 30, 2026, and .* before July 1, 2026/],
  ["answer old-loan-limits", /Withdrawing .* for good/],
  ["answer loan-repayment", /Parent PLUS loans cannot use RAP/],
  ["answer professional-degree", /June 24, 2026/],
  ["answer private-loans", /cosigner/],
  ["answer private-loans", /forgiveness/],
  ["answer pell", /\$14,790/],
  ["answer service-programs", /Students to Service/],
  ["step ug-aid", /private loan/],
  ["rule amcas-dates", /late May/],
  ["rule aacomas-letters", /six/],
  ["rule aid-forms", /reported/],
  ["rule tmdsas-dates", /October 1, 2026/],
  ["rule tmdsas-fee", /newer copy/],
  ["rule tmdsas-fresh-start", /Academic Fresh Start/],
  ["answer ai-proofread", /TMDSAS/],
  ["answer amcas-aacomas-tmdsas", /Baylor/],
  ["answer cal-state-apply", /Cal State Apply/],
  ["answer residency-services", /could not confirm the days of 2026-27/],
  ["answer residency-services", /[Pp]lastic surgery/],
  ["step ms4-eras", /Scholarly Work/],
  ["step gap-test-pd", /60 days/],
  ["resource nhsc-students-to-service", /\$120,000/],
  ["resource nhsc-loan-repayment", /two years/],
  ["resource state-loan-repayment", /[Ss]tates/],
];

test.each(STATED)("the %s says %s", (place, said) => {
  const stated = texts.filter((text) => text.place === place);

  expect([place, stated.length]).toEqual([place, 1]);
  expect(stated[0]?.text).toMatch(said);
});

test("a text that names RAP says who cannot use it, or leaves parents out", () => {
  const named = texts.filter(({ text }) => /\bRAP\b/.test(text) && /Parent/.test(text));

  expect(named.filter(({ text }) => !/Parent PLUS loans? cannot use RAP/.test(text)).map(({ place }) => place)).toEqual(
    [],
  );
});
