import { describe, expect, test } from "vitest";
import { excerptOf, findWords, hasWords, wordsOfQuery } from "./findWords.ts";

const marked = (text: string, query: string) =>
  findWords(text, wordsOfQuery(query)).map(({ start, end }) => text.slice(start, end));

describe("finding words", () => {
  test("ignores case and accents", () => {
    expect(marked("Élodie met ELODIE", "élodie")).toEqual(["Élodie", "ELODIE"]);
    expect(hasWords("Café in İzmir", wordsOfQuery("CAFE"))).toBe(true);
  });

  test("joins matches that overlap or touch", () => {
    expect(marked("counting", "count unti ting")).toEqual(["counting"]);
    expect(marked("one two", "one two")).toEqual(["one", "two"]);
  });

  test("needs every word, in any order", () => {
    expect(hasWords("ten men counted", wordsOfQuery("counted ten"))).toBe(true);
    expect(hasWords("ten men counted", wordsOfQuery("counted nine"))).toBe(false);
  });

  test("finds nothing for no words", () => {
    expect(marked("anything", "  ")).toEqual([]);
  });
});

describe("an excerpt", () => {
  const text = `${"word ".repeat(60)}elevator ${"word ".repeat(60)}`;

  test("shows the text around the first match", () => {
    const excerpt = excerptOf(text, ["elevator"]);
    expect(excerpt).toContain("elevator");
    expect(excerpt).toMatch(/^… .* …$/);
  });

  test("starts at the beginning without a query", () => {
    expect(excerptOf(text, [])).toMatch(/^word .* …$/);
    expect(excerptOf("Short.\nAnd plain.", [])).toBe("Short. And plain.");
  });
});
