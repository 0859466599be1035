import { countWords } from "@domain/journal/journal";
import { diffWordsWithSpace } from "diff";

export interface ChangedPiece {
  readonly words: string;
  readonly change: "same" | "removed" | "added";
  /** Its place among the pieces' characters. */
  readonly at: number;
}

export interface WordChanges {
  readonly pieces: readonly ChangedPiece[];
  /** How many words only the first text has. */
  readonly removed: number;
  /** How many words only the second text has. */
  readonly added: number;
}

/** The words and spaces that turn one text into the other. */
export function wordChanges(before: string, after: string): WordChanges {
  const pieces: ChangedPiece[] = [];
  let at = 0;
  for (const { value, removed, added } of diffWordsWithSpace(before, after)) {
    pieces.push({ words: value, change: removed ? "removed" : added ? "added" : "same", at });
    at += value.length;
  }
  return { pieces, removed: wordsOf(pieces, "removed"), added: wordsOf(pieces, "added") };
}

function wordsOf(pieces: readonly ChangedPiece[], change: ChangedPiece["change"]): number {
  return pieces.reduce((sum, piece) => sum + (piece.change === change ? countWords(piece.words) : 0), 0);
}
