export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The words of a query, without case and accents. */
export function wordsOfQuery(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether the text contains every word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The ranges of the words in the text, in order and without overlaps. */
export function findWords(text: string, words: readonly string[]): readonly Range[] {
  const folded = fold(text);
  const found = words.flatMap((word) => placesOf(folded, word)).sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (!last || range.start > last.end) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}

/** About a hundred characters of the text, around the first match. */
export function excerptOf(text: string, words: readonly string[], length = 140): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= length) return flat;
  const [first] = findWords(flat, words);
  const from = first && first.start > length - 30 ? flat.lastIndexOf(" ", first.start - 30) + 1 : 0;
  const end = from + length >= flat.length ? flat.length : flat.lastIndexOf(" ", from + length);
  const piece = flat.slice(from, end > from ? end : from + length);
  return `${from > 0 ? "… " : ""}${piece}${from + piece.length < flat.length ? " …" : ""}`;
}

function placesOf(folded: string, word: string): readonly Range[] {
  const places: Range[] = [];
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
    places.push({ start: at, end: at + word.length });
  }
  return places;
}

/** Maps each character to one character, so that positions in the folded text and in the text are the same. */
function fold(text: string): string {
  return text.replace(/[^\p{ASCII}]|[A-Z]/gu, (character) => {
    const folded = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return folded.length === character.length ? folded : character;
  });
}
