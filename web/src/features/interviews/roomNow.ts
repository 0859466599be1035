/**
 * Now, in milliseconds since 1970, for the clock of a station. Within a page it only moves forward at an even pace: a
 * change of the device's time does not move it. After a reload it continues, because the page's start is its base.
 */
export function roomNow(): number {
  return performance.timeOrigin + performance.now();
}
