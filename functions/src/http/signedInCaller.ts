import type { Auth, DecodedIdToken } from "firebase-admin/auth";
import { ApiError } from "./ApiError.ts";
import { authCodeOf } from "./authCodeOf.ts";

/** The caller, as the ID token describes them. */
export interface Caller {
  readonly uid: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** The owner of the address has confirmed it. */
  readonly isConfirmed: boolean;
  /** When the student last entered credentials. A refreshed token keeps this time. */
  readonly signedInAt: Date;
  /** Signed in without an account. */
  readonly isGuest: boolean;
  /** May answer support. Only an operator can grant this claim. */
  readonly isAdmin: boolean;
}

/** Errors of the token itself. Any other error, such as a network failure, is ours and needs no new sign-in. */
const REFUSALS = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/user-disabled",
  "auth/user-not-found",
]);

/** Verifies the bearer token, including that it was not revoked and the account is not disabled or deleted. */
export async function signedInCaller(auth: Auth, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (token === undefined) throw new ApiError("not-signed-in", "Sign in first.");
  try {
    return callerFrom(await auth.verifyIdToken(token, true));
  } catch (error) {
    if (REFUSALS.has(authCodeOf(error))) throw new ApiError("not-signed-in", "Your sign-in has ended. Sign in again.");
    throw error;
  }
}

/** The guest a token belongs to. Null if it is not a valid guest token, "gone" if the guest was deleted. */
export async function guestOf(auth: Auth, token: string): Promise<Caller | "gone" | null> {
  try {
    const guest = callerFrom(await auth.verifyIdToken(token, true));
    if (!guest.isGuest) return null;
    // The token stays valid after its guest has become an account.
    const { providerData } = await auth.getUser(guest.uid);
    return providerData.length === 0 ? guest : null;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === "auth/user-not-found") return "gone";
    if (REFUSALS.has(code)) return null;
    throw error;
  }
}

function callerFrom({ uid, name, email, email_verified, firebase, auth_time, admin }: DecodedIdToken): Caller {
  return {
    uid,
    name: typeof name === "string" ? name : undefined,
    email,
    isConfirmed: email_verified === true,
    signedInAt: new Date(auth_time * 1000),
    // The Auth emulator accepts unsigned tokens, and those can lack any field.
    isGuest: firebase?.sign_in_provider === "anonymous",
    isAdmin: admin === true,
  };
}
