/** A published price in US dollars, and the free amount per month. */
interface Price {
  readonly what: string;
  readonly dollars: number;
  /** The number of units the price is for. */
  readonly per: number;
  readonly free: number;
  readonly source: string;
}

/** The day the price lists were last read, in stored copies of the pages. */
export const CHECKED_ON = "2026-11-22";

const DAYS = 30;
const FIRESTORE = "https://cloud.google.com/firestore/pricing";
const CLOUD_RUN = "https://cloud.google.com/run/pricing";
const HOSTING = "https://firebase.google.com/pricing";
const NETWORK = "https://cloud.google.com/vpc/network-pricing";
const LOGGING = "https://cloud.google.com/stackdriver/pricing";

/**
 * Prices for a project in us-central1. Second-generation functions are billed as Cloud Run services, per request time.
 * Firebase Auth without Identity Platform has no price for each user.
 */
export const PRICES = {
  reads: { what: "document reads", dollars: 0.03, per: 100_000, free: 50_000 * DAYS, source: FIRESTORE },
  writes: { what: "document writes", dollars: 0.09, per: 100_000, free: 20_000 * DAYS, source: FIRESTORE },
  deletes: { what: "document deletes", dollars: 0.01, per: 100_000, free: 20_000 * DAYS, source: FIRESTORE },
  calls: { what: "function calls", dollars: 0.4, per: 1_000_000, free: 2_000_000, source: CLOUD_RUN },
  cpuSeconds: { what: "CPU seconds", dollars: 0.000024, per: 1, free: 180_000, source: CLOUD_RUN },
  memoryGiBSeconds: {
    what: "GiB-seconds of memory",
    dollars: 0.0000025,
    per: 1,
    free: 360_000,
    source: CLOUD_RUN,
  },
  hostingGiB: { what: "GiB from Hosting", dollars: 0.15, per: 1, free: (360 / 1024) * DAYS, source: HOSTING },
  storedGiB: { what: "GiB stored", dollars: 0.15, per: 1, free: 1, source: FIRESTORE },
  // The highest price, for the first TiB. It falls to two thirds for the largest amounts.
  firestoreOutGiB: { what: "GiB from Firestore", dollars: 0.12, per: 1, free: 10, source: NETWORK },
  logsGiB: { what: "GiB of logs", dollars: 0.5, per: 1, free: 50, source: LOGGING },
} as const satisfies Readonly<Record<string, Price>>;

export type Billed = keyof typeof PRICES;

export const BILLED = Object.keys(PRICES) as readonly Billed[];

/** The use in a month. */
export type Usage = Readonly<Record<Billed, number>>;

/** A month's bill for one kind of use, in dollars. */
export function billFor(kind: Billed, used: number): number {
  const { dollars, per, free } = PRICES[kind];
  return (Math.max(0, used - free) / per) * dollars;
}
