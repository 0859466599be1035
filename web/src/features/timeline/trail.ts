/** A row of places on one line of the drawing. */
export interface TrailRow<Place> {
  /** The index of the leg it belongs to. */
  readonly leg: number;
  readonly places: readonly Place[];
  /** The trail winds: one row goes right, and the row that starts at its end goes left. */
  readonly isForward: boolean;
  /** The index of the row at whose end it starts; null for the first. */
  readonly from: number | null;
}

interface TrailLeg<Place> {
  readonly rows: readonly (readonly Place[])[];
  /** A side path: what follows does not start at its end. */
  readonly isSide: boolean;
}

/** Lays out the rows of every leg, each from the end of the row before it. */
export function layTrail<Place>(legs: readonly TrailLeg<Place>[]): TrailRow<Place>[] {
  const laid: TrailRow<Place>[] = [];
  let base: number | null = null;
  legs.forEach(({ rows, isSide }, leg) => {
    let from = base;
    for (const places of rows) {
      const isForward = from === null || !laid[from]?.isForward;
      from = laid.push({ leg, places, isForward, from }) - 1;
    }
    if (!isSide) base = from;
  });
  return laid;
}

/**
 * Splits a list into rows of at most `most`: at the places where `begins` is true, and longer parts into rows of nearly
 * equal length. Short parts share a row.
 */
export function rowsOf<Place>(places: readonly Place[], most: number, begins: (place: Place) => boolean): Place[][] {
  const parts: Place[][] = [];
  for (const place of places) {
    const last = parts.at(-1);
    if (last && !begins(place)) last.push(place);
    else parts.push([place]);
  }
  const rows: Place[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last && last.length + part.length <= most) last.push(...part);
    else rows.push(...evenly(part, Math.ceil(part.length / most)));
  }
  return rows;
}

function evenly<Place>(places: readonly Place[], count: number): Place[][] {
  return Array.from({ length: count }, (_, index) =>
    places.slice(Math.round((index * places.length) / count), Math.round(((index + 1) * places.length) / count)),
  );
}

/** The viewBox of a row's path. It is stretched to the row, and the path passes each place at half height. */
export const ROW_BOX = { width: 100, height: 20 } as const;
/** How far the path swings from a straight line. */
const SWING = 9;

/** The x positions of the centers of `count` places of equal width. */
export function middles(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (ROW_BOX.width * (index + 0.5)) / count);
}

/**
 * The pieces of a row's path in order: from the left edge to the first place, from place to place, and to the right
 * edge. A row that goes left is mirrored.
 */
export function rowPieces(count: number): readonly string[] {
  const stops = [0, ...middles(count), ROW_BOX.width];
  const y = ROW_BOX.height / 2;
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? 0;
    const third = (to - from) / 3;
    const bend = index % 2 === 0 ? -SWING : SWING;
    // Horizontal at both edges, where the turns begin.
    const first = y + (index === 0 ? 0 : bend);
    const second = y + (index === count ? 0 : bend);
    return `M${round(from)} ${y}C${round(from + third)} ${first} ${round(to - third)} ${second} ${round(to)} ${y}`;
  });
}

/** A part of the trail, and whether the student has walked it. */
export interface TrailPiece {
  readonly d: string;
  readonly isWalked: boolean;
}

export interface Turn {
  /** The side of the drawing it is on. */
  readonly side: "left" | "right";
  readonly pieces: readonly TrailPiece[];
}

/**
 * The turns that connect row `index` to the rows below it, in a box of 100 x 100 from the middle of this row to the
 * middle of the next; x grows outwards. Rows that start at the same end share one path. Null after the last row.
 */
export function turnAfter<Place>(
  rows: readonly TrailRow<Place>[],
  index: number,
  isWalked: (place: Place) => boolean,
): Turn | null {
  const next = rows[index + 1];
  if (!next || next.from === null) return null;
  const from = next.from;
  const begun = ({ places: [first] }: TrailRow<Place>) => first !== undefined && isWalked(first);
  const later = rows.slice(index + 2).filter((row) => row.from === from);
  const isNextWalked = begun(next);
  const isLaterWalked = later.some(begun);
  return {
    side: rows[from]?.isForward ? "right" : "left",
    pieces: [
      { d: from === index ? "M0 0C60 0 90 20 90 50" : "M90 0V50", isWalked: isNextWalked || isLaterWalked },
      { d: "M90 50C90 80 60 100 0 100", isWalked: isNextWalked },
      ...(later.length > 0 ? [{ d: "M90 50V100", isWalked: isLaterWalked }] : []),
    ],
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
