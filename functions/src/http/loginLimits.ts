import { windowEnd } from "../data/AttemptCounts.ts";
import type { Services } from "./Services.ts";
import { tooManyRequests } from "./tooManyRequests.ts";

/** Failures allowed in ten minutes. A whole school may share one address, but an account is one person. */
export const SENDER_FAILURES = 300;
/** Failures of one sender on one account, and of all senders on it. So a stranger's ten do not lock its owner out. */
export const SENDER_ACCOUNT_FAILURES = 10;
export const ACCOUNT_FAILURES = 100;
export const DEVICE_FAILURES = 20;
/** How many sign-ups of one sender can learn in ten minutes that an address has an account. */
export const SENDER_TAKEN = 20;
/** How many accounts one sender can create in ten minutes. */
export const SENDER_ACCOUNTS = 300;
/** Comments of one sender on one share in ten minutes, and on all shares: a whole school may share one address. */
export const SENDER_COMMENTS = 10;
export const SENDER_COMMENTS_EVERYWHERE = 300;
/** Openings of shares and reports about them by one sender in ten minutes. */
export const SENDER_OPENINGS = 600;
export const SENDER_REPORTS = 20;

/** A counted subject and its limit per window. */
export interface Limit {
  readonly subject: string;
  readonly most: number;
}

/** Refuses a call if one of the limits is reached. Otherwise returns how much of each is used. */
export async function refuseBeyond({ attempts, blockList, now }: Services, limits: readonly Limit[]) {
  const at = now();
  if (limits.some(({ subject }) => blockList.has(subject, at))) throw tooManyRequests();
  const counts = await attempts.read(
    limits.map(({ subject }) => subject),
    at,
  );
  const reached = limits.filter(({ most }, index) => (counts[index] ?? 0) >= most);
  for (const { subject } of reached) blockList.add(subject, windowEnd(at));
  if (reached.length > 0) throw tooManyRequests();
  return counts;
}

export async function countFor({ attempts, now }: Services, limits: readonly Limit[]): Promise<void> {
  await attempts.add(
    limits.map(({ subject }) => subject),
    now(),
  );
}
