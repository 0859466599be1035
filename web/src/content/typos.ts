/** The number of letters to add, drop, replace or swap with a neighbor to turn one word into the other. */
export function slipsBetween(a: string, b: string): number {
  return slipsToEach(a, b)[b.length] ?? 0;
}

/** The number of slips between what was typed and the closest beginning of a word. */
export function slipsToBeginning(typed: string, word: string): number {
  const beginning = word.slice(0, typed.length + 2);
  const slips = slipsToEach(typed, beginning);
  let least = slips[0] ?? 0;
  for (let length = 1; length <= beginning.length; length += 1) least = Math.min(least, slips[length] ?? least);
  return least;
}

/** Longer than any word that is compared. */
const LONGEST = 128;
/** Reused, because a search compares thousands of words at each key press. */
const ROWS = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)] as const;

/** The slips between `a` and each beginning of `b`, by its length. The next call overwrites them. */
function slipsToEach(first: string, second: string): Uint8Array {
  const a = first.slice(0, LONGEST - 1);
  const b = second.slice(0, LONGEST - 1);
  let [beforeLast, last, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let least = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last;
}
