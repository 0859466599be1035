/** Shown instead of a photo: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetterOf(word ?? "")).join("");
}

function firstLetterOf(word: string): string {
  return (/\p{L}|\p{N}/u.exec(word)?.[0] ?? "").toUpperCase();
}
