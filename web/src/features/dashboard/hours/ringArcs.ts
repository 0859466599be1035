import type { TypeHours } from "./hoursByType.ts";

export const RING = { size: 132, outer: 64.5, inner: 47.5 } as const;
/** The gap between segments, in the drawing's units, as wide at the inner edge as at the outer one. */
const GAP = 3;
/** The smallest segment: a fiftieth of the ring, so that one hour among hundreds can still be seen and pressed. */
const LEAST = (2 * Math.PI) / 50;

export interface RingArc extends TypeHours {
  /** The outline of the segment, around the center of the ring. */
  readonly path: string;
}

/**
 * One segment for each type with hours, clockwise from the top. The whole ring is `goal` hours, or the sum of the hours
 * if there is no goal or they exceed it.
 */
export function ringArcs(types: readonly TypeHours[], goal: number | null): RingArc[] {
  const shown = types.filter(({ completed }) => completed > 0);
  const total = shown.reduce((sum, { completed }) => sum + completed, 0);
  const whole = Math.max(total, goal ?? 0);
  const angles = sharesOf(shown.map(({ completed }) => (completed / whole) * 2 * Math.PI));
  // A single segment needs no gap.
  const gap = shown.length > 1 ? GAP : 0;
  let from = 0;
  return shown.map((hours, place) => {
    const to = from + (angles[place] ?? 0);
    const path = outlineOf(from, to, gap);
    from = to;
    return { ...hours, path };
  });
}

/** Raises small shares to the visible minimum and shrinks the others. */
function sharesOf(angles: readonly number[]): number[] {
  const room = angles.reduce((sum, angle) => sum + angle, 0);
  const raised = angles.map((angle) => Math.max(angle, LEAST));
  const excess = raised.reduce((sum, angle) => sum + angle, 0) - room;
  const large = raised.filter((angle) => angle > 2 * LEAST).reduce((sum, angle) => sum + angle, 0);
  if (excess <= 0 || large <= excess) return raised;
  return raised.map((angle) => (angle > 2 * LEAST ? angle - (angle / large) * excess : angle));
}

/** The outer edge from one angle to the other, then the inner edge back. Angles run clockwise from the top. */
function outlineOf(from: number, to: number, gap: number): string {
  const { outer, inner } = RING;
  const [outerStart, ...outerStops] = stopsOn(outer, from, to, gap);
  const [innerStart, ...innerStops] = stopsOn(inner, from, to, gap).reverse();
  const arcs = (radius: number, sweep: 0 | 1) => (stop: string) => `A${radius},${radius},0,0,${sweep},${stop}`;
  return [
    `M${outerStart}`,
    ...outerStops.map(arcs(outer, 1)),
    `L${innerStart}`,
    ...innerStops.map(arcs(inner, 0)),
    "Z",
  ].join("");
}

/** The start, middle and end of an edge. Each SVG arc then covers at most half a circle and needs no large-arc flag. */
function stopsOn(radius: number, from: number, to: number, gap: number): string[] {
  const trim = Math.asin(gap / 2 / radius);
  const [start, end] = [from + trim, to - trim];
  return [start, (start + end) / 2, end].map(
    (angle) => `${round(radius * Math.sin(angle))},${round(-radius * Math.cos(angle))}`,
  );
}

function round(coordinate: number): number {
  return Math.round(coordinate * 1000) / 1000;
}
