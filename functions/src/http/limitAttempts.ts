import { type Allowance, countAttempt, forgetAttempts } from "../data/attempts.ts";
import { ApiError } from "./ApiError.ts";
import type { Services } from "./Services.ts";

/** A whole school may sit behind one address; one account is one person. */
const PER_ADDRESS: Allowance = { attempts: 300, seconds: 600 };
const PER_ACCOUNT: Allowance = { attempts: 10, seconds: 600 };

/** Refuses a call that its address or its account has made too often. Each call has counters of its own. */
export async function limitAttempts({ db, now }: Services, call: string, address: string, email: string) {
  const within = await Promise.all([
    countAttempt(db, `${call} address ${address}`, PER_ADDRESS, now()),
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
