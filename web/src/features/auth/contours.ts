export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The height at a point of the map. */
export type Terrain = (x: number, y: number) => number;

interface Area {
  readonly width: number;
  readonly height: number;
  /** The distance between two samples. */
  readonly step: number;
}

/**
 * The contour lines at these heights, each as a path: marching squares, with at most two straight pieces in each
 * square.
 */
export function contourPaths(terrain: Terrain, levels: readonly number[], area: Area): readonly string[] {
  const squares = squaresOf(terrain, area);
  return levels.map((level) => squares.map((square) => piecesIn(square, level)).join(""));
}

interface Corner extends Point {
  readonly height: number;
}

/** Its corners clockwise from the top left. */
type Square = readonly [Corner, Corner, Corner, Corner];

/** Samples the height of every corner once, whatever the number of levels: the terrain is the slow part. */
function squaresOf(terrain: Terrain, { width, height, step }: Area): readonly Square[] {
  const rows: Corner[][] = [];
  for (let y = 0; y < height + step; y += step) {
    const row: Corner[] = [];
    for (let x = 0; x < width + step; x += step) row.push({ x, y, height: terrain(x, y) });
    rows.push(row);
  }
  return rows.slice(1).flatMap((below, index) => {
    const above = rows[index] ?? [];
    return below.slice(1).flatMap((bottomRight, place): Square[] => {
      const [topLeft, topRight, bottomLeft] = [above[place], above[place + 1], below[place]];
      return topLeft && topRight && bottomLeft ? [[topLeft, topRight, bottomRight, bottomLeft]] : [];
    });
  });
}

/** The straight pieces of one square: from one edge that the level crosses to the next. */
function piecesIn(square: Square, level: number): string {
  const crossings = crossingsOf(square, level);
  let pieces = "";
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from, to] = [crossings[i], crossings[i + 1]];
    if (from && to) pieces += `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  }
  return pieces;
}

function crossingsOf([first, second, third, fourth]: Square, level: number): readonly Point[] {
  const isBelow = first.height < level;
  // Most squares are crossed by one line or none. Skip those without one early.
  if (second.height < level === isBelow && third.height < level === isBelow && fourth.height < level === isBelow)
    return [];
  const edges = [
    [first, second],
    [second, third],
    [third, fourth],
    [fourth, first],
  ] as const;
  return edges.flatMap(([from, to]) => {
    const [low, high] = [from.height - level, to.height - level];
    if (low < 0 === high < 0) return [];
    const share = low / (low - high);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
