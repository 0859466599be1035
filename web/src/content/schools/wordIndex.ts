import { slipsToBeginning } from "../typos.ts";

/** How a word matches a typed word, from not at all to whole. */
export const NO_MATCH = 0;
export const TYPO = 1;
export const BEGINNING = 2;
export const WHOLE = 3;

/** Shorter words get no typo tolerance: they are close to too many others. */
const FORGIVEN_FROM = 4;
/** From this length on, a second slip is tolerated. */
const LONG = 9;

/** How each word of the index matches a typed word, by the word's number. */
export type WordMatches = ReadonlyMap<number, number>;

/** Numbers the words of all entries, and finds the words that match a typed one. */
export class WordIndex {
  private readonly numbers = new Map<string, number>();
  /** All words in alphabetical order, to find those that begin alike. */
  private sorted: readonly { readonly word: string; readonly number: number; readonly letters: number }[] = [];

  numberOf(word: string): number {
    const number = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, number);
    return number;
  }

  /** Call it once all words have their numbers. */
  sort(): void {
    this.sorted = [...this.numbers]
      .map(([word, number]) => ({ word, number, letters: lettersOf(word) }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  /** The words that are, or begin with, what was typed. */
  beginningWith(typed: string): WordMatches {
    const found = new Map<number, number>();
    for (let index = this.firstFrom(typed); index < this.sorted.length; index += 1) {
      const entry = this.sorted[index];
      if (!entry?.word.startsWith(typed)) break;
      found.set(entry.number, entry.word === typed ? WHOLE : BEGINNING);
    }
    return found;
  }

  /** The same, and words that are, or begin, a typing mistake away. */
  near(typed: string): WordMatches {
    const exact = this.beginningWith(typed);
    if (typed.length < FORGIVEN_FROM) return exact;
    const slips = typed.length < LONG ? 1 : 2;
    const letters = lettersOf(typed);
    const found = new Map(exact);
    for (const entry of this.sorted) {
      // A letter that the word lacks is a slip, which settles most words at once.
      if (bitsIn(letters & ~entry.letters) > slips || found.has(entry.number)) continue;
      if (slipsToBeginning(typed, entry.word) <= slips) found.set(entry.number, TYPO);
    }
    return found;
  }

  /** Where the words from this one on begin in the alphabet. */
  private firstFrom(typed: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle]?.word ?? "") < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The letters of a word as a set of bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}
