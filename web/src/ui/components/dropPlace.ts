/** The index where a row lands when it is dragged by `offset` pixels: down, or up if negative. */
export function dropPlace(heights: readonly number[], from: number, offset: number): number {
  const step = offset < 0 ? -1 : 1;
  let place = from;
  let left = Math.abs(offset);
  // Past the middle of a neighbor, the row takes its place.
  for (let next = from + step; next >= 0 && next < heights.length; next += step) {
    const height = heights[next] ?? 0;
    if (left <= height / 2) break;
    left -= height;
    place = next;
  }
  return place;
}
