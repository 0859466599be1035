import { expect, test } from "vitest";
import { loadResources } from "./resources.ts";
import { searchIndex } from "./searchIndex.ts";

const resources = await loadResources();

/** Typical typing mistakes, each in the longest word. */
const SLIPS: Readonly<Record<string, (word: string) => string>> = {
  "a letter left out": (word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1),
  "two letters swapped": (word) =>
    word.slice(0, middle(word) - 1) + word[middle(word)] + word[middle(word) - 1] + word.slice(middle(word) + 1),
  "a letter doubled": (word) => word.slice(0, middle(word)) + word[middle(word)] + word.slice(middle(word)),
  "a wrong letter": (word) => `${word.slice(0, middle(word))}x${word.slice(middle(word) + 1)}`,
};

const middle = (word: string) => Math.ceil(word.length / 2);

function mistyped(name: string, slip: (word: string) => string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
  return words.map((word) => (word === longest ? slip(word) : word)).join(" ");
}

/** The share of things found among the first three results for their mistyped names. */
function shareFound(
  things: readonly { readonly id: string; readonly name: string }[],
  search: (query: string) => readonly { readonly id: string }[],
  slip: (word: string) => string,
): number {
  const found = things.filter(({ id, name }) =>
    search(mistyped(name, slip))
      .slice(0, 3)
      .some((each) => each.id === id),
  );
  return found.length / things.length;
}

test.each(Object.entries(SLIPS))("a search with %s finds 95 of 100 resources among the first three", (_, slip) => {
  const named = resources.all.map(({ id, title }) => ({ id, name: title }));

  expect(shareFound(named, resources.search, slip)).toBeGreaterThanOrEqual(0.95);
});

test("a search ignores accents and case, and an extra word hides nothing", async () => {
  const search = await searchIndex([{ name: "Pokémon Club" }, { name: "Debate" }], { name: ({ name }) => name });

  expect(search("POKEMON")[0]?.name).toBe("Pokémon Club");
  expect(search("debate zzzzzz")[0]?.name).toBe("Debate");
  expect(search("")).toEqual([]);
});

test("a search ranks a whole word before longer words that begin with it", async () => {
  const names = ["Saturday pantry", "SAT, practice", "Satellite club"];
  const search = await searchIndex(
    names.map((name) => ({ name })),
    { name: ({ name }) => name },
  );

  expect(search("sat")[0]?.name).toBe("SAT, practice");
});
