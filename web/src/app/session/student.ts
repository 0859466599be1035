import { localDayOf } from "@domain/shared/calendarDay";
import type { User } from "firebase/auth";

/** The signed-in student, as the sign-in provider knows them. */
export interface Student {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  /** Whether the student has verified the address. */
  readonly emailVerified: boolean;
  /** Signed in without an account. */
  readonly isGuest: boolean;
  /** The calendar day the account was created, in the student's time zone; null if the provider does not say. */
  readonly createdOn: string | null;
  /** Reads and answers messages to support. Comes from a claim of the account. */
  readonly isAdmin: boolean;
  /** Firebase's ids: `password`, `google.com`; none for a guest. */
  readonly waysToSignIn: readonly string[];
}

/** `isAdmin`: the account's last known claim. */
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
