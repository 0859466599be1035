import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldedRows } from "./FoldedRows.tsx";

const markupOf = (of: "tasks" | "journals", count: number) =>
  renderToStaticMarkup(
    <FoldedRows of={of} count={count}>
      rows
    </FoldedRows>,
  );

test.each([
  ["tasks", 4, "list", "Show all 4 tasks"],
  ["journals", 2, "long", "Show all 2 journal entries"],
] as const)("a long list of %s begins short and says how long it is", (of, count, length, words) => {
  expect(markupOf(of, count)).toContain(`data-folded="${length}"`);
  expect(markupOf(of, count)).toContain(words);
});

test.each([
  ["tasks", 3],
  ["journals", 1],
] as const)("a short list of %s has no button", (of, count) => {
  expect(markupOf(of, count)).not.toMatch(/button|data-folded/);
});
