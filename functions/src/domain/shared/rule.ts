import { addMonths } from "./calendarDay.ts";

/** A fact that Cairn relies on, as a "rule card" shows it: the statement, its source and when it was checked. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The name of the source. */
  readonly source: string;
  /** The source's address. For a rule of Cairn's own, a page to compare it with. */
  readonly sourceUrl: string;
  /** What `sourceUrl` is, for a rule of Cairn's own. */
  readonly compareWith?: string;
  /** The day the source was last read. */
  readonly checked_on: string;
  /** False if sources disagree or the service's own page was not seen. The screen then asks to check it. */
  readonly verified: boolean;
  /** A wrong value costs the student money or a deadline. While it is not verified, the screen warns. */
  readonly isCostly?: boolean;
}

/** Facts get outdated: after a year, one should be checked again. */
export function isOld({ checked_on }: Pick<Rule, "checked_on">, today: string): boolean {
  return addMonths(checked_on, 12) < today;
}
