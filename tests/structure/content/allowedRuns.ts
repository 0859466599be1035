/** Runs of words that may be the same as in a source: names, and tables that cannot be worded differently. */
export const allowedRuns: readonly { readonly words: string; readonly reason: string }[] = [
  { words: "3 7 3 3 3 0 2 7 2 3 2 0 1 7 1 3 1 0 0 7", reason: "The grade points of AMCAS from A- down." },
  { words: "a 4 0 b 3 0 c 2 0 d 1 0", reason: "The grade points of the letters, in order." },
];
