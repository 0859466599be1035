/** A piece of text on a page. Distances are in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pieces whose bases are this close, as a share of their height, are on one line. */
const SAME_LINE = 0.5;
/** A gap this wide, in characters, parts columns; a narrower one is a space, and the narrowest separates nothing. */
const COLUMN_GAP = 1.6;
const SPACE_GAP = 0.15;

/**
 * The lines of a page as text, from top to bottom. Gaps become as many spaces as they are wide, so columns stay aligned.
 */
export function pdfLines(pieces: readonly PlacedText[]): readonly string[] {
  const filled = pieces.filter(({ text }) => text.trim() !== "");
  const character = characterWidth(filled);
  const lines: PlacedText[][] = [];
  for (const piece of filled.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1);
    const first = last?.[0];
    if (last && first && first.y - piece.y < Math.max(first.height, piece.height) * SAME_LINE) last.push(piece);
    else lines.push([piece]);
  }
  const left = Math.min(...filled.map(({ x }) => x));
  return lines.map((line) =>
    lineText(
      line.toSorted((a, b) => a.x - b.x),
      left,
      character,
    ),
  );
}

function lineText(line: readonly PlacedText[], left: number, character: number): string {
  let text = "";
  let end = left;
  for (const piece of line) {
    const gap = (piece.x - end) / character;
    const column = Math.round((piece.x - left) / character);
    if (gap > COLUMN_GAP) text = `${text}  `.padEnd(column);
    else if (gap > SPACE_GAP && !text.endsWith(" ") && !piece.text.startsWith(" ")) text += " ";
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.trimEnd();
}

/** The usual width of a character: the median over all pieces. */
function characterWidth(pieces: readonly PlacedText[]): number {
  const widths = pieces.map(({ text, width }) => width / text.length).sort((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] || 1;
}
