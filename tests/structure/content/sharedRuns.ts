/** This many equal words in a row are not a coincidence. */
export const LEAST_WORDS = 8;

/** The longest runs of words that two texts share. Only words count, not case or punctuation. */
export function sharedRuns(text: string, other: string, least = LEAST_WORDS): readonly string[] {
  const theirs = new Set(runsOf(wordsOf(other), least));
  if (theirs.size === 0) return [];
  const words = wordsOf(text);
  const starts = runsOf(words, least).flatMap((run, at) => (theirs.has(run) ? [at] : []));
  // A run that starts one word after another is part of it.
  const firsts = starts.filter((at) => !starts.includes(at - 1));
  const lasts = starts.filter((at) => !starts.includes(at + 1));
  return firsts.map((first, index) => words.slice(first, (lasts[index] ?? first) + least).join(" "));
}

function runsOf(words: readonly string[], length: number): readonly string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}

function wordsOf(text: string): readonly string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’\p{Diacritic}]/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
