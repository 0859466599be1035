/**
 * The DAT's academic average on the 200-600 scale, by the average on the 1-30 scale (index). The ADA's table differs by
 * section, so these pairs are for the academic average only.
 */
const FIRST = 15;
const NEW_AVERAGES = [330, 350, 370, 390, 410, 420, 440, 460, 470, 490, 510] as const;

/**
 * Converts an academic average from the 1-30 scale to the 200-600 scale, rounded to a whole point. An estimate, see
 * `datConcordanceRule.ts`. Null outside 15 to 25, because no figures are known there.
 */
export function onNewDatScale(oldAverage: number): number | null {
  const place = oldAverage - FIRST;
  const below = NEW_AVERAGES[Math.floor(place)];
  const above = NEW_AVERAGES[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
