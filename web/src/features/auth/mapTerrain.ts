export const MAP = { width: 560, height: 860 };

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly across: number;
  readonly along: number;
}

const HILLS: readonly Hill[] = [
  { x: 158, y: 225, height: 128, across: 92, along: 104 },
  { x: 414, y: 150, height: 168, across: 100, along: 150 },
  { x: 250, y: 470, height: 34, across: 260, along: 120 },
  { x: 60, y: 620, height: 26, across: 120, along: 80 },
  { x: 470, y: 780, height: 22, across: 150, along: 70 },
  { x: 412, y: 648, height: -24, across: 70, along: 62 },
];

/**
 * The height of the welcome map at a point: a few round hills, and a slow wave that keeps the lines from being perfect
 * curves.
 */
export function heightAt(x: number, y: number): number {
  const wave = 7 * Math.sin(x / 47 + y / 71) + 5 * Math.sin(x / 29 - y / 43);
  return HILLS.reduce(
    (sum, hill) =>
      sum + hill.height * Math.exp(-(((x - hill.x) / hill.across) ** 2) - ((y - hill.y) / hill.along) ** 2),
    wave,
  );
}
