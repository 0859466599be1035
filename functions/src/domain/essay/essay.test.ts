import { expect, test } from "vitest";
import { type Essay, essay, essayKind, essayName, inEssayOrder, newEssay, weekOf } from "./essay.ts";

const NOW = 1_795_219_200_000;
const of = (fields: Partial<Essay>): Essay => ({ ...newEssay(NOW), ...fields });

test("a new essay fits the schema", () => {
  expect(essay.parse(newEssay(NOW))).toEqual(newEssay(NOW));
});

test.each([
  ["a limit of 0", { limit: 0 }],
  ["a limit above 20,000", { limit: 20_001 }],
  ["half a word", { limit: 2.5 }],
  ["a text of 20,001 characters", { text: "w".repeat(20_001) }],
  ["a prompt of 4,001 characters", { prompt: "w".repeat(4_001) }],
  ["a day that does not exist", { due_on: "2026-02-30" }],
])("the schema rejects %s", (_, fields) => {
  expect(essay.safeParse({ ...newEssay(NOW), ...fields }).success).toBe(false);
});

test("an essay of another release is read with defaults", () => {
  const stored = { kind: "a kind of next year", status: "drafting", created_at: NOW, text: "I ran.", mood: "calm" };

  expect(essayKind.read(stored)).toEqual(of({ kind: "other", status: "drafting", text: "I ran." }));
});

test("unfinished essays come first, by due day, then those without a day", () => {
  const sent = of({ title: "sent", status: "sent", due_on: "2026-01-01" });
  const soon = of({ title: "soon", due_on: "2026-12-01" });
  const late = of({ title: "late", due_on: "2027-01-01" });
  const older = of({ title: "older", created_at: NOW - 1 });
  const newer = of({ title: "newer" });

  const order = [sent, newer, older, late, soon].toSorted(inEssayOrder).map(({ title }) => title);

  expect(order).toEqual(["soon", "late", "older", "newer", "sent"]);
});

test("an essay without a title is called by its kind", () => {
  expect(essayName(of({ title: "  ", kind: "gap" }))).toBe("Gap or reapplication");
  expect(essayName(of({ title: "The pantry" }))).toBe("The pantry");
});

test("a week starts on Sunday", () => {
  expect(weekOf("2026-11-22")).toBe("2026-11-22");
  expect(weekOf("2026-11-28")).toBe("2026-11-22");
  expect(weekOf("2027-01-01")).toBe("2026-12-27");
});
