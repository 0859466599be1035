/** A published price in US dollars, and the free amount per month. */
interface Price {
  readonly dollars: number;
  /** The number of units the price is for. */
  readonly per: number;
  readonly free: number;
  readonly source: string;
}

/** The day the price lists were last read. */
export const CHECKED_ON = "2026-11-21";

const DAYS = 30;
const FIRESTORE = "https://cloud.google.com/firestore/pricing";
const CLOUD_RUN = "https://cloud.google.com/run/pricing";
const HOSTING = "https://firebase.google.com/pricing";

/**
 * Prices for a project in us-central1. Second-generation functions are billed as Cloud Run services, per request time.
 */
export const PRICES = {
  reads: { dollars: 0.03, per: 100_000, free: 50_000 * DAYS, source: FIRESTORE },
  writes: { dollars: 0.09, per: 100_000, free: 20_000 * DAYS, source: FIRESTORE },
  calls: { dollars: 0.4, per: 1_000_000, free: 2_000_000, source: CLOUD_RUN },
  cpuSeconds: { dollars: 0.000024, per: 1, free: 180_000, source: CLOUD_RUN },
  memoryGiBSeconds: { dollars: 0.0000025, per: 1, free: 360_000, source: CLOUD_RUN },
  hostingGiB: { dollars: 0.15, per: 1, free: (360 / 1024) * DAYS, source: HOSTING },
  storedGiB: { dollars: 0.15, per: 1, free: 1, source: FIRESTORE },
} as const satisfies Readonly<Record<string, Price>>;

export type Billed = keyof typeof PRICES;

/** The use in a month. */
export type Usage = Readonly<Record<Billed, number>>;

/** A month's bill for one kind of use, in dollars. */
export function billFor(kind: Billed, used: number): number {
  const { dollars, per, free } = PRICES[kind];
  return (Math.max(0, used - free) / per) * dollars;
}
