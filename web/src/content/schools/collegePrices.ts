import type { FactSource } from "./factSource.ts";
import { loadUnitids } from "./loadUnitids.ts";

/** The columns of `collegePrices.json`, in its order. */
export const PRICE_COLUMNS = [
  "unitid",
  "net_price",
  "net_price_30",
  "net_price_48",
  "net_price_75",
  "net_price_110",
  "net_price_over",
] as const;

/** Family incomes of a year up to these sums of 1,000 USD, as the government groups them. */
export const INCOMES = ["30", "48", "75", "110", "over"] as const;
export type Income = (typeof INCOMES)[number];

/** What a year costs after grants, in USD: on average, and by family income. Null where the college reported none. */
export type NetPrices = Readonly<Record<Income | "average", number | null>>;

export interface LoadedPrices {
  /** By the id in the catalog. Null for a college that the file does not have. */
  readonly pricesOf: (schoolId: string) => NetPrices | null;
  /** Empty while the file has no figures yet. */
  readonly sources: Readonly<Partial<Record<"net_price", FactSource>>>;
}

/** Loads the net prices of every college. */
export async function loadCollegePrices(): Promise<LoadedPrices> {
  const [{ default: file }, unitidOf] = await Promise.all([import("./collegePrices.json"), loadUnitids()]);
  const rows = new Map(file.rows.map((row: string) => [row.slice(0, row.indexOf("\t")), row]));
  return {
    sources: file.sources,
    pricesOf: (schoolId) => {
      const row = rows.get(unitidOf(schoolId));
      return row === undefined ? null : pricesIn(row);
    },
  };
}

/** A row's prices. */
export function pricesIn(row: string): NetPrices {
  const [, average, ...bands] = row.split("\t").map((cell) => (cell === "" ? null : Number(cell)));
  const [at30 = null, at48 = null, at75 = null, at110 = null, over = null] = bands;
  return { average: average ?? null, "30": at30, "48": at48, "75": at75, "110": at110, over };
}
