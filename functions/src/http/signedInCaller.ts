import type { Auth } from "firebase-admin/auth";
import { ApiError } from "./ApiError.ts";
import { authCodeOf } from "./authCodeOf.ts";

/** Who calls, as far as the ID token tells. */
export interface Caller {
  readonly uid: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
}

/** Failures of the token itself. Anything else, such as a network failure, is ours and no reason to sign in again. */
const REFUSALS = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Reads the bearer token and asks whether it still holds: neither revoked nor of a disabled or deleted account. */
export async function signedInCaller(auth: Auth, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) throw new ApiError("not-signed-in", "Sign in first.");
  try {
    const { uid, name, email } = await auth.verifyIdToken(token, true);
    return { uid, name: typeof name === "string" ? name : undefined, email };
  } catch (error) {
    if (REFUSALS.has(authCodeOf(error))) throw new ApiError("not-signed-in", "Your sign-in has ended. Sign in again.");
    throw error;
  }
}
