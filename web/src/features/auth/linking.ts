import { LOCALE } from "@domain/shared/language";
import * as text from "@text/stores/linking";
import { FirebaseError } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  OAuthProvider,
  type User,
} from "firebase/auth";
import { AppError, messageOf } from "../../base/errors.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider, waysInWords } from "../../base/signInProviders.ts";

/** "Google or your password" */
const ALTERNATIVES = new Intl.ListFormat(LOCALE, { type: "disjunction" });
const EXISTS = "auth/account-exists-with-different-credential";

/** A sign-in method that is linked to an account as soon as its owner has signed in with a method they had before. */
export interface PendingLink {
  readonly email: string;
  /** The provider's name. */
  readonly name: string;
  readonly credential: AuthCredential;
  /** The message for the student meanwhile. */
  readonly told: AppError;
}

/** The pending link after a sign-in that failed because its address has an account; null after any other failure. */
export async function pendingLinkOf(
  auth: Auth,
  provider: SignInProvider,
  failure: unknown,
): Promise<PendingLink | null> {
  if (!(failure instanceof FirebaseError && failure.code === EXISTS)) return null;
  const credential = OAuthProvider.credentialFromError(failure);
  const email = failure.customData?.email;
  if (!credential || typeof email !== "string") return null;
  const { name } = SIGN_IN_PROVIDERS[provider];
  const ways = waysInWords(await waysOf(auth, email));
  const told = new AppError(
    EXISTS,
    ways.length === 0
      ? text.existingAccountSomehow(email, name)
      : text.existingAccount(email, ALTERNATIVES.format(ways), name),
    { cause: failure },
  );
  return { email, name, credential, told };
}

/** Empty in projects with email enumeration protection. */
async function waysOf(auth: Auth, email: string): Promise<readonly string[]> {
  try {
    return await fetchSignInMethodsForEmail(auth, email);
  } catch {
    return [];
  }
}

/**
 * Links the pending method to the account, and returns a message with the result. The student is signed in either way.
 */
export async function linkPending(user: User, { email, name, credential }: PendingLink): Promise<string> {
  if (user.email?.toLowerCase() !== email.toLowerCase()) {
    return text.otherAccount(name, email);
  }
  try {
    await linkWithCredential(user, credential);
    return text.wayAdded(name);
  } catch (failure) {
    return text.wayNotAdded(name, messageOf(failure));
  }
}
