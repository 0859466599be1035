/** The indexes of the first and the last row of a part of a list. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * With more rows than this to go, a step adds or removes two at each end, otherwise one. Each costs a frame of a slow
 * device, but a student who scrolls fast would reach the end of the rows that are ready.
 */
const FEW_TO_GO = 12;

/** Rows further away from the visible ones than this are removed at once, so that a long fling does not collect rows. */
const FARTHEST = 80;

/** The rows of a list at rest: the visible ones, and as many as fit on a `page` before and after them. */
export function rowsAtRest(visible: RowSpan, page: number, count: number): RowSpan {
  return { first: Math.max(0, visible.first - page), last: Math.min(count - 1, visible.last + page) };
}

/** The rows to render now: the visible ones, and those rendered before that are connected with them. */
export function rowsToRender(before: RowSpan | null, visible: RowSpan, count: number): RowSpan {
  if (before === null || before.last + 1 < visible.first || before.first - 1 > visible.last) return visible;
  const farthest = rowsAtRest(visible, FARTHEST, count);
  return {
    first: Math.max(farthest.first, Math.min(before.first, visible.first)),
    last: Math.min(farthest.last, Math.max(before.last, visible.last)),
  };
}

/** The rows of the next step, on the way to those at rest. */
export function rowsOfNextStep(now: RowSpan, atRest: RowSpan): RowSpan {
  return { first: stepTo(now.first, atRest.first), last: stepTo(now.last, atRest.last) };
}

function stepTo(from: number, to: number): number {
  const toGo = to - from;
  return from + Math.sign(toGo) * (Math.abs(toGo) > FEW_TO_GO ? 2 : 1);
}
