import { type Allowance, countAttempt, forgetAttempts } from "../data/attempts.ts";
import { ApiError } from "./ApiError.ts";
import type { Services } from "./Services.ts";
import { lastHopOf } from "./senderOf.ts";

/** A whole school may sit behind one address; one account is one person. */
const PER_SENDER: Allowance = { attempts: 300, seconds: 600 };
/** Through Hosting a hop is a whole region; without Hosting it is one caller who may claim to be many. */
const PER_HOP: Allowance = { attempts: 3_000, seconds: 600 };
const PER_ACCOUNT: Allowance = { attempts: 10, seconds: 600 };

/** Refuses a call that its sender or its account has made too often. Each call has counters of its own. */
export async function limitAttempts({ db, now }: Services, call: string, sender: string, email: string) {
  const within = await Promise.all([
    countAttempt(db, `${call} sender ${sender}`, PER_SENDER, now()),
    countAttempt(db, `${call} hop ${lastHopOf(sender)}`, PER_HOP, now()),
    countAttempt(db, accountSubject(call, email), PER_ACCOUNT, now()),
  ]);
  if (within.includes(false)) throw tooManyRequests();
}

export async function clearAttempts({ db }: Services, call: string, email: string): Promise<void> {
  await forgetAttempts(db, accountSubject(call, email));
}

export function tooManyRequests(): ApiError {
  return new ApiError("too-many-requests", "Too many tries. Wait ten minutes, then try again.");
}

function accountSubject(call: string, email: string): string {
  return `${call} account ${email.toLowerCase()}`;
}
