import { yourPassword } from "@text/stores/session";

interface Provider {
  /** The name that students know. */
  readonly name: string;
  /** Firebase's id for it. */
  readonly firebaseId: string;
}

/** Every sign-in provider that Cairn supports. */
export const SIGN_IN_PROVIDERS = {
  google: { name: "Google", firebaseId: "google.com" },
  microsoft: { name: "Outlook", firebaseId: "microsoft.com" },
  facebook: { name: "Facebook", firebaseId: "facebook.com" },
} as const satisfies Readonly<Record<string, Provider>>;

export type SignInProvider = keyof typeof SIGN_IN_PROVIDERS;

export interface OfferedProvider {
  readonly id: SignInProvider;
  readonly name: string;
}

function isSignInProvider(name: string): name is SignInProvider {
  return Object.hasOwn(SIGN_IN_PROVIDERS, name);
}

/**
 * The sign-in providers that this installation offers. Others are not shown. When building, name those that are enabled
 * in the Firebase console, in page order:
 *
 *     VITE_SIGN_IN_PROVIDERS=google,microsoft,facebook npm run build
 *
 * An empty value turns all of them off. If it is unset, a build for the emulators offers all, and any other build only
 * Google.
 */
export function offeredProviders(configured: string | undefined, isEmulated: boolean): readonly OfferedProvider[] {
  const names = (configured ?? (isEmulated ? "google,microsoft,facebook" : "google")).split(",");
  const ids = new Set(names.map((name) => name.trim()));
  return [...ids].filter(isSignInProvider).map((id) => ({ id, name: SIGN_IN_PROVIDERS[id].name }));
}

/** The students' names for the sign-in methods that Firebase lists: "Google", "your password". */
export function waysInWords(firebaseIds: readonly string[]): readonly string[] {
  const providers = Object.values(SIGN_IN_PROVIDERS);
  return firebaseIds.flatMap((id) => {
    if (id === "password") return [yourPassword];
    const known = providers.find(({ firebaseId }) => firebaseId === id);
    return known ? [known.name] : [];
  });
}
