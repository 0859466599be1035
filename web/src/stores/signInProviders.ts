import { yourPassword } from "@text/stores/session";
import { type AuthProvider, FacebookAuthProvider, GoogleAuthProvider, OAuthProvider } from "firebase/auth";

interface Provider {
  /** What students know it by. */
  readonly name: string;
  /** What Firebase calls it. */
  readonly firebaseId: string;
  readonly begin: () => AuthProvider;
}

/** Every way of signing in outside Cairn that it knows. */
export const SIGN_IN_PROVIDERS = {
  google: { name: "Google", firebaseId: "google.com", begin: () => askingWho(new GoogleAuthProvider()) },
  microsoft: {
    name: "Outlook",
    firebaseId: "microsoft.com",
    begin: () => askingWho(new OAuthProvider("microsoft.com")),
  },
  facebook: { name: "Facebook", firebaseId: "facebook.com", begin: () => new FacebookAuthProvider() },
} as const satisfies Readonly<Record<string, Provider>>;

export type SignInProvider = keyof typeof SIGN_IN_PROVIDERS;

export interface OfferedProvider {
  readonly id: SignInProvider;
  readonly name: string;
}

/** Computers at school are shared: without being asked, the next student would enter as the last one. */
function askingWho<P extends GoogleAuthProvider | OAuthProvider>(provider: P): P {
  provider.setCustomParameters({ prompt: "select_account" });
  return provider;
}

function isSignInProvider(name: string): name is SignInProvider {
  return Object.hasOwn(SIGN_IN_PROVIDERS, name);
}

/**
 * The ways of signing in that this installation offers; one that is off is not shown. Name those that are enabled in
 * the Firebase console when building, in the order of the page:
 *
 *     VITE_SIGN_IN_PROVIDERS=google,microsoft,facebook npm run build
 *
 * An empty value switches all of them off. Unset, a build for the emulators offers all and any other only Google.
 */
export function offeredProviders(configured: string | undefined, isEmulated: boolean): readonly OfferedProvider[] {
  const names = (configured ?? (isEmulated ? "google,microsoft,facebook" : "google")).split(",");
  const ids = new Set(names.map((name) => name.trim()));
  return [...ids].filter(isSignInProvider).map((id) => ({ id, name: SIGN_IN_PROVIDERS[id].name }));
}

/** How students call the ways of an account that Firebase lists: "Google", "your password". */
export function waysInWords(firebaseIds: readonly string[]): readonly string[] {
  const providers = Object.values(SIGN_IN_PROVIDERS);
  return firebaseIds.flatMap((id) => {
    if (id === "password") return [yourPassword];
    const known = providers.find(({ firebaseId }) => firebaseId === id);
    return known ? [known.name] : [];
  });
}
