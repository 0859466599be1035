export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Piece {
  readonly from: Point;
  readonly to: Point;
  readonly slopeFrom: number;
  readonly slopeTo: number;
}

export const TERRAIN = { width: 560, left: 4, right: 556, ground: 78, summit: 20, foot: 74 } as const;

/** The busiest month reaches the summit only with at least this many tasks: one or two do not make a mountain. */
const FEWEST_FOR_SUMMIT = 3;

/** The x position of a place in the year: 0 to 12 months from August 1. */
export function acrossYear(place: number): number {
  return TERRAIN.left + (place / 12) * (TERRAIN.right - TERRAIN.left);
}

/** One point in the middle of each month, and half slopes to both ends of the year. */
export function hillPoints(counts: readonly number[]): Point[] {
  const most = Math.max(FEWEST_FOR_SUMMIT, ...counts);
  const height = (count: number) => TERRAIN.foot - (count / most) * (TERRAIN.foot - TERRAIN.summit);
  const months = counts.map((count, month) => ({ x: acrossYear(month + 0.5), y: height(count) }));
  return [
    { x: TERRAIN.left, y: height((counts[0] ?? 0) / 2) },
    ...months,
    { x: TERRAIN.right, y: height((counts.at(-1) ?? 0) / 2) },
  ];
}

/** Cubic pieces that never overshoot a point: a quiet month stays as low as it is. */
function pieces(points: readonly Point[]): Piece[] {
  const secants = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return (to.y - from.y) / (to.x - from.x);
  });
  const slopes = points.map((_, index) => {
    const before = secants[index - 1] ?? secants[index] ?? 0;
    const after = secants[index] ?? before;
    // Flat at a turning point. Elsewhere, the harmonic mean keeps the curve monotone.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points.slice(1).map((to, index) => ({
    from: points[index] ?? to,
    to,
    slopeFrom: slopes[index] ?? 0,
    slopeTo: slopes[index + 1] ?? 0,
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of the hills as an SVG path. */
export function hillPath(points: readonly Point[]): string {
  const start = points[0];
  if (!start) return "";
  const curves = pieces(points).map(({ from, to, slopeFrom, slopeTo }) => {
    const third = (to.x - from.x) / 3;
    const first = `${round(from.x + third)} ${round(from.y + third * slopeFrom)}`;
    const second = `${round(to.x - third)} ${round(to.y - third * slopeTo)}`;
    return `C${first} ${second} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join("")}`;
}

/** The height of the hills at `x`, to place objects on them. */
export function hillAt(points: readonly Point[], x: number): number {
  const piece = pieces(points).find((each) => x <= each.to.x);
  if (!piece) return TERRAIN.foot;
  const { from, to, slopeFrom, slopeTo } = piece;
  const width = to.x - from.x;
  const t = (x - from.x) / width;
  const rest = 1 - t;
  return (
    rest * rest * (1 + 2 * t) * from.y +
    t * t * (3 - 2 * t) * to.y +
    t * rest * rest * width * slopeFrom -
    t * t * rest * width * slopeTo
  );
}
