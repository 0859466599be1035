import { expect, test } from "vitest";
import { matchedParts } from "./matchedParts.ts";

const marked = (title: string, query: string) =>
  matchedParts(title, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

test.each([
  ["My Scores", "sco", "My [Sco]res"],
  ["My Scores", "scroes", "My [Scores]"],
  ["Riverside Food Pantry", "pantry food", "Riverside [Food] [Pantry]"],
  ["Café visit", "cafe", "[Café] visit"],
  ["Soil Microbiome", "microbime", "Soil [Microbiome]"],
  ["My Scores", "", "My Scores"],
  ["Straße", "stra", "[Stra]ße"],
  ["SAT, official", "act", "SAT, official"],
])("the title %s, found by %j, is marked as %s", (title, query, text) => {
  expect(marked(title, query)).toBe(text);
});
