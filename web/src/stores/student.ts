import { localDayOf } from "@domain/shared/calendarDay";
import type { User } from "firebase/auth";

/** The student who is signed in, as the sign-in provider knows them. */
export interface Student {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** Whether the address is known to be the student's. */
  readonly emailVerified: boolean;
  /** Signed in without an account. */
  readonly isGuest: boolean;
  /** The calendar day the account was created, where the student is; null when the provider does not say. */
  readonly createdOn: string | null;
  /** Reads and answers what students write to support; a claim of the account says so. */
  readonly isAdmin: boolean;
  /** As Firebase calls them: `password`, `google.com`; none for a guest. */
  readonly waysToSignIn: readonly string[];
}

/** `isAdmin`: what the claims of the account said last. */
export function studentOf(user: User, isAdmin: boolean): Student {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    emailVerified: user.emailVerified,
    isGuest: user.isAnonymous,
    createdOn: dayOf(user.metadata.creationTime),
    isAdmin,
    waysToSignIn: user.providerData.map(({ providerId }) => providerId),
  };
}

function dayOf(time: string | undefined): string | null {
  const moment = new Date(time ?? "");
  return Number.isNaN(moment.getTime()) ? null : localDayOf(moment);
}
