import { expect, test } from "vitest";
import { ESSAY_LIMITS, essayLength } from "./essayLimits.ts";

test("the Common App counts words; the services count characters with spaces and line breaks", () => {
  const text = "I counted to ten.\nHe slept.";
  expect(essayLength(text, ESSAY_LIMITS.HS)).toBe(6);
  expect(essayLength(text, ESSAY_LIMITS.PM)).toBe(28);
  expect(essayLength(text, ESSAY_LIMITS.PD)).toBe(28);
});

test.each(Object.values(ESSAY_LIMITS))(
  "the rule of $form names the limits that are enforced",
  ({ least, most, rule }) => {
    const said = rule.text.match(/\d[\d,]*/g)?.map((figure) => Number(figure.replace(",", "")));
    expect(said).toEqual(least > 0 ? [least, most] : [most]);
  },
);
