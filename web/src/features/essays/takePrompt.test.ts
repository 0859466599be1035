import { expect, test } from "vitest";
import { promptChanges, promptInWords } from "./takePrompt.ts";

const read = {
  prompt: "Describe your research in 250 words.",
  kind: "research",
  limit: 250,
  limit_unit: "words",
} as const;

test("a prompt sets the kind and the limit that an essay does not have yet", () => {
  expect(promptChanges({ kind: "other", limit: null }, read)).toEqual({
    kind: "research",
    limit: 250,
    limit_unit: "words",
  });
  expect(promptChanges({ kind: "why-school", limit: 300 }, read)).toEqual({});
  expect(promptChanges({ kind: "other", limit: null }, { ...read, kind: "other", limit: null })).toEqual({});
});

test("what was taken from a prompt is said in words", () => {
  expect(promptInWords(promptChanges({ kind: "other", limit: null }, read))).toBe("Research, at most 250 words");
  expect(promptInWords(promptChanges({ kind: "why-field", limit: null }, read))).toBe("at most 250 words");
});
