/** Words in a row that may stand here as they stand in a source: names, and tables that leave no other words. */
export const allowedRuns: readonly { readonly words: string; readonly reason: string }[] = [
  { words: "a 4 0 b 3 0 c 2 0 d 1 0", reason: "The weights of letter grades, in their order." },
];
