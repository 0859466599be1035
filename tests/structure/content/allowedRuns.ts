/** Words in a row that may stand here as they stand in a source: names, and tables that leave no other words. */
export const allowedRuns: readonly { readonly words: string; readonly reason: string }[] = [
  { words: "3 7 3 3 3 0 2 7 2 3 2 0 1 7 1 3 1 0 0 7", reason: "The weights that AMCAS gives the grades from A- down." },
  { words: "a 4 0 b 3 0 c 2 0 d 1 0", reason: "The weights of letter grades, in their order." },
];
