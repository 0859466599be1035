import { expect, test } from "vitest";
import { countWords, goneOn, inJournalOrder, journalName, newJournal, textBelowName } from "./journal.ts";

test("words are counted as a word processor does", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("  \n ")).toBe(0);
  expect(countWords("He counted to ten.")).toBe(4);
  expect(countWords("well-known - isn't it?\nYes")).toBe(4);
  expect(countWords("60 h, 2.5 weeks")).toBe(4);
});

test("an entry without a title is named by its first line", () => {
  expect(journalName({ title: " Night shift ", text: "Long." })).toBe("Night shift");
  expect(journalName({ title: "", text: "\nHe counted.\nThen more." })).toBe("He counted.");
  expect(journalName({ title: " ", text: " " })).toBe("Empty entry");
  expect(journalName({ title: "", text: "word ".repeat(40) })).toHaveLength(80);
  expect(journalName({ title: "", text: "longer ".repeat(40) })).toMatch(/longer longer…$/);
  expect(journalName({ title: "", text: "x".repeat(100) })).toHaveLength(80);
});

test("the text below an entry's name continues where the name ends", () => {
  expect(textBelowName({ title: "Night shift", text: "He counted." })).toBe("He counted.");
  expect(textBelowName({ title: "", text: "\nHe counted.\nThen more. " })).toBe("Then more.");
  expect(textBelowName({ title: "", text: "He counted…" })).toBe("");
  expect(textBelowName({ title: "", text: " " })).toBe("");
  expect(textBelowName({ title: "", text: `${"word ".repeat(20)}end` })).toMatch(/^… word.* end$/);
});

test("entries are sorted by day, newest first, then by time", () => {
  const entry = (day: string, now: number) => newJournal(day, now);
  const entries = [entry("2026-11-08", 5), entry("2026-11-14", 1), entry("2026-11-14", 2)];

  expect(entries.toSorted(inJournalOrder).map(({ written_on, created_at }) => [written_on, created_at])).toEqual([
    ["2026-11-14", 2],
    ["2026-11-14", 1],
    ["2026-11-08", 5],
  ]);
});

test("an entry stays in the trash for 30 days", () => {
  expect(goneOn("2026-11-21")).toBe("2026-12-21");
});
