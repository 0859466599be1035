import { FirebaseError } from "firebase/app";
import {
  type Auth,
  type AuthProvider,
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  linkWithPopup,
  OAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signInWithRedirect,
  type User,
  type UserCredential,
} from "firebase/auth";
import { appErrorOf } from "../../base/errors.ts";
import { SIGN_IN_PROVIDERS, type SignInProvider } from "../../base/signInProviders.ts";

/** As `AccountStore` reads it. */
const REDIRECTED = "redirected";

/** Opens the provider's window. A browser opens it only right after a press. */
export function signInByWindow(auth: Auth, provider: SignInProvider): Promise<UserCredential> {
  return signInWithPopup(auth, providerFor(provider), browserPopupRedirectResolver);
}

export function linkByWindow(user: User, provider: SignInProvider): Promise<UserCredential> {
  return linkWithPopup(user, providerFor(provider), browserPopupRedirectResolver);
}

export function confirmByWindow(user: User, provider: SignInProvider): Promise<UserCredential> {
  return reauthenticateWithPopup(user, providerFor(provider), browserPopupRedirectResolver);
}

/** Replaces this page by the provider's, and notes in the tab's storage which one it was. */
export async function leaveForProvider(auth: Auth, provider: SignInProvider): Promise<void> {
  sessionStorage.setItem(REDIRECTED, provider);
  try {
    await signInWithRedirect(auth, providerFor(provider), browserPopupRedirectResolver);
  } catch (failure) {
    sessionStorage.removeItem(REDIRECTED);
    throw appErrorOf(failure);
  }
}

/** What the provider's page has answered. Fails if the student has left that page, for example with "Back". */
export async function answerOfProvider(auth: Auth): Promise<UserCredential | null> {
  const answer = await getRedirectResult(auth, browserPopupRedirectResolver);
  if (answer || auth.currentUser) return answer;
  throw new FirebaseError("auth/redirect-cancelled-by-user", "The provider's page was left without an answer.");
}

/** The SDK's own object for a provider. */
export function providerFor(provider: SignInProvider): AuthProvider {
  const { firebaseId } = SIGN_IN_PROVIDERS[provider];
  if (provider === "facebook") return new FacebookAuthProvider();
  const asked = provider === "google" ? new GoogleAuthProvider() : new OAuthProvider(firebaseId);
  // School computers are shared. Without this prompt, the next student would be signed in as the last one.
  return asked.setCustomParameters({ prompt: "select_account" });
}
