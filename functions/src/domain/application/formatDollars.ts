import { LOCALE } from "../shared/language.ts";

const DOLLARS = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** "$1,250": whole US dollars as this language writes them. */
export function formatDollars(amount: number): string {
  return DOLLARS.format(amount);
}
