import { addMonths } from "./calendarDay.ts";

/** A fact that Cairn relies on, as a "rule card" shows it: what it says, who says so and when that was looked at. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Who says so, by name. */
  readonly source: string;
  /** Where that can be read; for a rule of Cairn's own, a page to hold it against. */
  readonly sourceUrl: string;
  /** What a rule of Cairn's own is held against at `sourceUrl`. */
  readonly compareWith?: string;
  /** The calendar day the source was last read. */
  readonly checked_on: string;
  /** False where sources disagree or the service itself was not seen; the screen then says that it is an estimate. */
  readonly verified: boolean;
}

/** Facts age: after a year nobody should lean on one without looking again. */
export function isOld({ checked_on }: Pick<Rule, "checked_on">, today: string): boolean {
  return addMonths(checked_on, 12) < today;
}
