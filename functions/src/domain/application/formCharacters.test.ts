import { describe, expect, test } from "vitest";
import { fancyMarksIn, fitOf, lengthInForm, plainText } from "./formCharacters.ts";

describe("lengthInForm", () => {
  test.each([
    ["", 0],
    ["a b", 3],
    ["one\ntwo", 8],
    ["one\r\ntwo", 8],
    ["\n\n", 4],
  ])("the text %j has the length %i in a form", (text, length) => {
    expect(lengthInForm(text)).toBe(length);
  });
});

describe("fitOf", () => {
  const limits = [
    ["amcas", 700],
    ["aadsas", 600],
  ] as const;

  test.each([
    [0, "0 of 700 for AMCAS"],
    [600, "600 of 700 for AMCAS"],
    [637, "37 over for AADSAS, fits AMCAS"],
    [700, "100 over for AADSAS, fits AMCAS"],
    [1_901, "1,201 over for AMCAS, 1,301 over for AADSAS"],
  ])("a text of %i characters has the fit: %s", (length, sentence) => {
    expect(fitOf("x".repeat(length), limits)).toBe(sentence);
  });
});

describe("plainText", () => {
  test.each([
    ["\u201CNo,\u201D I said\u2026", '"No," I said...', 3],
    ["a\u2014b", "a - b", 1],
    ["a \u2014 b", "a - b", 1],
    ["the team\u2019s\u00A0lab", "the team's lab", 2],
    ["zero\u200Bwidth", "zerowidth", 1],
  ])("the text %s becomes plain", (fancy, plain, marks) => {
    expect(plainText(fancy)).toBe(plain);
    expect(fancyMarksIn(fancy)).toBe(marks);
    expect(fancyMarksIn(plain)).toBe(0);
  });

  test("leaves plain text unchanged, including two spaces and line breaks", () => {
    const text = "First.  Second.\n\n  Third";
    expect(plainText(text)).toBe(text);
  });
});
