import { slipsForgiven } from "../../../content/searchIndex.ts";

export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a title into pieces and marks those that match the query: beginnings of words, and whole words that were
 * mistyped.
 */
export function matchedParts(title: string, query: string): readonly Part[] {
  const typed = query
    .split(/[^\p{L}\p{N}]+/u)
    .map(plain)
    .filter(Boolean);
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    const length = matchedLength(text, typed);
    return [
      { text: text.slice(0, length), isMatch: true },
      { text: text.slice(length), isMatch: false },
    ].filter((part) => part.text !== "");
  });
}

/** How many letters of a word match what was typed. */
function matchedLength(word: string, typed: readonly string[]): number {
  const letters = plain(word);
  // A letter that becomes two without accents has no position of its own to mark.
  if (letters === "" || letters.length !== word.length)
    return typed.some((each) => letters.startsWith(each)) ? word.length : 0;
  const beginning = Math.max(0, ...typed.filter((each) => letters.startsWith(each)).map((each) => each.length));
  if (beginning > 0) return beginning;
  return typed.some((each) => isNear(letters, each)) ? word.length : 0;
}

/** Whether the word, or its typed beginning, is one or two typos away. */
function isNear(word: string, typed: string): boolean {
  const most = slipsForgiven(typed);
  if (most === 0) return false;
  const lengths = Array.from({ length: 2 * most + 1 }, (_, index) => typed.length - most + index);
  return lengths.some((length) => distance(word.slice(0, length), typed) <= most);
}

/** The number of letters to add, drop or replace to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function plain(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
