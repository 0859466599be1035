/** A part of a text: the index of its first character, and of the one after its last. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly at: number;
  readonly words: string;
  readonly isMarked: boolean;
}

/** The text in pieces, marked and unmarked in turn. Of marks that overlap, the first one counts. */
export function piecesOf(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) pieces.push({ at, words: text.slice(at, start), isMarked: false });
    pieces.push({ at: start, words: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ at, words: text.slice(at), isMarked: false });
  return pieces;
}
