import type { Rule } from "./rule.ts";

/**
 * The DAT's academic average of the scale of 1 to 30 (index) on the scale of 200 to 600. The ADA's table differs by
 * section, so these pairs are for the academic average alone.
 */
const FIRST = 15;
const NEW_AVERAGES = [330, 350, 370, 390, 410, 420, 440, 460, 470, 490, 510] as const;

export const DAT_CONCORDANCE_RULE: Rule = {
  id: "dat-concordance",
  title: "The two DAT scales side by side",
  text:
    "Academic averages, old to new: 15 is 330, 16 is 350, 17 is 370, 18 is 390, 19 is 410, 20 is 420, 21 is 440, 22 is " +
    "460, 23 is 470, 24 is 490 and 25 is 510. Cairn fills in between for a school's 20.7. It is an estimate, for the " +
    "academic average alone: the table differs by section.",
  source: "futuredentistprep.com, which quotes the ADA's concordance table; the table itself was not opened",
  sourceUrl: "https://futuredentistprep.com/blog/dat-scoring-scale-200-600",
  checked_on: "2026-11-22",
  verified: false,
};

/**
 * An academic average of 1 to 30 as the scale of 200 to 600 would give it, to the whole point: an estimate, see
 * `DAT_CONCORDANCE_RULE`. Null outside 15 to 25, where no figures are known.
 */
export function onNewDatScale(oldAverage: number): number | null {
  const place = oldAverage - FIRST;
  const below = NEW_AVERAGES[Math.floor(place)];
  const above = NEW_AVERAGES[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}
