export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A height over the map; anything that can be asked at a point. */
export type Terrain = (x: number, y: number) => number;

interface Area {
  readonly width: number;
  readonly height: number;
  /** The distance between two samples. */
  readonly step: number;
}

/** The line at one height as a path: marching squares, each square crossed by at most two straight pieces. */
export function contourPath(terrain: Terrain, level: number, { width, height, step }: Area): string {
  const pieces: string[] = [];
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const crossings = crossingsOf(terrain, level, x, y, step);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i], crossings[i + 1]];
        if (from && to) pieces.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
      }
    }
  }
  return pieces.join("");
}

/** Where the level crosses the edges of one square, clockwise from the top. */
function crossingsOf(terrain: Terrain, level: number, x: number, y: number, step: number): readonly Point[] {
  const corners: readonly Point[] = [
    { x, y },
    { x: x + step, y },
    { x: x + step, y: y + step },
    { x, y: y + step },
  ];
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [low, high] = [terrain(from.x, from.y) - level, terrain(to.x, to.y) - level];
    if (low < 0 === high < 0) return [];
    const share = low / (low - high);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
