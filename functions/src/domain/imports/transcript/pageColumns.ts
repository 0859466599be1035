import { codeAtStart } from "./courseLine.ts";

/** A second code on a line: after a space, and before a title. */
const CODE_INSIDE = /(?<=\s)[A-Z]{2,8} *[A-Z]?\d{2,5}[A-Z]{0,3}(?=\s+[A-Za-z])/g;
/** How many lines must have a second course at the same place. */
const FEWEST = 3;

/**
 * The lines of a page that prints courses in two columns, the left column first. Other pages stay as they are.
 */
export function inOneColumn(lines: readonly string[]): readonly string[] {
  const gutter = gutterOf(lines);
  if (gutter === null) return lines;
  const left: string[] = [];
  const right: string[] = [];
  for (const line of lines) {
    // A line across the page has a letter where the right column begins.
    if (line.length > gutter && line[gutter - 1] !== " ") left.push(line);
    else {
      left.push(line.slice(0, gutter));
      right.push(line.slice(gutter));
    }
  }
  return [...left, ...right];
}

/** Where the right column begins; null if there is only one. */
function gutterOf(lines: readonly string[]): number | null {
  const starts = new Map<number, number>();
  for (const line of lines) {
    if (!codeAtStart(line.trimStart())) continue;
    const begin = line.length - line.trimStart().length;
    for (const { index } of line.matchAll(CODE_INSIDE)) {
      if (index > begin + 20 && codeAtStart(line.slice(index))) starts.set(index, (starts.get(index) ?? 0) + 1);
    }
  }
  const [best, count = 0] = [...starts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return best !== undefined && count >= FEWEST ? best : null;
}
