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
  /** When the account was created, as the provider writes it; null if it does not say. */
  readonly createdAt: string | null;
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
    createdAt: user.metadata.creationTime ?? null,
    isAdmin,
    waysToSignIn: user.providerData.map(({ providerId }) => providerId),
  };
}
