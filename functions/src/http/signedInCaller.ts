import type { Auth, DecodedIdToken } from "firebase-admin/auth";
import { ApiError } from "./ApiError.ts";
import { authCodeOf } from "./authCodeOf.ts";

/** Who calls, as far as the ID token tells. */
export interface Caller {
  readonly uid: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** When the student last proved who they are; a refreshed token keeps it. */
  readonly signedInAt: Date;
  /** Signed in without an account. */
  readonly isGuest: boolean;
  /** Answers support; a claim that only an operator grants. */
  readonly isAdmin: boolean;
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
    return callerFrom(await auth.verifyIdToken(token, true));
  } catch (error) {
    if (REFUSALS.has(authCodeOf(error))) throw new ApiError("not-signed-in", "Your sign-in has ended. Sign in again.");
    throw error;
  }
}

/** Whose token a guest's is: null unless it is a guest's that holds, "gone" when the guest has been removed. */
export async function guestOf(auth: Auth, token: string): Promise<Caller | "gone" | null> {
  try {
    const guest = callerFrom(await auth.verifyIdToken(token, true));
    if (!guest.isGuest) return null;
    // A token outlives the moment its guest became an account.
    const { providerData } = await auth.getUser(guest.uid);
    return providerData.length === 0 ? guest : null;
  } catch (error) {
    const code = authCodeOf(error);
    if (code === "auth/user-not-found") return "gone";
    if (REFUSALS.has(code)) return null;
    throw error;
  }
}

function callerFrom({ uid, name, email, firebase, auth_time, admin }: DecodedIdToken): Caller {
  return {
    uid,
    name: typeof name === "string" ? name : undefined,
    email,
    signedInAt: new Date(auth_time * 1000),
    // The Auth emulator takes unsigned tokens, and those may lack anything.
    isGuest: firebase?.sign_in_provider === "anonymous",
    isAdmin: admin === true,
  };
}
