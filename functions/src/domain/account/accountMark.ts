import * as z from "zod/mini";

/** The account at the moment something was handed out for it: a calendar address, or reminders on a device. */
export const accountMark = z.object({
  /** The moment from which the account's sessions were valid, as the Admin SDK gives it. "" if it is not known. */
  sessions_since: z.string(),
  /** Whether the account's address was confirmed. */
  was_confirmed: z.boolean(),
});
export type AccountMark = z.infer<typeof accountMark>;

/** For what an earlier release has stored without a mark. */
export const NO_MARK: AccountMark = { sessions_since: "", was_confirmed: true };

/** What the Admin SDK tells about an account. */
interface Account {
  readonly tokensValidAfterTime?: string | undefined;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}

export function markOf({ tokensValidAfterTime = "", emailVerified }: Account): AccountMark {
  return { sessions_since: tokensValidAfterTime, was_confirmed: emailVerified };
}

/**
 * Whether what was handed out has ended. A disabled account, the end of all sessions, a new password and a new address
 * end it (Google moves `tokensValidAfterTime` at each of these). So does the first confirmation of the address: whoever
 * registered it before could not confirm it, and may be another person.
 *
 * @param since When it was handed out, in milliseconds. Decides for what has no mark.
 */
export function hasEnded({ sessions_since, was_confirmed }: AccountMark, since: number, account: Account): boolean {
  const { tokensValidAfterTime = "", emailVerified, disabled } = account;
  if (disabled || (emailVerified && !was_confirmed)) return true;
  if (sessions_since !== "") return sessions_since !== tokensValidAfterTime;
  return Date.parse(tokensValidAfterTime) > since;
}
