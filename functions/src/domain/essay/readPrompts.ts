import type { Essay, EssayKind } from "./essay.ts";
import { PROMPT_TOPICS } from "./promptTopics.ts";

/** A prompt as the student pasted it, and what it says about its essay. */
export type ReadPrompt = Pick<Essay, "prompt" | "kind" | "limit" | "limit_unit">;

/** What a prompt asks about first: the first topic that it names decides its kind. */
const KINDS: readonly (readonly [topic: keyof typeof PROMPT_TOPICS, kind: EssayKind])[] = [
  ["anythingElse", "additional"],
  ["whySchool", "why-school"],
  ["whyProfession", "why-field"],
  ["adversity", "adversity"],
  ["failure", "adversity"],
  ["research", "research"],
  ["leadership", "leadership"],
  ["diversity", "community"],
  ["belonging", "community"],
  ["gapTime", "gap"],
];

/** "1.", "2)", "(3)", "Question 4:" at the start of a line. */
const NUMBER = /^[ \t]*(?:(?:question|prompt|essay)[ \t]*#?[ \t]*(\d{1,2})[ \t]*[.:)]?|\(?(\d{1,2})[.):])[ \t]+/i;

/**
 * "250 words", "250-300 words", "1,500 characters", "1.500 characters", "650-word". Numbers in words are not read, nor is
 * "1 200 words": it can be the first of several prompts. Spaces that hold a number together are no such doubt.
 */
const LENGTH = /(?<!\d[,. \u00a0\u2009\u202f]?)(\d{1,2}[,.\u00a0\u2009\u202f]\d{3}|\d{2,5})[ -]*(word|char)/gi;
/** Directly before a length: it is the least, not the most. */
const LEAST = /\b(?:at least|min(?:imum)?(?: of)?|no (?:less|fewer) than)\s*$/i;

/**
 * Reads what a student has pasted: one prompt, or several numbered from 1 on at the beginnings of lines, which are split
 * at their numbers. A limit before the first number counts for each prompt without its own. Empty text has no prompt.
 */
export function readPrompts(pasted: string): readonly ReadPrompt[] {
  const { before, parts } = split(pasted);
  const forAll = lengthIn(before);
  if (parts.length < 2) return pasted.trim() === "" ? [] : [readPrompt(pasted.trim())];
  return parts.map((part) => {
    const read = readPrompt(part);
    return read.limit === null && forAll !== null ? { ...read, ...forAll } : read;
  });
}

function readPrompt(prompt: string): ReadPrompt {
  return { prompt, kind: kindOf(prompt), ...(lengthIn(prompt) ?? { limit: null, limit_unit: "words" }) };
}

/** What is before the first number, and the texts after 1, 2 and so on. */
function split(pasted: string): { readonly before: string; readonly parts: readonly string[] } {
  const before: string[] = [];
  const parts: string[][] = [];
  for (const line of pasted.split(/\r\n?|\n/)) {
    const match = NUMBER.exec(line);
    const isNext = match !== null && Number(match[1] ?? match[2]) === parts.length + 1;
    if (isNext) parts.push([line.slice(match[0].length)]);
    else (parts.at(-1) ?? before).push(line);
  }
  return { before: before.join("\n"), parts: parts.map((lines) => lines.join("\n").trim()) };
}

/** The highest length that the text names, unless it is the least that is wanted. Null if it names none. */
function lengthIn(text: string): Pick<Essay, "limit" | "limit_unit"> | null {
  const lengths = [...text.matchAll(LENGTH)]
    .filter(({ index }) => !LEAST.test(text.slice(0, index)))
    .map(([, digits = "", unit = ""]) => ({
      limit: Number(digits.replace(/\D/, "")),
      limit_unit: unit.toLowerCase() === "word" ? ("words" as const) : ("characters" as const),
    }));
  return lengths.toSorted((a, b) => b.limit - a.limit)[0] ?? null;
}

function kindOf(prompt: string): EssayKind {
  const asked = prompt.toLowerCase();
  return KINDS.find(([topic]) => PROMPT_TOPICS[topic]?.test(asked))?.[1] ?? "other";
}
