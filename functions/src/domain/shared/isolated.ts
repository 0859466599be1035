/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name for the middle of a sentence. One that is written from right to left would otherwise move the numbers and marks
 * next to it: "قائد, 5 h" is shown as "h 5 ,قائد". Source: Unicode UAX #9, 2.4: first strong isolate (FSI) and its end (PDI).
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
