import { type AuthProvider, GoogleAuthProvider } from "firebase/auth";

/** How each way of signing in outside Cairn is begun. */
export const SIGN_IN_PROVIDERS = {
  google: (): AuthProvider => new GoogleAuthProvider(),
} as const;

export type SignInProvider = keyof typeof SIGN_IN_PROVIDERS;
