import { CYCLE_COLUMNS, type Cycle, type CycleFlow, type CycleStage } from "@domain/season/cycle";

/** The picture's size and parts, in its own units. */
export const PICTURE = { width: 760, top: 34, left: 8, right: 118, bar: 14, gap: 34, tallest: 250 } as const;

export interface StageBox {
  readonly stage: CycleStage;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly schools: number;
}

export interface FlowBand {
  readonly flow: CycleFlow;
  /** The outline, for the `d` of an SVG path. */
  readonly path: string;
}

export interface CycleLayout {
  readonly height: number;
  readonly boxes: readonly StageBox[];
  readonly bands: readonly FlowBand[];
}

/** A place in a column: a stage, or where a flow passes through a column it skips. */
interface Slot {
  readonly key: string;
  readonly schools: number;
}

const columnOf = (stage: CycleStage) => CYCLE_COLUMNS.findIndex((column) => column.some((known) => known === stage));

/**
 * Places the stages in columns and the flows between them, each as wide as its number of schools. A flow that skips a
 * column passes below the column's stages, so nothing overlaps.
 */
export function cycleLayout({ totals, flows }: Cycle): CycleLayout {
  const columns = CYCLE_COLUMNS.map((_, at) => at).filter((at) => [...totals.keys()].some((s) => columnOf(s) === at));
  const slots = columns.map((column) => slotsOf(column, totals, flows));
  const most = Math.max(1, ...slots.map((column) => sum(column)));
  const unit = Math.min(28, PICTURE.tallest / most);
  const step =
    columns.length > 1 ? (PICTURE.width - PICTURE.left - PICTURE.right - PICTURE.bar) / (columns.length - 1) : 0;
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  let lowest = 0;
  for (const [at, column] of slots.entries()) {
    let y = PICTURE.top;
    for (const { key, schools } of column) {
      places.set(key, { x: PICTURE.left + at * step, y });
      y += schools * unit + PICTURE.gap;
    }
    lowest = Math.max(lowest, y);
  }
  const placeOf = (key: string) => places.get(key) ?? { x: 0, y: 0 };
  return {
    height: lowest - PICTURE.gap + 12,
    boxes: [...totals].map(([stage, schools]) => ({ stage, ...placeOf(stage), schools, height: schools * unit })),
    bands: bandsOf(flows, columns, placeOf, unit),
  };
}

function slotsOf(column: number, totals: Cycle["totals"], flows: readonly CycleFlow[]): readonly Slot[] {
  const stages = [...totals].filter(([stage]) => columnOf(stage) === column);
  const passing = flows.filter(({ from, to }) => columnOf(from) < column && columnOf(to) > column);
  return [
    ...stages.map(([stage, schools]) => ({ key: stage, schools })),
    ...passing.map((flow) => ({ key: passKey(flow, column), schools: flow.schools })),
  ];
}

const passKey = ({ from, to }: CycleFlow, column: number) => `${from}-${to}-${column}`;

function sum(slots: readonly Slot[]): number {
  return slots.reduce((total, { schools }) => total + schools, 0);
}

function bandsOf(
  flows: readonly CycleFlow[],
  columns: readonly number[],
  placeOf: (key: string) => { readonly x: number; readonly y: number },
  unit: number,
): readonly FlowBand[] {
  // How much of each stage's right edge is taken already, and where on the left edge of its target each flow arrives.
  const leaving = new Map<CycleStage, number>();
  const arrivals = arrivalsOf(flows, unit);
  return flows.map((flow) => {
    const { from, to, schools } = flow;
    const thick = schools * unit;
    const start = placeOf(from);
    const end = placeOf(to);
    const through = columns
      .filter((column) => column > columnOf(from) && column < columnOf(to))
      .map((column) => placeOf(passKey(flow, column)));
    const points = [
      { x: start.x + PICTURE.bar, y: start.y + (leaving.get(from) ?? 0) },
      ...through.flatMap(({ x, y }) => [
        { x, y },
        { x: x + PICTURE.bar, y },
      ]),
      { x: end.x, y: end.y + (arrivals.get(flow) ?? 0) },
    ];
    leaving.set(from, (leaving.get(from) ?? 0) + thick);
    return { flow, path: outline(points, thick) };
  });
}

/** What comes from the nearest column arrives first: what skips columns passes below. */
function arrivalsOf(flows: readonly CycleFlow[], unit: number): ReadonlyMap<CycleFlow, number> {
  const taken = new Map<CycleStage, number>();
  const nearestFirst = flows.toSorted((a, b) => columnOf(b.from) - columnOf(a.from));
  return new Map(
    nearestFirst.map((flow) => {
      const before = taken.get(flow.to) ?? 0;
      taken.set(flow.to, before + flow.schools * unit);
      return [flow, before];
    }),
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Along the points at the top, and back at the bottom. */
function outline(points: readonly Point[], thick: number): string {
  const back = points.map(({ x, y }) => ({ x, y: y + thick })).toReversed();
  const [first] = points;
  const [turn] = back;
  if (!first || !turn) return "";
  return `M${pair(first)}${curves(points)}L${pair(turn)}${curves(back)}Z`;
}

function curves(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((point, index) => {
      const before = points[index] ?? point;
      const middle = (before.x + point.x) / 2;
      return `C${pair({ x: middle, y: before.y })} ${pair({ x: middle, y: point.y })} ${pair(point)}`;
    })
    .join("");
}

function pair({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
