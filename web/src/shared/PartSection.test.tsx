import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpenComment } from "./openComments.ts";
import { PartSection } from "./PartSection.tsx";

const day = (title: string) => ({ title, written_on: "2026-11-02", text: "Rain." });

const markupOf = (titles: readonly string[], isLater: boolean, comments: readonly OpenComment[] | null = null) =>
  renderToStaticMarkup(
    <PartSection
      part={{ key: "journals", content: { entries: titles.map(day) } }}
      isLater={isLater}
      link={{ shareId: "share", key: "key" }}
      uid="student"
      comments={comments}
    />,
  );

test("a later part begins closed and says what it has", () => {
  const markup = markupOf(["Monday", "Tuesday"], true);

  expect(markup).toContain("data-closed");
  expect(markup).toMatch(/<h2[^>]*><button[^>]*aria-expanded="false".*2 entries/);
  expect(markup).toContain("Monday");
});

test.each([
  ["one of the first parts", ["Monday"], false],
  ["a later part without rows", [], true],
])("%s is open and does not close", (_, titles, isLater) => {
  expect(markupOf(titles, isLater)).not.toMatch(/data-closed|aria-expanded/);
});

test("a later part with a comment begins open", () => {
  const comment: OpenComment = {
    id: "one",
    part: "journals",
    name: "",
    text: "Nice.",
    writtenAt: 0,
    isResolved: false,
    answers: [],
  };

  const markup = markupOf(["Monday"], true, [comment]);
  expect(markup).toContain('aria-expanded="true"');
  expect(markup).not.toContain("data-closed");
});
