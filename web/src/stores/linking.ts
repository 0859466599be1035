import { LOCALE } from "@domain/shared/language";
import * as text from "@text/stores/session";
import { FirebaseError } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  OAuthProvider,
  type User,
} from "firebase/auth";
import { AppError, messageOf } from "../errors.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider, waysInWords } from "./signInProviders.ts";

/** "Google or your password" */
const ALTERNATIVES = new Intl.ListFormat(LOCALE, { type: "disjunction" });
const EXISTS = "auth/account-exists-with-different-credential";

/** A way of signing in that joins an account as soon as its owner has entered by a way they had before. */
export interface PendingLink {
  readonly email: string;
  /** The provider's name. */
  readonly name: string;
  readonly credential: AuthCredential;
  /** What the student reads meanwhile. */
  readonly told: AppError;
}

/** What waits after a sign-in that failed because its address has an account; null after any other failure. */
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

/** Empty for projects that keep their students' addresses from being probed. */
async function waysOf(auth: Auth, email: string): Promise<readonly string[]> {
  try {
    return await fetchSignInMethodsForEmail(auth, email);
  } catch {
    return [];
  }
}

/** Adds the waiting way to the account that was entered, and says how that went. The student is in either way. */
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
