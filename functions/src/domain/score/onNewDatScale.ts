/**
 * The DAT's academic average of the scale of 1 to 30 (index) on the scale of 200 to 600. The ADA's table differs by
 * section, so these pairs are for the academic average alone.
 */
const FIRST = 15;
const NEW_AVERAGES = [330, 350, 370, 390, 410, 420, 440, 460, 470, 490, 510] as const;

/**
 * An academic average of 1 to 30 as the scale of 200 to 600 would give it, to the whole point: an estimate, see
 * `datConcordanceRule.ts`. Null outside 15 to 25, where no figures are known.
 */
export function onNewDatScale(oldAverage: number): number | null {
  const place = oldAverage - FIRST;
  const below = NEW_AVERAGES[Math.floor(place)];
  const above = NEW_AVERAGES[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
