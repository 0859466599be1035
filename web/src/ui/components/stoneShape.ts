/** Points as x1, y1, x2, y2, …, in the stone's units. The y axis points down, and the ground is at 0. */
type Points = readonly number[];

interface Stone {
  /** Clockwise from the right end. The upper edge is the last six of its fourteen points. */
  readonly outline: Points;
  /** Where the light ends below the upper edge, from right to left, without the ends of that edge. */
  readonly shade: Points;
}

const UPPER_EDGE = -6;

/** The paths of a stone's body and of its lit upper side. Only their points are stored, a third of the paths' length. */
export function stoneShape({ outline, shade }: Stone): { readonly body: string; readonly lit: string } {
  const around = pairs(outline);
  const edge = around.slice(UPPER_EDGE);
  const below = [...edge.slice(-1), ...pairs(shade), ...edge.slice(0, 1)];
  const [left] = edge;
  const [right] = below;
  return {
    body: `M${around[0]}${curve([...around.slice(-1), ...around, ...around.slice(0, 2)])}Z`,
    lit: `M${left}${curve(withEnds(edge))}L${right}${curve(withEnds(below))}Z`,
  };
}

type Point = readonly [x: number, y: number];

function pairs(points: Points): readonly Point[] {
  return points.flatMap((x, index) => (index % 2 === 0 ? [[x, points[index + 1] ?? 0] as const] : []));
}

/** An open curve leaves its ends straight towards their neighbors. */
function withEnds(points: readonly Point[]): readonly Point[] {
  return [...points.slice(0, 1), ...points, ...points.slice(-1)];
}

/** A Catmull-Rom spline through all points but the first and the last, which only give it its direction. */
function curve(points: readonly Point[]): string {
  return points
    .slice(3)
    .map((after, index) => {
      const [before, from, to] = points.slice(index, index + 3);
      if (!before || !from || !to) return "";
      return `C${control(from, before, to)} ${control(to, after, from)} ${to}`;
    })
    .join("");
}

/** The control point next to `at`, on the side of `towards`. */
function control(at: Point, behind: Point, towards: Point): string {
  return at
    .map((value, axis) => Math.round(10 * (value + ((towards[axis] ?? 0) - (behind[axis] ?? 0)) / 6)) / 10)
    .join();
}
