import { arc } from "d3-shape";
import type { TypeHours } from "./hoursByType.ts";

export const RING = { size: 132, outer: 64.5, inner: 47.5 } as const;
/** Between segments, in the drawing's units. */
const GAP = 3;
/** So that an hour among hundreds can still be seen and hit: a fiftieth of the ring. */
const LEAST = (2 * Math.PI) / 50;

const draw = arc<{ readonly from: number; readonly to: number; readonly gap: number }>()
  .innerRadius(RING.inner)
  .outerRadius(RING.outer)
  .padRadius(RING.outer)
  .padAngle(({ gap }) => gap)
  .startAngle(({ from }) => from)
  .endAngle(({ to }) => to);

export interface RingArc extends TypeHours {
  /** The segment's outline around the middle of the ring. */
  readonly path: string;
}

/**
 * One segment for each type with hours, clockwise from the top. The whole ring stands for `goal` hours, or for the hours
 * themselves once they are more or while there is no goal.
 */
export function ringArcs(types: readonly TypeHours[], goal: number | null): RingArc[] {
  const shown = types.filter(({ completed }) => completed > 0);
  const total = shown.reduce((sum, { completed }) => sum + completed, 0);
  const whole = Math.max(total, goal ?? 0);
  const angles = sharesOf(shown.map(({ completed }) => (completed / whole) * 2 * Math.PI));
  // A ring that is one segment has nothing to be parted from.
  const gap = shown.length > 1 ? GAP / RING.outer : 0;
  let from = 0;
  return shown.map((hours, place) => {
    const to = from + (angles[place] ?? 0);
    const path = draw({ from, to, gap }) ?? "";
    from = to;
    return { ...hours, path };
  });
}

/** Raises slivers to what can be seen, at the cost of the others. */
function sharesOf(angles: readonly number[]): number[] {
  const room = angles.reduce((sum, angle) => sum + angle, 0);
  const raised = angles.map((angle) => Math.max(angle, LEAST));
  const excess = raised.reduce((sum, angle) => sum + angle, 0) - room;
  const large = raised.filter((angle) => angle > 2 * LEAST).reduce((sum, angle) => sum + angle, 0);
  if (excess <= 0 || large <= excess) return raised;
  return raised.map((angle) => (angle > 2 * LEAST ? angle - (angle / large) * excess : angle));
}
