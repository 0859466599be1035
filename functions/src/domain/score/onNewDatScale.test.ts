import { expect, test } from "vitest";
import { DAT_CONCORDANCE_RULE } from "./datConcordanceRule.ts";
import { onNewDatScale } from "./onNewDatScale.ts";

test.each([
  [15, 330],
  [18, 390],
  [20, 420],
  [20.7, 434],
  [24.9, 508],
  [25, 510],
])("an old DAT average of %s is about %s", (old, now) => {
  expect(onNewDatScale(old)).toBe(now);
});

test.each([1, 14.9, 25.1, 30])("an old DAT average of %s has no counterpart", (old) => {
  expect(onNewDatScale(old)).toBeNull();
});

test("the rule card names every pair that is used", () => {
  const pairs = [...DAT_CONCORDANCE_RULE.text.matchAll(/(\d{2}) is\s+(\d{3})/g)];

  expect(pairs.map(([, old]) => onNewDatScale(Number(old)))).toEqual(pairs.map(([, , now]) => Number(now)));
  expect(pairs).toHaveLength(11);
  expect(DAT_CONCORDANCE_RULE.verified).toBe(false);
});
