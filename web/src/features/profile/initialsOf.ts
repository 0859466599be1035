const graphemes = new Intl.Segmenter();

/**
 * Shown instead of a photo: the first letters of the first and the last name, each with its marks. A name without letters
 * has its first character, such as an emoji.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => LETTER.test(word));
  if (words.length === 0) return charactersOf(name.trim())[0] ?? "";
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  // Two Arabic letters next to each other would be joined to a word.
  return ends.map((word) => firstLetterOf(word ?? "")).join(NOT_JOINED.test(name) ? "\u200c" : "");
}

const LETTER = /\p{L}|\p{N}/u;
const NOT_JOINED = /\p{Script=Arabic}/u;

/** A letter that has two capitals, such as "ß", stays small. */
function firstLetterOf(word: string): string {
  const letter = charactersOf(word).find((character) => LETTER.test(character)) ?? "";
  const capital = letter.toUpperCase();
  return charactersOf(capital).length > 1 ? letter : capital;
}

function charactersOf(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
